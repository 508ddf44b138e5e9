import { expect, it } from 'vitest';
import { cutAtWord, firstSentences } from './cut-at-word.ts';

it.each([
  ['what fits as it is', 'The Moon turns', 14, 'The Moon turns'],
  ['at the last word that fits', 'The Moon turns home', 15, 'The Moon turns…'],
  ['never within a word', 'The Moon turns home', 13, 'The Moon…'],
  ['without the mark before the cut', 'The Moon, late', 11, 'The Moon…'],
  ['a single word where it must', 'Zubeneschamali', 6, 'Zuben…'],
])('cuts %s', (_name, text, longest, cut) => {
  expect(cutAtWord(text, longest)).toBe(cut);
  expect(cut.length).toBeLessThanOrEqual(longest);
});

it.each([
  ['all of a short text', 'One. Two.', 20, 'One. Two.'],
  ['whole sentences', 'One is here. Two is here. Three.', 26, 'One is here. Two is here.'],
  ['a cut first sentence where none fits', 'One is much too long.', 12, 'One is much…'],
])('keeps %s', (_name, text, longest, kept) => {
  expect(firstSentences(text, longest)).toBe(kept);
});
