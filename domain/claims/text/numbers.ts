import { PhraseIndex } from './phrase-index.ts';
import type { Words } from './words.ts';

export interface ReadNumber {
  value: number;
  ordinal: boolean;
  next: number;
}

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

interface Named {
  value: number;
  ordinal: boolean;
}

const NAMED = new Map<string, Named>([
  ...UNITS.map((word, value) => [word, { value, ordinal: false }] as const),
  ...ORDINALS.map((word, value) => [word, { value, ordinal: true }] as const),
  ['thirtieth', { value: 30, ordinal: true }],
]);
const TENS_NAMED = new Map(TENS.map((word, i) => [word, (i + 2) * 10]));

/** How many days each unit of a duration has. */
export const UNIT_DAYS = new Map([
  ...['day', 'days', 'nights', 'sleeps', 'mornings', 'evenings'].map((unit) => [unit, 1] as const),
  ...['week', 'weeks'].map((unit) => [unit, 7] as const),
  ...['fortnight', 'fortnights'].map((unit) => [unit, 14] as const),
  ...['month', 'months'].map((unit) => [unit, 30.4] as const),
  ...['year', 'years'].map((unit) => [unit, 365.25] as const),
]);

// biome-ignore format: a table reads better as a paragraph
const SHARES = new PhraseIndex<number>([
  ['a quarter', 25], ['one quarter', 25], ['a third', 33], ['one third', 33], ['half', 50], ['a half', 50],
  ['two thirds', 67], ['three quarters', 75], ['nine tenths', 90], ['a tenth', 10], ['one tenth', 10],
  ['a fifth', 20], ['four fifths', 80], ['three fifths', 60], ['two fifths', 40],
]);

/** Reads a number in digits or words at word `at`: `14`, `14th`, `fourteen`, `twenty-first`. */
export function readNumber(words: Words, at: number): ReadNumber | null {
  const lower = words[at]?.lower ?? '';
  if (isDigit(lower)) {
    const figures = /^(\d+(?:\.\d+)?)(st|nd|rd|th)?$/.exec(lower);
    return (
      figures && { value: Number(figures[1]), ordinal: figures[2] !== undefined, next: at + 1 }
    );
  }
  const named = NAMED.get(lower);
  if (named) return { ...named, next: at + 1 };
  const tens = TENS_NAMED.get(lower);
  return tens === undefined ? null : readTens(words, at, tens);
}

/** Whether a word begins with a digit. */
export function isDigit(lower: string): boolean {
  const code = lower.charCodeAt(0);
  return code >= 48 && code <= 57;
}

/** Words that can start a spelled-out number. */
export function numberWords(): string[] {
  return [...NAMED.keys(), ...TENS_NAMED.keys()];
}

/** Reads a fraction in words as a percentage: "two thirds" is 67. */
export function readShare(words: Words, at: number): { percent: number; next: number } | null {
  const match = SHARES.longestAt(words, at);
  return match && { percent: match.value, next: match.next };
}

function readTens(words: Words, at: number, value: number): ReadNumber {
  const after = words[at + 1]?.lower === '-' ? at + 2 : at + 1;
  const unit = NAMED.get(words[after]?.lower ?? '');
  if (!unit || unit.value < 1 || unit.value > 9) return { value, ordinal: false, next: at + 1 };
  return { value: value + unit.value, ordinal: unit.ordinal, next: after + 1 };
}
