import { describe, expect, it } from 'vitest';
import {
  addDays,
  civilDate,
  civilDateAt,
  daysBetween,
  fullDate,
  longDate,
  parseCivilDate,
  shortDate,
  weekdayOf,
} from './civil-date.ts';

describe('parseCivilDate', () => {
  it.each([
    ['an ordinary day', '2026-11-21'],
    ['a leap day', '2028-02-29'],
    ['the leap day of a century that has one', '2000-02-29'],
    ['the first day we write for', '1950-01-01'],
  ])('accepts %s', (_name, text) => {
    expect(parseCivilDate(text)).toBe(text);
  });

  it.each([
    ['a day that the month lacks', '2026-02-30'],
    ['a leap day in a common year', '2026-02-29'],
    ['a leap day in a century that has none', '2100-02-29'],
    ['a thirteenth month', '2026-13-01'],
    ['day zero', '2026-11-00'],
    ['single digits', '2026-1-5'],
    ['a time', '2026-11-21T00:00'],
    ['blanks around it', ' 2026-11-21'],
    ['a trailing line break', '2026-11-21\n'],
    ['other digits', '２０２６-11-21'],
    ['nothing', ''],
  ])('rejects %s', (_name, text) => {
    expect(parseCivilDate(text)).toBeNull();
  });
});

describe('civilDateAt', () => {
  it.each([
    ['Kiritimati, a day ahead', '2026-11-21T10:00:00Z', 14 * 60, '2026-11-22'],
    ['Kiritimati, a minute before midnight', '2026-11-21T09:59:00Z', 14 * 60, '2026-11-21'],
    ['Baker Island, a day behind', '2026-11-21T11:59:00Z', -12 * 60, '2026-11-20'],
    ['Kathmandu, at its quarter-hour midnight', '2026-11-21T18:15:00Z', 345, '2026-11-22'],
    ['Greenwich on new year', '2026-12-31T23:59:59Z', 0, '2026-12-31'],
  ])('gives the date in %s', (_name, instant, offset, date) => {
    expect(civilDateAt(Date.parse(instant), offset)).toBe(date);
  });
});

it('counts days across a leap day', () => {
  expect(addDays(civilDate('2028-02-28'), 2)).toBe('2028-03-01');
  expect(daysBetween(civilDate('2028-03-01'), civilDate('2028-02-28'))).toBe(-2);
});

it('formats dates', () => {
  expect(shortDate(civilDate('2026-11-05'))).toBe('Nov 5');
  expect(longDate(civilDate('2026-11-05'))).toBe('November 5, 2026');
  expect(fullDate(civilDate('2026-11-21'))).toBe('Saturday, November 21, 2026');
  expect(weekdayOf(civilDate('1950-01-01'))).toBe('Sunday');
});

it('throws on an invalid date in code', () => {
  expect(() => civilDate('2026-02-30')).toThrow(RangeError);
});
