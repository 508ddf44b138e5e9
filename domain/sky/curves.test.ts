import { expect, test } from 'vitest';
import { DAY_MS } from '../calendar/durations.ts';
import { wrap180 } from './angles.ts';
import { BODIES } from './bodies.ts';
import { leadCurve, longitudeCurve } from './curves.ts';
import { longitudeAt, positionAt } from './position.ts';

const ARCSECOND = 1 / 3600;

// Just over 401 days apart: over 150 years they sample every part of the segments.
const INSTANTS = Array.from(
  { length: 136 },
  (_, i) => Date.UTC(1950, 0, 1) + Math.round(i * 401.37 * DAY_MS),
);

test.each(BODIES)('the curve of %s stays within 0.01 arcseconds of the engine', (body) => {
  const curve = longitudeCurve(body);
  for (const at of INSTANTS) {
    const { longitude, speed } = positionAt(body, at);
    const name = new Date(at).toISOString();
    expect(Math.abs(wrap180(curve.valueAt(at) - longitude)), name).toBeLessThan(0.01 * ARCSECOND);
    expect(Math.abs(curve.rateAt(at) - speed), name).toBeLessThan(0.5 * ARCSECOND);
  }
});

// Light seen in the first minutes of 2017 left before the step, so the engine itself is off there
// by the body's motion in 0.85 s: 0.08 arcseconds for Mercury.
test('the curves hold on both sides of the step in Delta T at the start of 2017', () => {
  const step = Date.UTC(2017, 0, 1);
  for (const at of [step - DAY_MS, step - 3_600_000, step - 1, step, step + 1, step + DAY_MS]) {
    for (const body of BODIES) {
      const off = wrap180(longitudeCurve(body).valueAt(at) - longitudeAt(body, at));
      expect(Math.abs(off), `${body} ${at - step}`).toBeLessThan(0.1 * ARCSECOND);
    }
  }
});

test('a lead is the difference of two longitudes, in [0, 360)', () => {
  const at = Date.UTC(2026, 10, 21, 12);
  const lead = leadCurve('Sun', 'Moon');
  expect(lead.valueAt(at)).toBeCloseTo(137.817, 2);
  expect(leadCurve('Moon', 'Sun').valueAt(at)).toBeCloseTo(360 - 137.817, 2);
  expect(lead.rateAt(at)).toBeCloseTo(
    positionAt('Moon', at).speed - positionAt('Sun', at).speed,
    3,
  );
});
