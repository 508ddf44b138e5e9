import type { Instant } from '../calendar/civil-date.ts';
import { DAY_MS } from '../calendar/durations.ts';
import type { Span } from '../calendar/today-somewhere.ts';
import { signOfLongitude } from '../zodiac/signs.ts';
import { wrap180 } from './angles.ts';
import { BODIES, type Body } from './bodies.ts';
import { crossingsBetween, strides, turnsBetween } from './crossings.ts';
import { leadCurve, longitudeCurve } from './curves.ts';
import { ASPECT_ANGLES, ASPECT_NAMES, type AspectName, type ExactAspect } from './events.ts';
import { orbOf } from './orbs.ts';
import { assertComputable, assertSpan } from './range.ts';

/** An aspect at an instant: degrees from exactness, and whether that distance is shrinking. */
export interface AspectState {
  a: Body;
  b: Body;
  aspect: AspectName;
  orb: number;
  applying: boolean;
}

/** Search a year at a time: a span of decades would overflow the curve cache. */
const CHUNK_MS = 365 * DAY_MS;
/** How far ahead or back to look for the exact time. */
const HORIZON_MS = 60 * DAY_MS;

const PAIRS = pairsOf(BODIES);

/** The angles by which `b` is ahead of `a` in each aspect: 60 or 300 degrees for a sextile. */
const SEPARATIONS = ASPECT_NAMES.flatMap((aspect) => {
  const angle = ASPECT_ANGLES[aspect];
  return [...new Set([angle, (360 - angle) % 360])].map((lead) => ({ aspect, lead }));
});

/**
 * Every aspect among the bodies that becomes exact in the span (start inclusive, end exclusive), in order of time.
 * Near misses, where a pair approaches the angle and separates again, are excluded.
 */
export function exactAspectsBetween(span: Span, bodies: readonly Body[] = BODIES): ExactAspect[] {
  assertSpan(span);
  const pairs = pairsOf(bodies);
  const found: ExactAspect[] = [];
  for (let start = span.start; start < span.end; start += CHUNK_MS) {
    const chunk = { start, end: Math.min(start + CHUNK_MS, span.end) };
    found.push(...pairs.flatMap(([a, b]) => exactAspectsOf(a, b, chunk)));
  }
  return found.sort((one, other) => one.at - other.at);
}

/** The aspects in force at an instant, each within its orb. */
export function aspectsAt(instant: Instant): AspectState[] {
  assertComputable(instant);
  return PAIRS.flatMap(([a, b]) => {
    const states = ASPECT_NAMES.map((aspect) => aspectState(a, b, aspect, instant));
    return states.filter(({ aspect, orb }) => orb <= orbOf(a, b, aspect));
  });
}

/** The state of an aspect between two bodies at an instant, in orb or not. */
export function aspectState(a: Body, b: Body, aspect: AspectName, instant: Instant): AspectState {
  const curve = leadCurve(a, b);
  const offset = wrap180(curve.valueAt(instant) - separationNear(a, b, aspect, instant));
  return { a, b, aspect, orb: Math.abs(offset), applying: offset * curve.rateAt(instant) < 0 };
}

/**
 * The exact time an applying aspect is heading for, or a separating one comes from. Null if the
 * pair turns back before reaching it, or if it is more than 60 days away.
 */
export function nearestExactness(state: AspectState, instant: Instant): Instant | null {
  const { a, b, aspect, applying } = state;
  const curve = leadCurve(a, b);
  const level = separationNear(a, b, aspect, instant);
  // Searching back, include an aspect exact at this very instant.
  const spans = applying
    ? strides(instant, 'ahead', HORIZON_MS)
    : strides(instant + 1, 'back', HORIZON_MS);
  const nearest = applying ? 0 : -1;
  for (const span of spans) {
    const exact = crossingsBetween(curve, [level], span).at(nearest);
    // A pair that has turned does not return to the angle within one stride.
    if (exact) return exact.at;
    if (turnsBetween(curve, span).length > 0) return null;
  }
  return null;
}

/** Each pair once, in the order of the bodies. */
function pairsOf(bodies: readonly Body[]): (readonly [Body, Body])[] {
  return bodies.flatMap((a, i) => bodies.slice(i + 1).map((b) => [a, b] as const));
}

function exactAspectsOf(a: Body, b: Body, span: Span): ExactAspect[] {
  const levels = SEPARATIONS.map(({ lead }) => lead);
  return crossingsBetween(leadCurve(a, b), levels, span).map(({ at, level }) => ({
    kind: 'aspect',
    a,
    b,
    aspect: SEPARATIONS.find(({ lead }) => lead === level)!.aspect,
    at,
    signA: signOfLongitude(longitudeCurve(a).valueAt(at)),
    signB: signOfLongitude(longitudeCurve(b).valueAt(at)),
  }));
}

/** The aspect's angle on the side the pair is on: 60 or 300 for a sextile. */
function separationNear(a: Body, b: Body, aspect: AspectName, instant: Instant): number {
  const separation = leadCurve(a, b).valueAt(instant);
  const angle = ASPECT_ANGLES[aspect];
  return separation > 180 ? (360 - angle) % 360 : angle;
}
