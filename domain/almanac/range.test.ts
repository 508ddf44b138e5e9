import { expect, it } from 'vitest';
import { civilMonth } from '../calendar/civil-month.ts';
import { hasAlmanac, isNearMonth, nearMonths } from './range.ts';

it.each([
  ['1899-12', false],
  ['1900-01', true],
  ['2100-12', true],
  ['2101-01', false],
])('has %s: %s', (month, has) => {
  expect(hasAlmanac(civilMonth(month))).toBe(has);
});

it('lets search engines follow three months back and thirteen ahead', () => {
  const current = civilMonth('2026-11');
  const near = nearMonths(current);
  expect([near.length, near[0], near.at(-1)]).toEqual([17, '2026-08', '2027-12']);
  expect(near.every((month) => isNearMonth(month, current))).toBe(true);
  expect(isNearMonth(civilMonth('2026-07'), current)).toBe(false);
  expect(isNearMonth(civilMonth('2028-01'), current)).toBe(false);
});

it('lets them follow no month outside the calendar', () => {
  expect(nearMonths(civilMonth('2100-11')).at(-1)).toBe('2100-12');
});
