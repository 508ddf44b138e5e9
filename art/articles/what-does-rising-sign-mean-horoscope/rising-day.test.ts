import { describe, expect, it } from 'vitest';
import { risingMinutes } from '../../facts/ascendant.ts';
import { range } from '../../facts/spans.ts';
import { CHICAGO, hourOf, hourOfRising, sunOnHorizon } from './rising-day.ts';

/** Hours by which refraction and the Sun's radius, 50 arcminutes together, lengthen the day there at either end. */
const ALMANAC_SHIFT = 5 / 60;
const TWO_MINUTES = 2 / 60;

describe('sunOnHorizon', () => {
  // Chicago, January 20, 2025: sunrise 7:13 AM, sunset 4:51 PM.
  it('agrees with an almanac', () => {
    const { rises, sets } = sunOnHorizon();
    expect(Math.abs(hourOf(rises) - ALMANAC_SHIFT - (7 + 13 / 60))).toBeLessThan(TWO_MINUTES);
    expect(Math.abs(hourOf(sets) + ALMANAC_SHIFT - (16 + 51 / 60))).toBeLessThan(TWO_MINUTES);
  });
});

describe('hourOfRising', () => {
  it('gives each sign its rising time at the latitude', () => {
    const expected = risingMinutes(CHICAGO.latitude);
    for (const sign of range(0, 11)) {
      const [from, to] = [hourOfRising(sign * 30), hourOfRising(((sign + 1) * 30) % 360)];
      const minutes = (to > from ? to - from : to - from + 24) * 60;
      const seam = to > from ? 0 : 4;
      expect(Math.abs(minutes - seam - expected[sign]!)).toBeLessThan(0.2);
    }
  });
});
