import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { positionAt } from '#domain/sky/position.ts';
import { signOfLongitude } from '#domain/zodiac/signs.ts';
import {
  elongationAt,
  elongationsAround,
  innerRetrogradesIn,
} from '../../facts/inner-retrogrades.ts';
import { years } from '../../facts/spans.ts';
import { facts } from './facts.ts';
import { mercuryOn, mercuryPath } from './path.ts';

const OF_2025 = years(2025);
const OF_CENTURY = years(2001, 2100);

describe('the retrogrades of 2025', () => {
  const retrogrades = innerRetrogradesIn('Mercury', OF_2025);

  // Inferior conjunctions and greatest elongations as printed in the almanacs of 2025, UTC.
  it.each([
    {
      conjunction: '2025-03-24T19:48Z',
      evening: '2025-03-08T06:00Z',
      morning: '2025-04-21T19:00Z',
    },
    {
      conjunction: '2025-07-31T23:41Z',
      evening: '2025-07-04T05:00Z',
      morning: '2025-08-19T10:00Z',
    },
    {
      conjunction: '2025-11-20T09:23Z',
      evening: '2025-10-29T22:00Z',
      morning: '2025-12-07T21:00Z',
    },
  ])('pass the Sun on $conjunction, between two greatest elongations', (row) => {
    const at = Date.parse(row.conjunction);
    const found = retrogrades.find(({ period }) => period.start < at && at < period.end)!;
    expect(Math.abs(found.conjunction - at)).toBeLessThan(6 * 60_000);
    const { evening, morning } = elongationsAround(found);
    expect(Math.abs(evening - Date.parse(row.evening))).toBeLessThan(DAY_MS / 12);
    expect(Math.abs(morning - Date.parse(row.morning))).toBeLessThan(DAY_MS / 12);
    expect(elongationAt('Mercury', evening)).toBeGreaterThan(
      elongationAt('Mercury', evening - DAY_MS),
    );
  });

  it.each(retrogrades)('have a shadow between their station degrees', ({ period, shadow }) => {
    const longitudeAt = (at: number) => positionAt('Mercury', at).longitude;
    expect(longitudeAt(shadow.start)).toBeCloseTo(longitudeAt(period.end), 4);
    expect(longitudeAt(shadow.end)).toBeCloseTo(longitudeAt(period.start), 4);
  });

  it('begin in fire signs, and two of them retrograde into water signs', () => {
    const signsOf = (at: number) => signOfLongitude(positionAt('Mercury', at).longitude);
    expect(retrogrades.map(({ period }) => [signsOf(period.start), signsOf(period.end)])).toEqual([
      ['aries', 'pisces'],
      ['leo', 'leo'],
      ['sagittarius', 'scorpio'],
    ]);
  });

  it('spend about a quarter of a day in cazimi', () => {
    const hours = retrogrades.map(({ cazimi }) => (cazimi.end - cazimi.start) / 3_600_000);
    expect(hours.map(Math.round)).toEqual([7, 8, 6]);
  });
});

describe('the article’s statements about the century', () => {
  const retrogrades = innerRetrogradesIn('Mercury', OF_CENTURY);
  const { century, earlier, transits } = facts();
  const rows = retrogrades.map(({ period, conjunction }, i) => {
    const before = retrogrades[i - 3];
    return {
      month: new Date(conjunction).getUTCMonth() + 1,
      days: (period.end - period.start) / DAY_MS,
      earlierByDays: before ? 365.25 - (period.start - before.period.start) / DAY_MS : 18,
    };
  });

  it('counts three a year, and a fourth in about one year in seven', () => {
    expect(century).toMatchObject({
      retrogrades: 315,
      yearsWithThree: 85,
      yearsWithFour: 15,
      yearsTouchedByFour: 32,
    });
  });

  it('finds the short ones around December and the long ones around June', () => {
    const daysIn = (month: number) => rows.filter((row) => row.month === month).map((r) => r.days);
    expect(Math.max(...daysIn(12))).toBeLessThan(20.1);
    expect(Math.min(...daysIn(6))).toBeGreaterThan(23.8);
  });

  it('has each come 16 to 20 days earlier than the year before', () => {
    const shifts = rows.map(({ earlierByDays }) => earlierByDays);
    expect(Math.min(...shifts)).toBeGreaterThan(16);
    expect(Math.max(...shifts)).toBeLessThan(20);
  });

  it('keeps Mercury within 22 degrees of the Sun from station to station', () => {
    for (const { period } of retrogrades) {
      for (let at = period.start; at <= period.end; at += DAY_MS) {
        expect(elongationAt('Mercury', at)).toBeLessThan(22);
      }
    }
  });

  it('finds earlier years with the same dates, and the transits before and after', () => {
    expect(earlier).toEqual([
      { year: 2012, starts: 'March 12, July 15 and November 6' },
      { year: 1979, starts: 'March 15, July 17 and November 9' },
    ]);
    expect(transits).toEqual({ last: 'November 11, 2019', next: 'November 13, 2032' });
  });
});

describe('mercuryPath', () => {
  const map = { longitude: 130, top: 2, width: 20, height: 8, scale: 10 };

  it('stays within a tenth of a unit of Mercury between its points', () => {
    const start = Date.UTC(2025, 6, 20);
    const [x, y, ...bend] = mercuryPath(map, { start, end: start + DAY_MS })
      .match(/-?[\d.]+/g)!
      .map(Number);
    const [x1, y1, x2, y2, x3, y3] = bend;
    const halfway = [x! + (3 * x1! + 3 * x2! + x3!) / 8, y! + (3 * y1! + 3 * y2! + y3!) / 8];
    const [mx, my] = mercuryOn(map, start + DAY_MS / 2);
    expect(Math.hypot(halfway[0]! - mx, halfway[1]! - my)).toBeLessThan(0.1);
  });
});
