import { describe, expect, it } from 'vitest';
import { readingGrade, syllablesOf } from './reading-grade.ts';

describe('syllables', () => {
  it.each([
    [1, 'the house turned asked ruled league hours times eyes trine waste'],
    [
      2,
      'Venus houses waxing wanted table settled careful being people quiet unique patience isn’t',
    ],
    [3, 'Jupiter Scorpio retrograde conjunction curious usual idea easier studying opinion recipe'],
    [4, 'opposition Aquarius variety experience relationship material'],
    [5, 'Sagittarius imagination generosity'],
  ])('are %i in each of: %s', (count, words) => {
    const wrong = words.split(' ').filter((word) => syllablesOf(word) !== count);
    expect(wrong).toEqual([]);
  });

  it.each([
    ['7', 2],
    ['17', 3],
    ['40', 2],
    ['22', 3],
    ['1420', 4],
    ['2026', 5],
    ['UTC', 3],
  ])('of %s count as spoken', (word, count) => {
    expect(syllablesOf(word)).toBe(count);
  });
});

describe('the reading grade', () => {
  it('is the Flesch-Kincaid grade level', () => {
    // 6 words, 6 syllables, 1 sentence: 0.39 x 6 + 11.8 x 1 - 15.59
    expect(readingGrade('The cat sat on the mat.')).toBeCloseTo(-1.45, 10);
    // 8 words, 12 syllables, 2 sentences: 0.39 x 4 + 11.8 x 1.5 - 15.59
    expect(readingGrade('Venus enters Libra today. You may feel light.')).toBeCloseTo(
      0.39 * 4 + (11.8 * 12) / 8 - 15.59,
      10,
    );
  });

  it('rises with longer sentences and longer words', () => {
    const plain = readingGrade('You may rest. You may walk. You may sing.');
    const joined = readingGrade('You may rest, you may walk, you may sing.');
    const learned = readingGrade('Consider recuperation, perambulation and vocalisation.');
    expect(plain).toBeLessThan(joined);
    expect(joined).toBeLessThan(learned);
  });

  it('is 0 for a text without words', () => {
    expect(readingGrade('… !')).toBe(0);
  });
});
