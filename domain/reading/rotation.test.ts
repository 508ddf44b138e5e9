import { expect, test } from 'vitest';
import { SIGNS } from '../zodiac/signs.ts';
import { everyForm, settle } from './alternatives.ts';
import { choose } from './rotation.ts';

const draw = { key: 'love theme Venus', sign: 'aries', perDay: 1, turn: 0 } as const;

test('an entry does not come back before a third of the table has been used', () => {
  const picks = Array.from({ length: 400 }, (_, day) => choose(20, { ...draw, day }).index);
  for (const [day, pick] of picks.entries()) {
    expect(picks.slice(Math.max(0, day - 7), day)).not.toContain(pick);
  }
});

test('every entry of a table is used within a few rounds', () => {
  const picks = Array.from({ length: 80 }, (_, day) => choose(20, { ...draw, day }).index);
  expect(new Set(picks).size).toBe(20);
});

test.each([12, 13, 30, 41])('the twelve signs of a day take different entries of %i', (size) => {
  for (let day = 20_700; day < 20_800; day++) {
    const picks = SIGNS.map((sign) => choose(size, { ...draw, sign, day }).index);
    expect(new Set(picks).size).toBe(12);
  }
});

test('signs that share an entry of a shorter table get other forms of it', () => {
  const entry = 'a [plain|simple] word in [good|due] time';
  for (let day = 20_700; day < 20_800; day++) {
    const texts = SIGNS.map((sign) => {
      const { index, round } = choose(8, { ...draw, sign, day });
      return `${index} ${settle(entry, round)}`;
    });
    expect(new Set(texts).size).toBe(12);
  }
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
