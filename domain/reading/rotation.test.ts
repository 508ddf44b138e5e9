import { expect, test } from 'vitest';
import { SIGNS } from '../zodiac/signs.ts';
import { everyForm, settle } from './alternatives.ts';
import { choose } from './rotation.ts';

const draw = { key: 'love theme Venus', sign: 'aries', perDay: 1, turn: 0 } as const;

test('an entry does not come back before half of the table has been used', () => {
  const picks = Array.from({ length: 400 }, (_, day) => choose(20, { ...draw, day }).index);
  for (const [day, pick] of picks.entries()) {
    expect(picks.slice(Math.max(0, day - 9), day)).not.toContain(pick);
  }
});

test('every entry of a table is used in each round', () => {
  const first = Array.from({ length: 400 }, (_, day) => choose(20, { ...draw, day }));
  const rounds = Map.groupBy(first, ({ round }) => round);
  const whole = [...rounds.values()].slice(1, -1);
  expect(whole.length).toBeGreaterThan(15);
  for (const picks of whole) expect(new Set(picks.map(({ index }) => index)).size).toBe(20);
});

test('the twelve signs of a day take different entries within a round', () => {
  const picks = SIGNS.map((sign) => choose(24, { ...draw, sign, day: 20_778 }));
  const seen = new Set(picks.map(({ index, round }) => `${index} ${round % 1009}`));
  expect(seen.size).toBe(12);
});

test('works for the days before 1970', () => {
  expect(choose(7, { ...draw, day: -7305 }).index).toBeGreaterThanOrEqual(0);
});

test('successive rounds settle an entry in every form before one comes back', () => {
  const entry = 'a [plain|simple] word in [good|due|short] time [helps|works]';
  const forms = Array.from({ length: 12 }, (_, round) => settle(entry, round));
  expect(new Set(forms)).toEqual(new Set(everyForm(entry)));
});

test('an entry without alternatives stays as it is', () => {
  expect(settle('a plain word', 5)).toBe('a plain word');
});
