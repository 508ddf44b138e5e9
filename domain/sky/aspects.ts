import type { Instant } from '../calendar/civil-date.ts';
import type { Span } from '../calendar/today-somewhere.ts';
import { signOfLongitude } from '../zodiac/signs.ts';
import { wrap180 } from './angles.ts';
import { BODIES, type Body } from './bodies.ts';
import { crossingsBetween, strides, turnsBetween } from './crossings.ts';
import { leadCurve, longitudeCurve } from './curves.ts';
import { ASPECT_ANGLES, ASPECT_NAMES, type AspectName, type ExactAspect } from './events.ts';
import { orbOf } from './orbs.ts';
import { assertComputable, assertSpan } from './range.ts';

/** An aspect as it stands at an instant: degrees from exactness, and whether that distance shrinks. */
export interface AspectState {
  a: Body;
  b: Body;
  aspect: AspectName;
  orb: number;
  applying: boolean;
}

const DAY_MS = 86_400_000;
/** A year at a time, so that a span of decades stays within the sampled curves that are kept. */
const CHUNK_MS = 365 * DAY_MS;
/** How far ahead or back an exactness is worth naming. */
const HORIZON_MS = 60 * DAY_MS;

const PAIRS: readonly (readonly [Body, Body])[] = BODIES.flatMap((a, i) =>
  BODIES.slice(i + 1).map((b) => [a, b] as const),
);

/** How far `b` may stand ahead of `a` in each aspect: 60 and 300 degrees make a sextile. */
const LEADS = ASPECT_NAMES.flatMap((aspect) => {
  const angle = ASPECT_ANGLES[aspect];
  return [...new Set([angle, (360 - angle) % 360])].map((lead) => ({ aspect, lead }));
});

/**
 * Every aspect of two bodies that becomes exact in the span (start inclusive, end exclusive), in
 * order of time. Two bodies that come near the angle and part again are not among them.
 */
export function exactAspectsBetween(span: Span): ExactAspect[] {
  assertSpan(span);
  const found: ExactAspect[] = [];
  for (let start = span.start; start < span.end; start += CHUNK_MS) {
    const chunk = { start, end: Math.min(start + CHUNK_MS, span.end) };
    found.push(...PAIRS.flatMap(([a, b]) => exactAspectsOf(a, b, chunk)));
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

/** How an aspect of two bodies stands at an instant, in orb or not. */
export function aspectState(a: Body, b: Body, aspect: AspectName, instant: Instant): AspectState {
  const curve = leadCurve(a, b);
  const offset = wrap180(curve.valueAt(instant) - leadNear(a, b, aspect, instant));
  return { a, b, aspect, orb: Math.abs(offset), applying: offset * curve.rateAt(instant) < 0 };
}

/**
 * The exactness that an aspect is heading for when applying, or comes from when separating; null
 * where the pair turns back before reaching it, or within 60 days reaches nothing.
 */
export function nearestExactness(state: AspectState, instant: Instant): Instant | null {
  const { a, b, aspect, applying } = state;
  const curve = leadCurve(a, b);
  const level = leadNear(a, b, aspect, instant);
  // Searching back, an exactness at the very instant counts too.
  const spans = applying
    ? strides(instant, 'ahead', HORIZON_MS)
    : strides(instant + 1, 'back', HORIZON_MS);
  const nearest = applying ? 0 : -1;
  for (const span of spans) {
    const exact = crossingsBetween(curve, [level], span).at(nearest);
    // A pair that has turned does not come back to the angle within one stride.
    if (exact) return exact.at;
    if (turnsBetween(curve, span).length > 0) return null;
  }
  return null;
}

function exactAspectsOf(a: Body, b: Body, span: Span): ExactAspect[] {
  const levels = LEADS.map(({ lead }) => lead);
  return crossingsBetween(leadCurve(a, b), levels, span).map(({ at, level }) => ({
    kind: 'aspect',
    a,
    b,
    aspect: LEADS.find(({ lead }) => lead === level)!.aspect,
    at,
    signA: signOfLongitude(longitudeCurve(a).valueAt(at)),
    signB: signOfLongitude(longitudeCurve(b).valueAt(at)),
  }));
}

/** The lead that makes the aspect on the side where the two bodies stand: 60 or 300 for a sextile. */
function leadNear(a: Body, b: Body, aspect: AspectName, instant: Instant): number {
  const lead = leadCurve(a, b).valueAt(instant);
  const angle = ASPECT_ANGLES[aspect];
  return lead > 180 ? (360 - angle) % 360 : angle;
}
