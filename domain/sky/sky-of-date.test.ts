import { describe, expect, test } from 'vitest';
import { addDays, type CivilDate, civilDate, utcMidnight } from '../calendar/civil-date.ts';
import { HOUR_MS } from '../calendar/durations.ts';
import { degreeInSign, signOfLongitude } from '../zodiac/signs.ts';
import { wrap180 } from './angles.ts';
import { exactAspectsBetween } from './aspects.ts';
import { PLANETS } from './bodies.ts';
import type { AspectOfDay } from './day-sky.ts';
import { eclipsesBetween } from './eclipses.ts';
import { ASPECT_ANGLES } from './events.ts';
import { ingressesBetween } from './ingresses.ts';
import { lunationsBetween } from './lunations.ts';
import { longitudeAt, phaseAngleAt, positionAt } from './position.ts';
import { retrogradePeriodsBetween } from './retrogrades.ts';
import { seasonTurnsBetween } from './seasons.ts';
import { skyOfDate } from './sky-of-date.ts';
import { stationsBetween } from './stations.ts';

/** 913 days apart, from 1950 to 2099: every season, weekday and phase of the Moon. */
const DATES = Array.from({ length: 60 }, (_, i) => addDays(civilDate('1950-01-01'), i * 913));
/** Edge cases. */
const SPECIAL_DATES = [
  '2025-07-18', // Mercury stations
  '2025-04-12', // a near miss of Mercury and Mars
  '2025-11-08', // Uranus retrogrades into Taurus
  '2026-08-12', // solar eclipse
  '2026-03-03', // lunar eclipse
  '2026-03-20', // equinox, Mercury stations
  '2044-11-09', // 16384 days from J2000, where the engine's own clock conversion can hang
  '1955-02-22',
  '2017-01-01', // the step in Delta T
].map(civilDate);
const ALL_DATES = [...DATES, ...SPECIAL_DATES];

const noonOf = (date: CivilDate) => utcMidnight(date) + 12 * HOUR_MS;

describe.each(ALL_DATES)('the sky of %s', (date) => {
  const sky = skyOfDate(date);
  const noon = noonOf(date);

  test('covers the 50 hours in which the date is today', () => {
    expect(sky.window).toEqual({
      start: utcMidnight(date) - 14 * HOUR_MS,
      end: utcMidnight(date) + 36 * HOUR_MS,
    });
  });

  test('gives each body’s position at noon UTC', () => {
    for (const [name, of] of Object.entries(sky.bodies)) {
      expect(of.body).toBe(name);
      const { longitude, speed } = positionAt(of.body, noon);
      expect(Math.abs(wrap180(of.longitude - longitude)), name).toBeLessThan(1e-5);
      expect(of.speed, name).toBeCloseTo(speed, 3);
      expect(of.sign, name).toBe(signOfLongitude(of.longitude));
      expect(of.degree, name).toBe(degreeInSign(of.longitude));
    }
    expect(sky.bodies.Sun.retrograde || sky.bodies.Moon.retrograde).toBe(false);
    for (const planet of PLANETS) {
      const retrograde =
        retrogradePeriodsBetween(planet, { start: noon, end: noon + 1 }).length > 0;
      expect(sky.bodies[planet].retrograde, planet).toBe(retrograde);
    }
  });

  test('fills the window with stays in signs', () => {
    for (const { body, sign, stays } of Object.values(sky.bodies)) {
      expect(stays[0]!.from).toBeNull();
      expect(stays.at(-1)!.until).toBeNull();
      for (const [i, stay] of stays.entries()) {
        const next = stays[i + 1];
        expect(stay.until, body).toBe(next?.from ?? null);
        const from = stay.from ?? sky.window.start;
        const until = stay.until ?? sky.window.end;
        expect(until, body).toBeGreaterThan(from);
        const middle = (from + until) / 2;
        expect(signOfLongitude(longitudeAt(body, middle)), body).toBe(stay.sign);
      }
      const held = stays.find(
        (stay) => (stay.from ?? -Infinity) <= noon && noon < (stay.until ?? Infinity),
      );
      expect(held?.sign, body).toBe(sign);
    }
  });

  test('holds the events of the window', () => {
    expect(sky.ingresses).toEqual(ingressesBetween(sky.window));
    expect(sky.stations).toEqual(stationsBetween(sky.window));
    expect(sky.lunations).toEqual(lunationsBetween(sky.window));
    expect(sky.exactAspects).toEqual(exactAspectsBetween(sky.window));
    expect(sky.eclipses).toEqual(eclipsesBetween(sky.window));
    expect(sky.seasonTurns).toEqual(seasonTurnsBetween(sky.window));
  });

  test('holds the Moon’s phase at noon', () => {
    expect(Math.abs(wrap180(sky.phaseAngle - phaseAngleAt(noon)))).toBeLessThan(1e-5);
    const halfAngle = (sky.phaseAngle * Math.PI) / 360;
    expect(sky.illumination).toBeCloseTo(Math.sin(halfAngle) ** 2, 1);
  });

  test('says of each aspect whether it applies', () => {
    expect(sky.aspects.length).toBeGreaterThan(0);
    for (const aspect of sky.aspects) {
      const name = `${aspect.a} ${aspect.aspect} ${aspect.b}`;
      const { orb, applying } = aspect;
      expect(orb, name).toBeCloseTo(orbAt(aspect, noon), 5);
      expect(applying, name).toBe(isShrinking(aspect, noon));
    }
    for (const { a, b, aspect } of sky.exactAspects) {
      const own = sky.aspects.find((one) => one.a === a && one.b === b && one.aspect === aspect);
      expect(own, `${a} ${aspect} ${b}`).toBeDefined();
    }
  });

  test('gives the exact time in the direction of motion, or null', () => {
    for (const aspect of sky.aspects) {
      const { a, b, applying, exactAt } = aspect;
      const within = sky.exactAspects
        .filter((one) => one.a === a && one.b === b && one.aspect === aspect.aspect)
        .map(({ at }) => at)
        .filter((at) => (applying ? at > noon : at <= noon));
      if (within.length > 0) expect(exactAt).toBe(applying ? within[0] : within.at(-1));
      if (exactAt === null) continue;
      expect(orbAt(aspect, exactAt), `${a} ${b}`).toBeLessThan(1e-5);
      expect(exactAt > noon).toBe(applying);
      // No turn before exactness: the distance shrinks all the way.
      for (const share of [0.2, 0.5, 0.8]) {
        const at = noon + share * (exactAt - noon);
        expect(orbAt(aspect, at), `${a} ${b}`).toBeLessThan(aspect.orb);
      }
    }
  });
});

test('a Moon aspect in force at noon is exact within the window', () => {
  let seen = 0;
  for (const date of DATES) {
    const { aspects, window } = skyOfDate(date);
    for (const { a, b, orb, exactAt } of aspects) {
      if ((a !== 'Moon' && b !== 'Moon') || orb > 6) continue;
      expect(exactAt, `${date} ${a} ${b}`).toBeGreaterThanOrEqual(window.start);
      expect(exactAt, `${date} ${a} ${b}`).toBeLessThan(window.end);
      seen++;
    }
  }
  expect(seen).toBeGreaterThan(60);
});

test('a near miss is in force but never exact', () => {
  const { aspects, exactAspects } = skyOfDate(civilDate('2025-04-12'));
  const mercuryMars = aspects.find(({ a, b }) => a === 'Mercury' && b === 'Mars');
  expect(mercuryMars).toMatchObject({ aspect: 'trine', exactAt: null });
  expect(mercuryMars!.orb).toBeLessThan(0.3);
  expect(exactAspects.filter(({ a, b }) => a === 'Mercury' && b === 'Mars')).toEqual([]);
});

test('a stationing planet is retrograde or not as of noon', () => {
  const { stations, bodies } = skyOfDate(civilDate('2025-07-18'));
  expect(stations).toMatchObject([{ body: 'Mercury', turns: 'retrograde', sign: 'leo' }]);
  expect(bodies.Mercury.retrograde).toBe(true);
});

test('a total solar eclipse comes with its new moon', () => {
  const { eclipses, lunations } = skyOfDate(civilDate('2026-08-12'));
  expect(eclipses).toMatchObject([{ of: 'Sun', type: 'total', sign: 'leo' }]);
  expect(lunations).toMatchObject([{ phase: 'new moon', moonSign: 'leo', sunSign: 'leo' }]);
});

describe('the cache of skies', () => {
  test('the same date gives the same frozen sky', () => {
    const sky = skyOfDate(civilDate('2026-11-21'));
    expect(skyOfDate(civilDate('2026-11-21'))).toBe(sky);
    expect(() => sky.aspects.sort()).toThrow(TypeError);
    expect(Object.isFrozen(sky.bodies.Moon.stays[0])).toBe(true);
  });

  test('an evicted sky is recomputed, equal to the digit', () => {
    const sky = skyOfDate(civilDate('2026-11-21'));
    for (let days = 1; days <= 100; days++) skyOfDate(addDays(civilDate('2026-11-21'), days));
    const again = skyOfDate(civilDate('2026-11-21'));
    expect(again).not.toBe(sky);
    expect(again).toEqual(sky);
  });
});

test.each(['1800-01-01', '2200-12-31'])('%s, at the edge of the range, is computed', (date) => {
  const { aspects, bodies } = skyOfDate(civilDate(date));
  expect(bodies.Sun.sign).toBe('capricorn');
  expect(aspects.length).toBeGreaterThan(0);
});

test.each(['1799-12-31', '2201-01-01', '0001-01-01'])('%s is rejected', (date) => {
  expect(() => skyOfDate(civilDate(date))).toThrow(RangeError);
});

function orbAt({ a, b, aspect }: AspectOfDay, at: number): number {
  const separation = Math.abs(wrap180(longitudeAt(b, at) - longitudeAt(a, at)));
  return Math.abs(separation - ASPECT_ANGLES[aspect]);
}

function isShrinking(aspect: AspectOfDay, at: number): boolean {
  return orbAt(aspect, at + 600_000) < orbAt(aspect, at - 600_000);
}
