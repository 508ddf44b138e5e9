import { expect, it } from 'vitest';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { writeReading } from '#domain/reading/write/write-reading.ts';
import { datesOfPassage } from './dates-of-passage.ts';

const DATE = civilDate('2026-11-21');

it('finds the readings that a passage appears in, and the part', () => {
  const { title, content } = writeReading('virgo', DATE).sections[0]!;
  // The first sentence may name the sky, which the passage has a slot for.
  const words = content.split('. ').at(-1)!;
  expect(datesOfPassage(words, DATE, 1)).toEqual([{ date: DATE, sign: 'virgo', part: title }]);
});

it('finds introductions', () => {
  const words = writeReading('leo', DATE).introduction.split('. ')[0]!;
  expect(datesOfPassage(words, DATE, 1)).toEqual([
    { date: DATE, sign: 'leo', part: 'Introduction' },
  ]);
});

it('distinguishes a passage that no reading has from words that no passage has', () => {
  const words = writeReading('leo', DATE).introduction.split('. ')[0]!;
  expect(datesOfPassage(words, civilDate('2026-11-22'), 1)).toEqual([]);
  expect(datesOfPassage('zzz', DATE, 1)).toBeNull();
});
