import type { Instant } from '../calendar/civil-date.ts';
import type { Span } from '../calendar/today-somewhere.ts';
import type { Planet } from './bodies.ts';
import { turnsBetween } from './crossings.ts';
import { longitudeCurve } from './curves.ts';
import { assertComputable, assertSpan } from './range.ts';

const DAY_MS = 86_400_000;
/** Longer than any retrogradation: Pluto's, the longest, last 165 days at most. */
const LONGEST_MS = 200 * DAY_MS;

/** The retrogradation (station to station) that holds `instant`, or null while the planet moves forward. */
export function retrogradePeriodAt(planet: Planet, instant: Instant): Span | null {
  assertComputable(instant);
  return retrogradePeriodsBetween(planet, { start: instant, end: instant + 1 })[0] ?? null;
}

/** Every retrogradation of which a part lies in the span, whole and in order of time. */
export function retrogradePeriodsBetween(planet: Planet, span: Span): Span[] {
  assertSpan(span);
  const around = { start: span.start - LONGEST_MS, end: span.end + LONGEST_MS };
  const turns = turnsBetween(longitudeCurve(planet), around);
  return turns.flatMap((turn, i) => {
    const next = turns[i + 1];
    if (turn.upward || !next) return [];
    return turn.at < span.end && next.at > span.start ? [{ start: turn.at, end: next.at }] : [];
  });
}
