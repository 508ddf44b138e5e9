import { sentencesOf } from './words-and-sentences.ts';

/**
 * The US school grade that a text asks for, by the Flesch-Kincaid formula (Kincaid, Fishburne, Rogers and
 * Chissom 1975, Naval Technical Training Command, Research Branch Report 8-75, recalculated Grade Level):
 * 0.39 words per sentence + 11.8 syllables per word - 15.59. A text without words has grade 0.
 */
export function readingGrade(text: string): number {
  const words = text.match(WORD) ?? [];
  const sentences = sentencesOf(text).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence)).length;
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;

/**
 * The syllables of an English word, told from its spelling; numbers up to four digits and capitals such
 * as `UTC` count as they are spoken. Some words in a hundred come out one too many or too few.
 */
export function syllablesOf(word: string): number {
  if (/^\d+$/.test(word)) return syllablesOfDigits(word);
  if (/^[A-Z]{2,4}$/.test(word)) return word.length + 2 * (word.match(/W/g)?.length ?? 0);
  const letters = word
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  const known = SPOKEN[letters];
  if (known !== undefined) return known;
  const sounded = letters.replace(INNER_SILENT_E, '').replace(FINAL_SILENT_E, '');
  const vowels = sounded.match(/[aeiouy]+/g)?.length ?? 0;
  const apart = letters.match(VOWELS_APART)?.length ?? 0;
  return Math.max(1, vowels + apart);
}

/** The silent e before an ending or a second word: `careful`, `lately`, `something`. */
const INNER_SILENT_E =
  /(?<=[aeiouy][^aeiouy]{1,2})e(?=(?:ful|hold|less|light|ly|ment|ness|one|self|side|some|thing|time|what|where|work)s?$)/;
/** `time`, `times`, `turned`, `league`, but not `table`, `settled`, `places`, `wanted`. */
const FINAL_SILENT_E =
  /(?<=[aeiouy](?:.*[^aeiouydtl]|l|.*[aeiouyl]l))ed$|(?<![szxcg]|[cs]h|[^aeiouyl]l)es$|(?<![^aeiouyl]l)e$|(?<=[gq])ue$/;
/** Neighbors that are two sounds: `curious`, `usual`, `idea`, `quiet`, `easier`, `being`, `rhythm`. */
const VOWELS_APART = new RegExp(
  [
    '(?<![tcsg])i(?=ous|al|an|at|u[ms])',
    '(?<![tcsgln])i(?=o[nr])',
    '[ie]o(?=s?$)',
    'eo(?=n|g|l)',
    '(?<=[aeiouy])ing$',
    '(?<=[^qg]u)a(?=l|t)',
    'uous',
    '(?<=d)ea(?=s?$)',
    '(?<=cr)ea(?=t)',
    'ie(?=t[ys]?$|tly$)',
    '(?<![tc])ie(?=n[ct])',
    '(?<=[^aeiou]i)e(?=r$|st$)',
    '(?<=[sd])nt$',
    'thm',
    'sm$',
  ].join('|'),
  'g',
);

/** What the rules above would get wrong, among words that readings use. */
const SPOKEN: Record<string, number> = {
  area: 3,
  areas: 3,
  argue: 2,
  average: 2,
  business: 2,
  cafe: 2,
  different: 2,
  evening: 2,
  evenings: 2,
  every: 2,
  everyday: 3,
  everyone: 3,
  everything: 3,
  favorite: 3,
  friend: 1,
  friends: 1,
  fuel: 2,
  ideas: 3,
  interest: 2,
  loyal: 2,
  maybe: 2,
  nineteen: 2,
  ninety: 2,
  people: 2,
  poem: 2,
  quiet: 2,
  recipe: 3,
  recipes: 3,
  royal: 2,
  science: 2,
  several: 2,
  someone: 2,
  something: 2,
  theater: 3,
};

const ONES = [2, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 3, 1, 2, 2, 2, 2, 3, 2, 2];
const TENS = [0, 0, 2, 2, 2, 2, 2, 3, 2, 2];

/** As said aloud, two digits at a time (`1420` fourteen twenty); beyond four digits, two for each. */
function syllablesOfDigits(digits: string): number {
  if (digits.length > 4) return 2 * digits.length;
  if (digits.length > 2) {
    return syllablesOfDigits(digits.slice(0, -2)) + syllablesOfDigits(digits.slice(-2));
  }
  const number = Number(digits);
  if (number < 20) return ONES[number]!;
  return TENS[Math.floor(number / 10)]! + (number % 10 === 0 ? 0 : ONES[number % 10]!);
}
