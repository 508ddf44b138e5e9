import { expect, it } from 'vitest';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { writeReading } from '../write/write-reading.ts';
import { lengthGate } from './length.ts';

const READING = writeReading('aries', civilDate('2026-11-21'));

function ofWords(introduction: number, section: number) {
  const words = (count: number) => Array(count).fill('word').join(' ');
  return lengthGate({
    ...READING,
    introduction: words(introduction),
    sections: [{ title: 'Social Life', content: words(section), basis: words(500) }],
  });
}

it.each([
  [299, false],
  [300, true],
  [480, true],
  [481, false],
])('of %i words in introduction and sections passes: %s', (count, passed) => {
  expect(ofWords(100, count - 100).passed).toBe(passed);
});

it('says how many words there are', () => {
  expect(ofWords(100, 20).reasons).toEqual([
    'The introduction and sections have 120 words; 300 to 480 are required.',
  ]);
});
