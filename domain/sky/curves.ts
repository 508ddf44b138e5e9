import type { Instant } from '../calendar/civil-date.ts';
import { DAY_MS } from '../calendar/durations.ts';
import { wrap180, wrap360 } from './angles.ts';
import { BODIES, type Body } from './bodies.ts';
import { apparentPlace } from './engine.ts';

/**
 * Longitudes as smooth curves. The engine takes 15 to 120 microseconds per position and the search
 * for a day's events needs thousands, so each body is sampled once per segment of time at Chebyshev
 * nodes and evaluated from the polynomial through them (Numerical Recipes, 3rd ed., section 5.8).
 * The curve stays within 0.002" of the engine, a ten-thousandth of the engine's own error.
 */

/** A moving angle: degrees in [0, 360), and its rate in degrees per day, at an instant. */
export interface Curve {
  valueAt(at: Instant): number;
  rateAt(at: Instant): number;
}

interface Segment {
  middle: Instant;
  /** Half the segment's length in milliseconds. */
  half: number;
  /** Chebyshev coefficients of the longitude; `rates` are those of its change per day. */
  values: number[];
  rates: number[];
}

// Delta T has a step of 0.85 s where its prediction ends (engine.ts). A segment boundary lies there
// because no polynomial can follow a step.
const SEAM: Instant = Date.UTC(2017, 0, 1);
const SEGMENT_DAYS = 32;
const SHORTER_SEGMENT_DAYS: Partial<Record<Body, number>> = { Moon: 8, Mercury: 16 };
const NODES = 18;
/** Segments cached per body: 22 years of a planet, 5 of the Moon, about 100 KB each. */
const SEGMENTS_KEPT = 256;

const segments = new Map(BODIES.map((body) => [body, new Map<number, Segment>()]));

/** The longitude of one body. */
export function longitudeCurve(body: Body): Curve {
  return {
    valueAt: (at) => wrap360(read(body, at, 'values')),
    rateAt: (at) => read(body, at, 'rates'),
  };
}

/** How far `b` is ahead of `a` in longitude. */
export function leadCurve(a: Body, b: Body): Curve {
  return {
    valueAt: (at) => wrap360(read(b, at, 'values') - read(a, at, 'values')),
    rateAt: (at) => read(b, at, 'rates') - read(a, at, 'rates'),
  };
}

function read(body: Body, at: Instant, series: 'values' | 'rates'): number {
  const segment = segmentAt(body, at);
  return chebyshevSum(segment[series], (at - segment.middle) / segment.half);
}

function segmentAt(body: Body, at: Instant): Segment {
  const length = (SHORTER_SEGMENT_DAYS[body] ?? SEGMENT_DAYS) * DAY_MS;
  const number = Math.floor((at - SEAM) / length);
  const kept = segments.get(body)!;
  const known = kept.get(number);
  if (known) return known;
  if (kept.size >= SEGMENTS_KEPT) kept.delete(kept.keys().next().value!);
  const segment = sampled(body, SEAM + number * length, length);
  kept.set(number, segment);
  return segment;
}

function sampled(body: Body, start: Instant, length: number): Segment {
  const half = length / 2;
  const middle = start + half;
  const longitudes: number[] = [];
  for (const node of NODE_POSITIONS) {
    const { longitude } = apparentPlace(body, middle + half * node);
    const last = longitudes.at(-1) ?? longitude;
    longitudes.push(last + wrap180(longitude - last));
  }
  const values = NODE_POSITIONS.map((_, order) => {
    const sum = longitudes.reduce(
      (total, longitude, k) => total + longitude * COSINES[order]![k]!,
      0,
    );
    return (sum * 2) / NODES;
  });
  return { middle, half, values, rates: derivative(values, half / DAY_MS) };
}

const NODE_POSITIONS = Array.from({ length: NODES }, (_, k) =>
  Math.cos((Math.PI * (k + 0.5)) / NODES),
);
const COSINES = NODE_POSITIONS.map((_, order) =>
  NODE_POSITIONS.map((__, k) => Math.cos((Math.PI * order * (k + 0.5)) / NODES)),
);

/** Numerical Recipes equation 5.9.2, scaled from [-1, 1] to `halfDays` on either side. */
function derivative(coefficients: readonly number[], halfDays: number): number[] {
  const rates = coefficients.map(() => 0);
  for (let order = coefficients.length - 1; order > 0; order--) {
    rates[order - 1] = (rates[order + 1] ?? 0) + 2 * order * coefficients[order]!;
  }
  return rates.map((rate) => rate / halfDays);
}

/** Clenshaw's recurrence, equation 5.8.11. */
function chebyshevSum(coefficients: readonly number[], x: number): number {
  let next = 0;
  let afterNext = 0;
  for (let order = coefficients.length - 1; order > 0; order--) {
    const current = 2 * x * next - afterNext + coefficients[order]!;
    afterNext = next;
    next = current;
  }
  return x * next - afterNext + coefficients[0]! / 2;
}
