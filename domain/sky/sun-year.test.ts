import { expect, it } from 'vitest';
import { isoMinute } from '../calendar/utc-time.ts';
import { constellationOf } from '../zodiac/constellations.ts';
import { SIGNS } from '../zodiac/signs.ts';
import { sunYear } from './sun-year.ts';

const DAY_MS = 86_400_000;

it('follows the Sun through the twelve signs of a year without gaps', () => {
  const stays = sunYear(2026);
  expect(stays.map(({ sign }) => sign)).toEqual([...SIGNS]);
  expect(isoMinute(stays[0]!.enters)).toBe('2026-03-20T14:46Z');
  for (const [i, { leaves }] of stays.slice(0, 9).entries()) {
    expect(leaves).toBe(stays[i + 1]!.enters);
  }
  expect(isoMinute(stays[9]!.leaves)).toBe('2027-01-20T07:30Z');
});

// The usual dates of the Sun within the IAU boundaries, which shift by a day from year to year.
it.each([
  ['aries', '2026-04-19', '2026-05-13'],
  ['leo', '2026-08-10', '2026-09-16'],
  ['virgo', '2026-09-16', '2026-10-30'],
  ['scorpio', '2026-11-23', '2026-11-29'],
  ['sagittarius', '2026-12-18', '2027-01-18'],
  ['pisces', '2026-03-12', '2026-04-18'],
] as const)('finds the Sun among the stars of %s from about %s to %s', (sign, first, last) => {
  const { stars } = sunYear(2026).find((stay) => stay.sign === sign)!;
  expect(Math.abs(Date.parse(stars.first) - Date.parse(first))).toBeLessThanOrEqual(DAY_MS);
  expect(Math.abs(Date.parse(stars.last) - Date.parse(last))).toBeLessThanOrEqual(DAY_MS);
});

it('names two constellations differently from their signs', () => {
  expect(SIGNS.map(constellationOf).filter((name, i) => name.toLowerCase() !== SIGNS[i])).toEqual([
    'Scorpius',
    'Capricornus',
  ]);
});
