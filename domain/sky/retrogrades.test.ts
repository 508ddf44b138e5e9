import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../calendar/durations.ts';
import { PLANETS, type Planet } from './bodies.ts';
import { isRetrogradeAt } from './position.ts';
import { retrogradePeriodsBetween } from './retrogrades.ts';

const year = (number: number) => ({
  start: Date.UTC(number, 0, 1),
  end: Date.UTC(number + 1, 0, 1),
});
const utcDate = (at: number) => new Date(at).toISOString().slice(0, 10);
const datesOf = ({ start, end }: { start: number; end: number }) =>
  `${utcDate(start)} to ${utcDate(end)}`;

describe('Mercury retrograde', () => {
  test.each([
    {
      of: 2025,
      periods: ['2025-03-15 to 2025-04-07', '2025-07-18 to 2025-08-11', '2025-11-09 to 2025-11-29'],
    },
    {
      of: 2026,
      periods: ['2026-02-26 to 2026-03-20', '2026-06-29 to 2026-07-23', '2026-10-24 to 2026-11-13'],
    },
    {
      of: 2027,
      periods: ['2027-02-09 to 2027-03-03', '2027-06-10 to 2027-07-04', '2027-10-07 to 2027-10-28'],
    },
  ])('in $of', ({ of, periods }) => {
    expect(retrogradePeriodsBetween('Mercury', year(of)).map(datesOf)).toEqual(periods);
  });
});

test('a period that begins before the span or ends after it is returned whole', () => {
  expect(retrogradePeriodsBetween('Pluto', year(2026)).map(datesOf)).toEqual([
    '2026-05-06 to 2026-10-16',
  ]);
  const june = { start: Date.UTC(2026, 5, 1), end: Date.UTC(2026, 6, 1) };
  expect(retrogradePeriodsBetween('Pluto', june).map(datesOf)).toEqual([
    '2026-05-06 to 2026-10-16',
  ]);
});

const periodAt = (planet: Planet, at: number) =>
  retrogradePeriodsBetween(planet, { start: at, end: at + 1 })[0] ?? null;

describe('the period at an instant', () => {
  const period = periodAt('Mercury', Date.UTC(2026, 2, 10))!;

  test('is the one containing it', () => {
    expect(datesOf(period)).toBe('2026-02-26 to 2026-03-20');
  });

  test.each([
    { name: 'begins at its first station', at: period.start, within: true },
    { name: 'has not begun just before', at: period.start - 1, within: false },
    { name: 'lasts to just before its second station', at: period.end - 1, within: true },
    { name: 'is over at its second station', at: period.end, within: false },
  ])('$name', ({ at, within }) => {
    expect(periodAt('Mercury', at)).toEqual(within ? period : null);
  });

  test('is null while the planet is direct', () => {
    expect(periodAt('Venus', Date.UTC(2026, 5, 1))).toBeNull();
  });
});

test.each(PLANETS)('%s is retrograde from 1950 to 2100 exactly within its periods', (planet) => {
  for (let i = 0; i < 110; i++) {
    const at = Date.UTC(1950, 0, 1) + i * 498.7 * DAY_MS;
    const period = periodAt(planet, at);
    expect(period !== null, new Date(at).toISOString()).toBe(isRetrogradeAt(planet, at));
    if (!period) continue;
    expect(period.start).toBeLessThanOrEqual(at);
    expect(period.end).toBeGreaterThan(at);
  }
});
