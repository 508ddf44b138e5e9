import { describe, expect, it } from 'vitest';
import { sentencesOf, wordsOf } from './words-and-sentences.ts';

describe('words', () => {
  it.each([
    ['case and punctuation', '“Yes,” said Leo; yes!', ['yes', 'said', 'leo', 'yes']],
    ['apostrophes, straight and curly', "Don't don’t", ['dont', 'dont']],
    ['times and hyphens', 'at 14:20, self-made', ['at', '1420', 'selfmade']],
    ['dashes alone', 'one – two — three - four', ['one', 'two', 'three', 'four']],
    ['line breaks', 'one\n\ntwo', ['one', 'two']],
    ['wide letters', 'ｍｏｏｎ', ['moon']],
    ['nothing', ' … ', []],
  ])('are separated: %s', (_, text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('sentences', () => {
  it.each([
    [
      'periods, marks and ellipses',
      'One. Two! Three? Four… Five',
      ['One.', 'Two!', 'Three?', 'Four…', 'Five'],
    ],
    ['closing quotes', 'He said “no.” She went.', ['He said “no.”', 'She went.']],
    [
      'times and decimals stay whole',
      'At 14:20 it is 9.5 degrees. Good.',
      ['At 14:20 it is 9.5 degrees.', 'Good.'],
    ],
    ['line breaks end one', 'A heading\nA line.', ['A heading', 'A line.']],
  ])('end where they should: %s', (_, text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });
});
