import { PhraseIndex } from './phrase-index.ts';
import type { Word } from './words.ts';

export interface ReadNumber {
  value: number;
  ordinal: boolean;
  next: number;
}

const UNITS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ORDINALS = [
  'zeroth',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
];
const ORDINAL_TENS: Readonly<Record<string, number>> = { twentieth: 20, thirtieth: 30 };
const SHARES = new PhraseIndex<number>([
  ['a quarter', 25],
  ['one quarter', 25],
  ['a third', 33],
  ['one third', 33],
  ['half', 50],
  ['a half', 50],
  ['two thirds', 67],
  ['three quarters', 75],
  ['nine tenths', 90],
  ['a tenth', 10],
  ['one tenth', 10],
  ['a fifth', 20],
  ['four fifths', 80],
  ['three fifths', 60],
  ['two fifths', 40],
]);

/** A number in figures or words at word `at`: `14`, `14th`, `fourteen`, `twenty-first`. */
export function readNumber(words: readonly Word[], at: number): ReadNumber | null {
  const word = words[at];
  if (!word) return null;
  const figures = /^(\d+(?:\.\d+)?)(st|nd|rd|th)?$/.exec(word.lower);
  if (figures) {
    return { value: Number(figures[1]), ordinal: figures[2] !== undefined, next: at + 1 };
  }
  const unit = UNITS.indexOf(word.lower);
  if (unit >= 0) return { value: unit, ordinal: false, next: at + 1 };
  const ordinal = ORDINALS.indexOf(word.lower);
  if (ordinal >= 0) return { value: ordinal, ordinal: true, next: at + 1 };
  const round = ORDINAL_TENS[word.lower];
  if (round !== undefined) return { value: round, ordinal: true, next: at + 1 };
  return readTens(words, at);
}

/** A share in words as percent: "two thirds" is 67. */
export function readShare(
  words: readonly Word[],
  at: number,
): { percent: number; next: number } | null {
  const match = SHARES.longestAt(words, at);
  return match && { percent: match.value, next: match.next };
}

function readTens(words: readonly Word[], at: number): ReadNumber | null {
  const ten = TENS.indexOf(words[at]!.lower);
  if (ten < 0) return null;
  const value = (ten + 2) * 10;
  const after = words[at + 1]?.lower === '-' ? at + 2 : at + 1;
  const unit = UNITS.indexOf(words[after]?.lower ?? '');
  if (unit >= 1 && unit <= 9) return { value: value + unit, ordinal: false, next: after + 1 };
  const ordinal = ORDINALS.indexOf(words[after]?.lower ?? '');
  if (ordinal >= 1 && ordinal <= 9)
    return { value: value + ordinal, ordinal: true, next: after + 1 };
  return { value, ordinal: false, next: at + 1 };
}
