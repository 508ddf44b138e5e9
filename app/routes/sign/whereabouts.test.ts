import { expect, it } from 'vitest';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { whereaboutsOf } from './whereabouts.ts';

it.each([
  ['2026-11-23', 'ahead'],
  ['2031-01-01', 'ahead'],
  ['2026-10-31', 'behind'],
  ['1999-12-31', 'behind'],
  ['2026-11-10', 'between'],
  ['2026-11-22', 'between'],
] as const)('%s lies %s of readings from November 1 to 22', (date, where) => {
  const span = { first: civilDate('2026-11-01'), last: civilDate('2026-11-22') };
  expect(whereaboutsOf(civilDate(date), span)).toBe(where);
});
