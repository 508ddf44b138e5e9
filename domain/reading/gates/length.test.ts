import { expect, it } from 'vitest';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { writeReading } from '../computed-writer.ts';
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
  [449, false],
  [450, true],
  [750, true],
  [751, false],
])('of %i words in introduction and sections passes: %s', (count, passed) => {
  expect(ofWords(100, count - 100).passed).toBe(passed);
});

it('says how many words there are', () => {
  expect(ofWords(100, 20).reasons).toEqual([
    'Introduction and sections have 120 words; 450 to 750 are asked for.',
  ]);
});
