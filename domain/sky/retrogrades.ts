import type { Instant } from '../calendar/civil-date.ts';
import { DAY_MS } from '../calendar/durations.ts';
import type { Span } from '../calendar/today-somewhere.ts';
import type { Planet } from './bodies.ts';
import { strides, type Turn, turnsBetween } from './crossings.ts';
import { type Curve, longitudeCurve } from './curves.ts';
import { assertComputable, assertSpan } from './range.ts';

/** Longer than any retrograde period: Pluto's, the longest, lasts at most 165 days. */
const MAX_MS = 200 * DAY_MS;
/** Below this speed in degrees per day, rounding decides which side of a station an instant is on. */
const STANDING = 1e-7;

/** The retrograde period (station to station) containing `instant`, or null while the planet is direct. */
export function retrogradePeriodAt(planet: Planet, instant: Instant): Span | null {
  assertComputable(instant);
  const curve = longitudeCurve(planet);
  if (curve.rateAt(instant) > STANDING) return null;
  const last = firstTurn(curve, strides(instant + 1, 'back', MAX_MS), -1);
  const next = firstTurn(curve, strides(instant + 1, 'ahead', MAX_MS), 0);
  return last && next?.upward ? { start: last.at, end: next.at } : null;
}

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

function firstTurn(curve: Curve, spans: Iterable<Span>, nearest: 0 | -1): Turn | null {
  for (const span of spans) {
    const turn = turnsBetween(curve, span).at(nearest);
    if (turn) return turn;
  }
  return null;
}
