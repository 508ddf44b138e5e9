import { expect, it } from 'vitest';
import { civilDate } from './civil-date.ts';
import {
  addMonths,
  civilMonth,
  datesOfMonth,
  longMonth,
  monthOf,
  monthSomewhere,
  parseCivilMonth,
  spanOfMonth,
} from './civil-month.ts';

it.each(['2026-13', '2026-00', '2026-1', '2026-11-01', '26-11', 'november'])(
  '%s is not a month',
  (text) => {
    expect(parseCivilMonth(text)).toBeNull();
    expect(() => civilMonth(text)).toThrow(RangeError);
  },
);

it.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['1900-01', 2411, '2100-12'],
  ['2026-03', -27, '2023-12'],
])('%s and %i months is %s', (month, months, then) => {
  expect(addMonths(civilMonth(month), months)).toBe(then);
});

it.each([
  ['2026-02', '2026-02-28', 28],
  ['2028-02', '2028-02-29', 29],
  ['2100-02', '2100-02-28', 28],
  ['2026-12', '2026-12-31', 31],
])('%s ends on %s', (month, last, days) => {
  expect(spanOfMonth(civilMonth(month))).toEqual({ first: `${month}-01`, last });
  const dates = datesOfMonth(civilMonth(month));
  expect([dates.length, dates.at(-1)]).toEqual([days, last]);
});

it('knows the month of a date, its name, and when it lasts somewhere', () => {
  const month = monthOf(civilDate('2026-11-21'));
  expect([month, longMonth(month)]).toEqual(['2026-11', 'November 2026']);
  expect(monthSomewhere(month)).toEqual({
    start: Date.parse('2026-10-31T10:00Z'),
    end: Date.parse('2026-12-01T12:00Z'),
  });
});
