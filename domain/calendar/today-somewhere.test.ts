import { describe, expect, it } from 'vitest';
import { addDays, civilDate, civilDateAt } from './civil-date.ts';
import {
  datesTodaySomewhere,
  datesToHaveReady,
  isTodaySomewhere,
  todayWindow,
  UTC_OFFSETS,
} from './today-somewhere.ts';

it('knows 38 offsets', () => {
  expect(UTC_OFFSETS).toHaveLength(38);
  expect(new Set(UTC_OFFSETS).size).toBe(38);
});

it('gives a date a window of 50 hours', () => {
  const { start, end } = todayWindow(civilDate('2026-11-21'));
  expect(new Date(start).toISOString()).toBe('2026-11-20T10:00:00.000Z');
  expect(new Date(end).toISOString()).toBe('2026-11-22T12:00:00.000Z');
});

describe('datesTodaySomewhere', () => {
  it.each([
    ['in the morning in UTC, two', '2026-11-21T09:30:00Z', ['2026-11-20', '2026-11-21']],
    [
      'as the next date begins in Kiritimati, three',
      '2026-11-21T10:00:00Z',
      ['2026-11-20', '2026-11-21', '2026-11-22'],
    ],
    [
      'a moment before the last midnight, three',
      '2026-11-21T11:59:59Z',
      ['2026-11-20', '2026-11-21', '2026-11-22'],
    ],
    ['past noon in UTC, two', '2026-11-21T12:00:00Z', ['2026-11-21', '2026-11-22']],
    ['around new year', '2026-12-31T23:00:00Z', ['2026-12-31', '2027-01-01']],
  ])('%s', (_name, instant, dates) => {
    expect(datesTodaySomewhere(Date.parse(instant))).toEqual(dates);
  });

  it('contains the date of every offset, at every hour, and no other', () => {
    for (let hour = 0; hour < 48; hour++) {
      const instant = Date.parse('2028-02-28T00:00:00Z') + hour * 3_600_000;
      const dates = new Set(UTC_OFFSETS.map((offset) => civilDateAt(instant, offset)));
      expect(datesTodaySomewhere(instant)).toEqual([...dates].sort());
    }
  });
});

it('agrees with the window of each date', () => {
  const date = civilDate('2026-11-21');
  const { start, end } = todayWindow(date);
  expect([start - 1, start, end - 1, end].map((at) => isTodaySomewhere(date, at))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it('includes the next date a whole day before it is today anywhere', () => {
  const instant = Date.parse('2026-11-21T10:00:00Z');
  const ready = datesToHaveReady(instant);
  expect(ready).toEqual(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']);
  expect(todayWindow(addDays(ready[2]!, 1)).start - instant).toBe(24 * 3_600_000);
});
