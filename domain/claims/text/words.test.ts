import { expect, test } from 'vitest';
import { splitWords } from './words.ts';

function lowers(text: string): string[] {
  return splitWords(text).map(({ lower, possessive }) => (possessive ? `${lower}'s` : lower));
}

test.each([
  ['contractions are split', "Mercury isn't retrograde", ['mercury', 'is', "n't", 'retrograde']],
  ['possessives are marked', 'Venus’s and Mars’ paths', ["venus's", 'and', "mars's", 'paths']],
  ['times stay whole', 'at 14:20 UTC, 9am', ['at', '14:20', 'utc', ',', '9am']],
  [
    'abbreviations do not end a sentence',
    'at 9 a.m. on Nov. 21',
    ['at', '9', 'a.m.', 'on', 'nov.', '21'],
  ],
  [
    'a sentence about the Sun ends',
    'meets the Sun. Mars waits',
    ['meets', 'the', 'sun', '.', 'mars', 'waits'],
  ],
  ['an abbreviated weekday does not end one', 'Sun. November 22', ['sun.', 'november', '22']],
  ['degrees stay whole', '14°20′ Leo', ['14°20′', 'leo']],
  ['formatting is dropped', '**Mars** in <b>Leo</b>', ['mars', 'in', 'leo']],
  ['dashes are marks of their own', 'Venus–Jupiter', ['venus', '–', 'jupiter']],
  [
    'a wrapped line goes on',
    'and so the planet Mercury is still\nretrograde',
    ['and', 'so', 'the', 'planet', 'mercury', 'is', 'still', 'retrograde'],
  ],
  ['a heading ends with its line', 'Love\nVenus smiles', ['love', '\n', 'venus', 'smiles']],
])('%s', (_name, text, expected) => {
  expect(lowers(text)).toEqual(expected);
});
