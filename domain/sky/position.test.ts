import { describe, expect, test } from 'vitest';
import {
  REFERENCE_PHASE_ANGLES,
  REFERENCE_POSITIONS,
  REFERENCE_STATIONS,
  REFERENCE_YEARS,
} from '#tests/fixtures/sky/reference.ts';
import { HOUR_MS } from '../calendar/durations.ts';
import { degreeInSign, signOfLongitude } from '../zodiac/signs.ts';
import { wrap180 } from './angles.ts';
import { BODIES, PLANETS } from './bodies.ts';
import { apparentPlace, nutationAt } from './engine.ts';
import {
  distanceAt,
  illuminationAt,
  isRetrogradeAt,
  longitudeAt,
  meanNodeAt,
  phaseAngleAt,
  positionAt,
  trueNodeAt,
} from './position.ts';

const ARCMINUTE = 1 / 60;

describe('positions at the 125 reference instants', () => {
  test.each(BODIES)('%s is within half an arcminute, and in its sign', (body) => {
    const rows = REFERENCE_POSITIONS.filter((row) => row.body === body);
    expect(rows).toHaveLength(125);
    for (const { utc, at, longitude, sign } of rows) {
      const computed = longitudeAt(body, at);
      expect(Math.abs(wrap180(computed - longitude)), utc).toBeLessThan(0.5 * ARCMINUTE);
      if (!isNearCusp(longitude)) expect(signOfLongitude(computed), utc).toBe(sign);
    }
  });

  test.each(BODIES)('%s moves at the reference speed and in its direction', (body) => {
    for (const row of REFERENCE_POSITIONS.filter((row) => row.body === body)) {
      const { speed } = positionAt(body, row.at);
      expect(Math.abs(speed - row.speed), row.utc).toBeLessThan(0.002);
    }
  });

  test.each(PLANETS)('%s is retrograde when the reference says so', (planet) => {
    const rows = REFERENCE_POSITIONS.filter((row) => row.body === planet);
    expect(rows.some((row) => row.retrograde)).toBe(true);
    for (const { utc, at, retrograde, speed } of rows) {
      // The reference prints four decimals: a slower planet reads as stationary.
      if (speed !== 0) expect(isRetrogradeAt(planet, at), utc).toBe(retrograde);
    }
  });

  test('from 2030 to 2050 the Moon shows no drift, as a wrong Delta T would cause', () => {
    const rows = REFERENCE_POSITIONS.filter(({ body, utc }) => body === 'Moon' && utc > '2030');
    const ahead = rows.map(({ at, longitude }) => wrap180(longitudeAt('Moon', at) - longitude));
    const mean = ahead.reduce((sum, degrees) => sum + degrees, 0) / rows.length;
    // The prediction built into the engine puts it 0.11 arcminutes ahead.
    expect(Math.abs(mean)).toBeLessThan(0.05 * ARCMINUTE);
  });

  test('the Moon’s elongation from the Sun matches the reference', () => {
    for (const { utc, at, phaseAngle } of REFERENCE_PHASE_ANGLES) {
      const off = Math.abs(wrap180(phaseAngleAt(at) - phaseAngle));
      expect(off, utc).toBeLessThan(0.5 * ARCMINUTE);
    }
  });
});

test('the retrograde flag changes within an hour of every station of 2025 and 2026', () => {
  expect(REFERENCE_STATIONS.length).toBeGreaterThan(30);
  for (const { body, at, turns } of REFERENCE_STATIONS) {
    const name = `${body} ${new Date(at).toISOString()}`;
    expect(isRetrogradeAt(body, at - HOUR_MS), name).toBe(turns === 'direct');
    expect(isRetrogradeAt(body, at + HOUR_MS), name).toBe(turns === 'retrograde');
  }
});

describe('the lunar nodes', () => {
  test('the mean node agrees with Meeus, example 22.a', () => {
    // 1987 April 10, 0h TD: mean node 11.2531 degrees, nutation in longitude -3.788 arcseconds.
    const at = Date.UTC(1987, 3, 10) - 55_500;
    expect(meanNodeAt(at)).toBeCloseTo(11.2531 - 3.788 / 3600, 3);
  });

  test('the true node swings within two degrees of the mean node', () => {
    const swings: number[] = [];
    for (let at = REFERENCE_YEARS.start; at < REFERENCE_YEARS.end; at += 72 * HOUR_MS) {
      swings.push(wrap180(trueNodeAt(at) - meanNodeAt(at)));
    }
    expect(Math.max(...swings)).toBeLessThan(2);
    expect(Math.min(...swings)).toBeGreaterThan(-2);
    expect(Math.max(...swings)).toBeGreaterThan(1);
  });

  test('the Moon is at the true node when it crosses the ecliptic northward', () => {
    let climbs = 0;
    for (let at = REFERENCE_YEARS.start; at < REFERENCE_YEARS.end; at += HOUR_MS * 3) {
      const before = apparentPlace('Moon', at).latitude;
      const after = apparentPlace('Moon', at + HOUR_MS * 3).latitude;
      if (before >= 0 || after < 0) continue;
      const climb = at + (HOUR_MS * 3 * before) / (before - after);
      const off = wrap180(longitudeAt('Moon', climb) - trueNodeAt(climb));
      expect(Math.abs(off), new Date(climb).toISOString()).toBeLessThan(0.3 * ARCMINUTE);
      climbs++;
    }
    expect(climbs).toBe(27);
  });
});

test.each([
  { name: 'new', utc: '2026-08-12T17:37Z', lit: 0 },
  { name: 'first quarter', utc: '2026-08-20T02:46Z', lit: 0.5 },
  { name: 'full', utc: '2026-08-28T04:18Z', lit: 1 },
])('the $name Moon is illuminated accordingly', ({ utc, lit }) => {
  expect(illuminationAt(Date.parse(utc))).toBeCloseTo(lit, 2);
});

describe('instants that cannot be computed', () => {
  test.each([
    { name: 'before 1800', at: Date.UTC(1799, 11, 31), message: /1800 to 2200; .* earlier/ },
    { name: 'after 2200', at: Date.UTC(2201, 0, 2), message: /1800 to 2200; .* later/ },
    { name: 'no instant', at: Number.NaN, message: /not a valid instant/ },
    { name: 'infinite', at: Number.POSITIVE_INFINITY, message: /later/ },
  ])('$name throws a RangeError with a sentence', ({ at, message }) => {
    for (const ask of [
      () => longitudeAt('Sun', at),
      () => positionAt('Pluto', at),
      () => isRetrogradeAt('Mars', at),
      () => phaseAngleAt(at),
      () => illuminationAt(at),
      () => meanNodeAt(at),
      () => trueNodeAt(at),
    ]) {
      expect(ask).toThrow(RangeError);
      expect(ask).toThrow(message);
    }
  });

  test('the first and last instants of the range are computed', () => {
    // In the Gregorian calendar the Sun enters Capricorn ten or eleven days before New Year.
    for (const at of [Date.UTC(1800, 0, 1), Date.UTC(2201, 0, 1) - 1]) {
      expect(signOfLongitude(longitudeAt('Sun', at))).toBe('capricorn');
      expect(degreeInSign(longitudeAt('Sun', at))).toBeCloseTo(10, 0);
    }
  });

  test('a string thrown by astronomy-engine becomes an Error with that string as its cause', () => {
    const failed = caught(() => nutationAt(Number.NaN));
    expect(failed).toBeInstanceOf(Error);
    expect((failed as Error).cause).toMatch(/Date object/);
  });
});

function isNearCusp(longitude: number): boolean {
  const degree = degreeInSign(longitude);
  return Math.min(degree, 30 - degree) < 0.5 * ARCMINUTE;
}

function caught(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return null;
}

describe('distances', () => {
  // Meeus, Astronomical Algorithms (2nd ed.), example 47.a: 368,409.7 km on 12 April 1992, 0h TD (59 s after this UTC).
  test('the Moon’s distance matches Meeus’s example', () => {
    const kilometers = distanceAt('Moon', Date.UTC(1992, 3, 11, 23, 59, 1)) * 149_597_870.7;
    expect(Math.abs(kilometers - 368_409.7)).toBeLessThan(50);
  });

  // Meeus, example 33.a: Venus at 0.910 947 au (true) on 20 December 1992, 0h TD.
  test('Venus’s distance matches Meeus’s example', () => {
    expect(distanceAt('Venus', Date.UTC(1992, 11, 19, 23, 59, 1))).toBeCloseTo(0.9109, 3);
  });
});
