import { describe, expect, it } from 'vitest';
import { civilDate, civilDateAt, utcMidnight } from '#domain/calendar/civil-date.ts';
import { ageAt, agesOfQuarters, noonOf, passesOf } from './lives.ts';
import { ringsBetween, ringTilt } from './rings.ts';

describe('passesOf', () => {
  const monthsOf = (birth: string, quarters: number) =>
    passesOf(noonOf(civilDate(birth)), quarters).map((at) => civilDateAt(at).slice(0, 7));

  it('finds three passes if a retrograde crosses the position at birth', () => {
    expect(monthsOf('1997-04-12', 4)).toEqual(['2026-05', '2026-09', '2027-02']);
  });

  it('finds one pass if none does', () => {
    expect(monthsOf('1990-07-01', 4)).toEqual(['2020-01']);
  });

  it('finds the second return for a birth at Saturn’s ingress into Pisces in 1964', () => {
    expect(monthsOf('1964-03-24', 8)).toEqual(['2023-03']);
  });
});

describe('agesOfQuarters', () => {
  const births = { first: civilDate('1997-04-01'), last: civilDate('1997-04-30') };

  it('ranges from the earliest first pass to the latest last one', () => {
    const ages: number[] = [];
    for (let day = 1; day <= 30; day++) {
      const birth = noonOf(civilDate(`1997-04-${String(day).padStart(2, '0')}`));
      ages.push(...passesOf(birth, 4).map((at) => ageAt(at, birth)));
    }
    const { from, to, threefold } = agesOfQuarters(births.first, births.last)[3]!;
    expect(from).toBeCloseTo(Math.min(...ages), 3);
    expect(to).toBeCloseTo(Math.max(...ages), 3);
    expect(threefold).toBeCloseTo((ages.length - 30) / 2 / 30, 6);
  });
});

describe('the rings', () => {
  it('have the tilt of Meeus, example 45.a', () => {
    expect(ringTilt(utcMidnight(civilDate('1992-12-16')))).toBeCloseTo(16.442, 2);
  });

  it('were edge-on on March 23, 2025', () => {
    const { edgeOn } = ringsBetween(civilDate('2025-01-01'), civilDate('2026-01-01'));
    expect(edgeOn.map((at) => civilDateAt(at))).toEqual(['2025-03-23']);
  });
});
