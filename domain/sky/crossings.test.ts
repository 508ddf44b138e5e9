import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../calendar/durations.ts';
import { wrap360 } from './angles.ts';
import { crossingsBetween, turnsBetween } from './crossings.ts';
import type { Curve } from './curves.ts';

const START = Date.UTC(2026, 0, 1);
const SPAN = { start: START, end: START + 40 * DAY_MS };

/** A parabola that peaks at `peak` degrees on `turnDay`: direct before it, retrograde after. */
function turningCurve(turnDay: number, peak: number): Curve {
  const days = (at: number) => (at - START) / DAY_MS - turnDay;
  return {
    valueAt: (at) => wrap360(peak - 0.01 * days(at) ** 2),
    rateAt: (at) => -0.02 * days(at),
  };
}

/** An angle that starts at `from` degrees and moves `degreesPerDay`. */
function steadyCurve(from: number, degreesPerDay: number): Curve {
  return {
    valueAt: (at) => wrap360(from + (degreesPerDay * (at - START)) / DAY_MS),
    rateAt: () => degreesPerDay,
  };
}

const dayOf = (at: number) => (at - START) / DAY_MS;

describe('crossings', () => {
  test('a steady angle crosses each level once, across 360 too', () => {
    const found = crossingsBetween(steadyCurve(350, 1), [0, 10, 30], SPAN);
    expect(found.map(({ level, upward, at }) => [level, upward, dayOf(at)])).toEqual([
      [0, true, 10],
      [10, true, 20],
    ]);
  });

  test('the opposite side of the circle is not a crossing', () => {
    expect(crossingsBetween(steadyCurve(350, 1), [180, 175, 185], SPAN)).toEqual([]);
  });

  test('retrograde motion crosses levels downward', () => {
    const found = crossingsBetween(steadyCurve(5.2, -1), [0], SPAN);
    expect(found).toHaveLength(1);
    expect(found[0]!.upward).toBe(false);
    expect(dayOf(found[0]!.at)).toBeCloseTo(5.2, 7);
  });

  test('a level below a turn is crossed on the way up and on the way back', () => {
    const found = crossingsBetween(turningCurve(20.3, 31), [30], SPAN);
    expect(found.map(({ upward }) => upward)).toEqual([true, false]);
    expect(dayOf(found[0]!.at)).toBeCloseTo(10.3, 6);
    expect(dayOf(found[1]!.at)).toBeCloseTo(30.3, 6);
  });

  test('both crossings within one half day are found', () => {
    const found = crossingsBetween(turningCurve(20.25, 30 + 0.0001), [30], SPAN);
    expect(found).toHaveLength(2);
    expect(dayOf(found[0]!.at)).toBeCloseTo(20.15, 6);
    expect(dayOf(found[1]!.at)).toBeCloseTo(20.35, 6);
  });

  test('a level just above a turn is never crossed', () => {
    expect(crossingsBetween(turningCurve(20.3, 29.999999), [30], SPAN)).toEqual([]);
  });

  test('a span includes its start and excludes its end', () => {
    const curve = steadyCurve(350, 1);
    const at = START + 10 * DAY_MS;
    expect(crossingsBetween(curve, [0], { start: at, end: at + 1 })).toHaveLength(1);
    expect(crossingsBetween(curve, [0], { start: at - DAY_MS, end: at })).toEqual([]);
    expect(crossingsBetween(curve, [0], { start: at, end: at })).toEqual([]);
  });
});

describe('turns', () => {
  test('a turn is found to the millisecond, with its direction', () => {
    const found = turnsBetween(turningCurve(20.3, 31), SPAN);
    expect(found).toHaveLength(1);
    expect(found[0]!.upward).toBe(false);
    expect(Math.abs(found[0]!.at - (START + 20.3 * DAY_MS))).toBeLessThanOrEqual(1);
  });

  test('a steady angle has none', () => {
    expect(turnsBetween(steadyCurve(0, 1), SPAN)).toEqual([]);
  });
});
