import { parseSign } from '../../../zodiac/signs.ts';
import { readNumber, readShare } from '../numbers.ts';
import { PhraseIndex, rowsOf } from '../phrase-index.ts';
import type { Meaning } from '../token.ts';
import type { Words } from '../words.ts';
import type { Recognized } from './recognizer.ts';

/** Degrees of a sign or of an orb: "14 degrees", "14°20′", "the 15th degree", "at 14 Leo". */
export function recognizeDegree(words: Words, at: number): Recognized | null {
  const symbol = /^(\d{1,3}(?:\.\d+)?)\s?[°º](?:\s?(\d{1,2}(?:\.\d+)?))?/.exec(words[at]!.lower);
  if (symbol) {
    const minutes = Number(symbol[2] ?? 0);
    const precise = symbol[2] !== undefined || symbol[1]!.includes('.');
    return degree(Number(symbol[1]) + minutes / 60, precise, false, at + 1);
  }
  const number = readNumber(words, at) ?? readHalfDegree(words, at);
  if (!number) return null;
  const hyphen = words[number.next]?.lower === '-' ? 1 : 0;
  const unit = words[number.next + hyphen]?.lower ?? '';
  if (unit === 'degree' || unit === 'degrees' || unit === 'deg') {
    const next = number.next + hyphen + 1;
    if (number.ordinal) return degree(number.value - 1, false, true, next);
    const minutes = readMinutes(words, next);
    const precise = minutes !== null || !Number.isInteger(number.value);
    return degree(number.value + (minutes?.value ?? 0) / 60, precise, false, minutes?.next ?? next);
  }
  const isShort = words[at - 1]?.lower === 'at' && !number.ordinal && number.value < 30;
  return isShort && parseSign(unit) ? degree(number.value, false, false, number.next) : null;
}

function readHalfDegree(words: Words, at: number) {
  const isHalf = words[at]!.lower === 'half' && words[at + 1]?.lower === 'a';
  if (isHalf) return { value: 0.5, ordinal: false, next: at + 2 };
  const isOne = words[at]!.lower === 'a' && words[at + 1]?.lower === 'degree';
  return isOne ? { value: 1, ordinal: false, next: at + 1 } : null;
}

function readMinutes(words: Words, at: number): { value: number; next: number } | null {
  const start = words[at]?.lower === 'and' || words[at]?.lower === ',' ? at + 1 : at;
  const number = readNumber(words, start);
  if (!number || number.ordinal) return null;
  const unit = words[number.next]?.lower ?? '';
  return ['minutes', 'minute', 'arcminutes', "'", '′'].includes(unit)
    ? { value: number.value, next: number.next + 1 }
    : null;
}

function degree(degrees: number, precise: boolean, ordinal: boolean, next: number): Recognized {
  return { meaning: { type: 'degree', degrees, precise, ordinal }, next };
}

type Region = readonly [from: number, to: number];

/** Parts of a sign, with generous bounds. */
// biome-ignore format: a list of words
const REGIONS = new PhraseIndex<Region>(
  rowsOf<Region>([
    [['last degree', 'final degree', 'very last degree', 'anaretic degree', 'critical last degree'], [28.5, 30]],
    [
      [
        'last degrees', 'final degrees', 'closing degrees', 'very last degrees', 'very end', 'last few degrees',
        'final few degrees', 'tail end',
      ],
      [24.5, 30],
    ],
    [['late degrees', 'later degrees'], [19.5, 30]],
    [['first degree', 'very first degree', 'opening degree'], [0, 1.5]],
    [
      [
        'first degrees', 'opening degrees', 'early degrees', 'first few degrees', 'initial degrees',
        'very first degrees', 'very beginning', 'very start',
      ],
      [0, 5.5],
    ],
    [['middle degrees', 'middle', 'heart', 'midpoint'], [9, 21]],
    [['first decan', 'first ten degrees', 'first third'], [0, 10]],
    [['second decan', 'middle decan', 'middle third'], [10, 20]],
    [['third decan', 'last decan', 'final decan', 'last ten degrees', 'last third'], [20, 30]],
    [['second half'], [15, 30]],
    [['first half'], [0, 15]],
  ]),
);
const ENDS = new PhraseIndex<Region>(
  rowsOf<Region>([
    [
      ['start', 'very start', 'beginning', 'very beginning'],
      [0, 10],
    ],
    [
      ['end', 'very end', 'tail end'],
      [20, 30],
    ],
  ]),
);
const BEFORE_SIGN = new Map<string, Region>(
  Object.entries({
    early: [0, 12],
    mid: [8, 22],
    middle: [8, 22],
    late: [18, 30],
  }),
);

/** A part of a sign: "the last degrees of Leo", "early Virgo", "mid-Libra". */
export function recognizeRegion(words: Words, at: number): Recognized | null {
  const match = REGIONS.longestAt(words, at);
  if (match && words[match.next]?.lower === 'of') return region(match.value, match.next);
  // "The start of Aries", unlike "the start of the week"
  const end = ENDS.longestAt(words, at);
  const isOfSign =
    end && words[end.next]?.lower === 'of' && parseSign(words[end.next + 1]?.lower ?? '') !== null;
  if (end && isOfSign) return region(end.value, end.next);
  const bounds = BEFORE_SIGN.get(words[at]!.lower);
  if (!bounds) return null;
  const next = words[at + 1]?.lower === '-' ? at + 2 : at + 1;
  return parseSign(words[next]?.lower ?? '') ? region(bounds, next) : null;
}

function region([from, to]: Region, next: number): Recognized {
  return { meaning: { type: 'region', from, to }, next };
}

type Widening = readonly [below: number, above: number];
// biome-ignore format: a list of words
const HEDGES = new PhraseIndex<Widening>(
  rowsOf<Widening>([
    [
      [
        'about', 'around', 'roughly', 'approximately', 'some', 'close to', 'near', 'nearly', 'almost', 'just under',
        'barely', 'hardly', 'a little under', 'not quite',
      ],
      [5, 4],
    ],
    [['just over', 'a little over', 'slightly more than', 'a bit more than', 'a little more than'], [1, 6]],
    [['more than', 'over', 'better than', 'at least'], [1, 100]],
    [['less than', 'under', 'fewer than', 'at most', 'below', 'no more than'], [100, 1]],
  ]),
);

/** A fraction of the disc: "62%", "62 percent", "barely ten per cent", "two thirds". */
export function recognizePercent(words: Words, at: number): Recognized | null {
  const hedge = HEDGES.longestAt(words, at);
  const start = hedge?.next ?? at;
  const share = readPercent(words, start);
  if (!share) return null;
  const [below, above] = hedge?.value ?? (share.inWords ? [5, 5] : [0, 0]);
  const meaning: Meaning = {
    type: 'percent',
    low: Math.max(0, share.value - below),
    high: Math.min(100, share.value + above),
  };
  return { meaning, next: share.next };
}

function readPercent(
  words: Words,
  at: number,
): { value: number; inWords: boolean; next: number } | null {
  const figures = /^(\d{1,3}(?:\.\d+)?)%$/.exec(words[at]?.lower ?? '');
  if (figures) return { value: Number(figures[1]), inWords: false, next: at + 1 };
  const number = readNumber(words, at);
  if (number && !number.ordinal) {
    const unit = words[number.next]?.lower;
    if (unit === 'percent' || unit === '%')
      return { value: number.value, inWords: false, next: number.next + 1 };
    if (unit === 'per' && words[number.next + 1]?.lower === 'cent') {
      return { value: number.value, inWords: false, next: number.next + 2 };
    }
  }
  const share = readShare(words, at);
  // "Half" and the like are fractions of the disc only if the words say so.
  const after = share ? [words[share.next]?.lower, words[share.next + 1]?.lower] : [];
  const isOfDisc = after.some((word) =>
    ['lit', 'illuminated', 'illumination'].includes(word ?? ''),
  );
  return share && (isOfDisc || isOfMoon(words, share.next))
    ? { value: share.percent, inWords: true, next: share.next }
    : null;
}

/** "Half (of) the Moon is lit": after the share, a whole that is lit. */
function isOfMoon(words: Words, at: number): boolean {
  const told = words.slice(at, at + 6).map(({ lower }) => lower);
  return /^(?:of )?the moon (?:is|will be|was|stays) (?:lit|illuminated|dark)\b/.test(
    told.join(' '),
  );
}
