import { describe, expect, it } from 'vitest';
import { civilDate } from '../calendar/civil-date.ts';
import { dateRange } from './date-ranges.ts';
import { signProfile } from './profiles.ts';
import { datedPath, pairPath, parsePair, signOfPath, signPath } from './sign-paths.ts';
import { parseSign, SIGNS, signAfter, signName, signOfLongitude } from './signs.ts';
import { signOfHouse, solarHouse } from './solar-houses.ts';

describe('signs', () => {
  it('are twelve, named in lowercase', () => {
    expect(SIGNS).toHaveLength(12);
    expect(parseSign('Scorpio')).toBe('scorpio');
    expect(parseSign('ophiuchus')).toBeNull();
    expect(signName('sagittarius')).toBe('Sagittarius');
  });

  it.each([
    [0, 'aries'],
    [29.9999, 'aries'],
    [30, 'taurus'],
    [359.9, 'pisces'],
    [360, 'aries'],
    [-0.1, 'pisces'],
    [-1e-17, 'aries'],
  ])('longitude %d lies in %s', (longitude, sign) => {
    expect(signOfLongitude(longitude)).toBe(sign);
  });

  it('wrap around the end of the zodiac', () => {
    expect(signAfter('pisces', 1)).toBe('aries');
    expect(signAfter('aries', -1)).toBe('pisces');
  });
});

it('maps a sign to its path and back', () => {
  expect(SIGNS.map((sign) => signOfPath(signPath(sign)))).toEqual([...SIGNS]);
  expect(datedPath('leo', civilDate('2026-11-21'))).toBe('/leo-daily-horoscope/2026-11-21');
  expect(signOfPath('/ophiuchus-daily-horoscope')).toBeNull();
  expect(signOfPath('/aries-daily-reading')).toBeNull();
});

it('reads the path of a pair in either order', () => {
  expect(parsePair('leo-and-aries')).toEqual({ a: 'aries', b: 'leo' });
  expect(pairPath(parsePair('leo-and-leo')!)).toBe('/signs/leo-and-leo');
  for (const text of ['leo', 'leo-and-ophiuchus', 'leo-and-aries-and-leo', '']) {
    expect(parsePair(text)).toBeNull();
  }
});

it('counts solar houses from the sun sign', () => {
  expect(solarHouse('aries', 'aries')).toBe(1);
  expect(solarHouse('aries', 'libra')).toBe(7);
  expect(solarHouse('leo', 'cancer')).toBe(12);
  expect(signOfHouse('leo', 12)).toBe('cancer');
});

it('covers the year with date ranges, each beginning the day after the previous one', () => {
  const years = SIGNS.map((sign, index) => {
    const end = Date.parse(`${dateRange(sign).endDate} 2026 UTC`);
    const next = dateRange(SIGNS[(index + 1) % 12]!).startDate;
    return new Date(end + 86_400_000).toISOString().slice(5, 10) ===
      new Date(Date.parse(`${next} 2026 UTC`)).toISOString().slice(5, 10)
      ? 'joined'
      : sign;
  });
  expect(new Set(years)).toEqual(new Set(['joined']));
});

describe('profiles', () => {
  it.each([
    ['aries', 'Fire', 'Cardinal', 'Mars'],
    ['taurus', 'Earth', 'Fixed', 'Venus'],
    ['gemini', 'Air', 'Mutable', 'Mercury'],
    ['cancer', 'Water', 'Cardinal', 'Moon'],
    ['leo', 'Fire', 'Fixed', 'Sun'],
    ['virgo', 'Earth', 'Mutable', 'Mercury'],
    ['libra', 'Air', 'Cardinal', 'Venus'],
    ['scorpio', 'Water', 'Fixed', 'Pluto'],
    ['sagittarius', 'Fire', 'Mutable', 'Jupiter'],
    ['capricorn', 'Earth', 'Cardinal', 'Saturn'],
    ['aquarius', 'Air', 'Fixed', 'Uranus'],
    ['pisces', 'Water', 'Mutable', 'Neptune'],
  ] as const)('%s is %s, %s, ruled by %s', (sign, element, quality, ruler) => {
    expect(signProfile(sign)).toMatchObject({ element, quality, ruler });
  });

  it('name four other signs and three numbers each', () => {
    for (const sign of SIGNS) {
      const { compatibility, luckyNumbers } = signProfile(sign);
      expect(new Set(compatibility).size).toBe(4);
      expect(compatibility).not.toContain(sign);
      expect(new Set(luckyNumbers).size).toBe(3);
    }
  });
});
