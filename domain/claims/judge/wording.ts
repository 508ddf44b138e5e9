import { civilDateAt, type Instant, longDate } from '../../calendar/civil-date.ts';
import { MINUTE_MS } from '../../calendar/durations.ts';
import { type Body, isSlow } from '../../sky/bodies.ts';

const THE = new Set<Body>(['Sun', 'Moon']);

/** "the Moon", "Venus" */
export function bodyName(body: Body): string {
  return THE.has(body) ? `the ${body}` : body;
}

export function sentence(text: string): string {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return capital.endsWith('.') ? capital : `${capital}.`;
}

/** "14:20 UTC on November 22, 2026"; only the date for bodies whose minutes are uncertain. */
export function instantWords(at: Instant, body: Body | null = null): string {
  const rounded = Math.round(at / MINUTE_MS) * MINUTE_MS;
  if (body && isSlow(body)) return longDate(civilDateAt(at));
  const time = new Date(rounded).toISOString().slice(11, 16);
  return `${time} UTC on ${longDate(civilDateAt(rounded))}`;
}

/** "at 14:20 UTC on …" or "on …" */
export function atWords(at: Instant, body: Body | null = null): string {
  return body && isSlow(body) ? `on ${instantWords(at, body)}` : `at ${instantWords(at)}`;
}

export function listWords(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
