import { expect, test } from 'vitest';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { createCallBudget } from './call-budget.ts';

const MONDAY = civilDate('2026-11-23');
const TUESDAY = civilDate('2026-11-24');

test('each day has its calls and no more', async () => {
  const budget = createCallBudget(2);
  const taken = [];
  for (const day of [MONDAY, MONDAY, MONDAY, TUESDAY]) taken.push(await budget.take(day));
  expect(taken).toEqual([true, true, false, true]);
});

test('concurrent calls are counted one by one', async () => {
  const budget = createCallBudget(3);
  const taken = await Promise.all(Array.from({ length: 5 }, () => budget.take(MONDAY)));
  expect(taken.filter(Boolean)).toHaveLength(3);
});

test('a limit of zero grants none', async () => {
  expect(await createCallBudget(0).take(MONDAY)).toBe(false);
});
