import type { Instant } from '../calendar/civil-date.ts';
import { DAY_MS } from '../calendar/durations.ts';
import type { Span } from '../calendar/today-somewhere.ts';
import { wrap180 } from './angles.ts';
import type { Curve } from './curves.ts';

/**
 * Finds when a moving angle crosses given degrees and when it turns back. Between two turns the
 * angle is monotonic, so it crosses each degree on its path exactly once: nothing is counted twice,
 * and a near miss counts as nothing.
 */

/** An angle crossing `level` degrees; `upward` if it is increasing. */
export interface Crossing {
  at: Instant;
  level: number;
  upward: boolean;
}

/** A stationary angle; `upward` if it increases afterward. */
export interface Turn {
  at: Instant;
  upward: boolean;
}

/** A monotonic stretch of an angle's path. */
interface Stretch {
  from: Instant;
  to: Instant;
  turn: Turn | null;
}

type Point = [at: Instant, value: number];

// All spans share one grid of cells, so neighboring spans find the same events to the millisecond.
// In half a day the Moon moves at most 8 degrees, and a pair of bodies that turns twice within a
// cell moves at most an arcsecond in between, far below the engine's own error.
const CELL_MS = DAY_MS / 2;
const PRECISION_MS = 0.1;
const STRIDE_MS = 10 * DAY_MS;

/**
 * Every crossing of the levels (degrees in [0, 360)) within the span, start inclusive, end
 * exclusive, in order of time. `at` is the first whole millisecond at or past the level.
 */
export function crossingsBetween(curve: Curve, levels: readonly number[], span: Span): Crossing[] {
  const found: Crossing[] = [];
  let start: number | null = null;
  for (const { from, to } of stretches(curve, span)) {
    const before: Point = [from, start ?? curve.valueAt(from)];
    const after: Point = [to, curve.valueAt(to)];
    for (const level of levels) {
      const crossing = crossingOf(curve, level, before, after);
      if (crossing && isWithin(crossing.at, span)) found.push(crossing);
    }
    start = after[1];
  }
  return found.sort((a, b) => a.at - b.at);
}

/** Every instant in the span at which the angle turns back, in order of time. */
export function turnsBetween(curve: Curve, span: Span): Turn[] {
  return stretches(curve, span).flatMap(({ turn }) =>
    turn && isWithin(turn.at, span) ? [turn] : [],
  );
}

/**
 * Consecutive spans leading away from `from`, nearest first, up to `reach` milliseconds: a search
 * that stops at its first hit samples no more of the sky than it needs. Spans ahead start at
 * `from`; spans back end just before it.
 */
export function* strides(from: Instant, way: 'ahead' | 'back', reach: number): Generator<Span> {
  for (let offset = 0; offset < reach; offset += STRIDE_MS) {
    const end = Math.min(offset + STRIDE_MS, reach);
    yield way === 'ahead'
      ? { start: from + offset, end: from + end }
      : { start: from - end, end: from - offset };
  }
}

/** Whether an instant lies in a span, start inclusive, end exclusive. */
export function isWithin(at: Instant, { start, end }: Span): boolean {
  return start <= at && at < end;
}

function stretches(curve: Curve, span: Span): Stretch[] {
  const found: Stretch[] = [];
  // Start one cell early: an event in that cell's last fraction of a millisecond rounds up into the
  // next.
  let from = (Math.ceil(span.start / CELL_MS) - 1) * CELL_MS;
  let rate = curve.rateAt(from);
  while (from < span.end) {
    const to = from + CELL_MS;
    const nextRate = curve.rateAt(to);
    if (rate >= 0 === nextRate >= 0) {
      found.push({ from, to, turn: null });
    } else {
      const still = rootBetween((at) => curve.rateAt(at), [from, rate], [to, nextRate]);
      const turn = { at: Math.ceil(still), upward: nextRate >= 0 };
      found.push({ from, to: still, turn }, { from: still, to, turn: null });
    }
    from = to;
    rate = nextRate;
  }
  return found;
}

function crossingOf(curve: Curve, level: number, from: Point, to: Point): Crossing | null {
  const before = wrap180(from[1] - level);
  const after = wrap180(to[1] - level);
  // The sign also changes on the far side of the circle, where there is no crossing.
  if (before >= 0 === after >= 0 || Math.abs(before) > 90) return null;
  const offset = (at: Instant) => wrap180(curve.valueAt(at) - level);
  const at = Math.ceil(rootBetween(offset, [from[0], before], [to[0], after]));
  return { at, level, upward: after >= 0 };
}

/**
 * The root of `f` between two points that bracket it, to a tenth of a millisecond, by
 * Chandrupatla's method (Advances in Engineering Software 28, 1997): inverse quadratic
 * interpolation where it is safe, bisection otherwise.
 */
function rootBetween(f: (at: Instant) => number, first: Point, second: Point): Instant {
  let [a, fa] = first;
  let [b, fb] = second;
  let share = 0.5;
  for (;;) {
    const x = a + share * (b - a);
    const fx = f(x);
    const sameSide = fx >= 0 === fa >= 0;
    const [c, fc] = sameSide ? [a, fa] : [b, fb];
    if (!sameSide) [b, fb] = [a, fa];
    [a, fa] = [x, fx];
    const smallestShare = PRECISION_MS / Math.abs(b - a);
    if (fa === 0 || smallestShare > 0.5) return Math.abs(fa) < Math.abs(fb) ? a : b;
    const xi = (a - b) / (c - b);
    const phi = (fa - fb) / (fc - fb);
    share =
      phi ** 2 < xi && (1 - phi) ** 2 < 1 - xi
        ? (fa / (fa - fb)) * (fc / (fc - fb)) -
          ((c - a) / (b - a)) * (fa / (fc - fa)) * (fb / (fb - fc))
        : 0.5;
    share = Math.min(1 - smallestShare, Math.max(smallestShare, share));
  }
}
