import { DAY_MS } from '../calendar/durations.ts';
import type { Span } from '../calendar/today-somewhere.ts';
import type { Planet } from './bodies.ts';
import { turnsBetween } from './crossings.ts';
import { longitudeCurve } from './curves.ts';
import { assertSpan } from './range.ts';

/** Longer than any retrograde period: Pluto's, the longest, lasts at most 165 days. */
const MAX_MS = 200 * DAY_MS;

/** Every retrograde period that overlaps the span, returned whole, in order of time. */
export function retrogradePeriodsBetween(planet: Planet, span: Span): Span[] {
  assertSpan(span);
  const around = { start: span.start - MAX_MS, end: span.end + MAX_MS };
  const turns = turnsBetween(longitudeCurve(planet), around);
  return turns.flatMap((turn, i) => {
    const next = turns[i + 1];
    if (turn.upward || !next) return [];
    return turn.at < span.end && next.at > span.start ? [{ start: turn.at, end: next.at }] : [];
  });
}
