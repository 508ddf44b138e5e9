import { SIGNS, type Sign, signAfter, signIndex } from './signs.ts';

/** Two signs side by side, in the order of the zodiac; both may be the same sign. */
export interface SignPair {
  a: Sign;
  b: Sign;
}

/** The traditional name of the distance between two signs. Ptolemy had four of these, and none for neighbors. */
export type SignAspect =
  | 'same sign'
  | 'semisextile'
  | 'sextile'
  | 'square'
  | 'trine'
  | 'quincunx'
  | 'opposition';

/** By the number of steps, 0 to 6. */
const ASPECTS: readonly SignAspect[] = [
  'same sign',
  'semisextile',
  'sextile',
  'square',
  'trine',
  'quincunx',
  'opposition',
];

/** All 78 pairs, each sign with itself and those after it. */
export const SIGN_PAIRS: readonly SignPair[] = SIGNS.flatMap((a, i) =>
  SIGNS.slice(i).map((b) => ({ a, b })),
);

/** Two signs in either order as a pair. */
export function pairOf(one: Sign, other: Sign): SignPair {
  return signIndex(one) <= signIndex(other) ? { a: one, b: other } : { a: other, b: one };
}

/** Steps along the zodiac from one sign to the other, the shorter way: 0 to 6. */
export function stepsBetween({ a, b }: SignPair): number {
  const ahead = signIndex(b) - signIndex(a);
  return Math.min(ahead, 12 - ahead);
}

/** What tradition calls the distance between two signs. */
export function aspectBetween(pair: SignPair): SignAspect {
  return ASPECTS[stepsBetween(pair)]!;
}

/** The pair ordered so that the shorter way around the zodiac goes forward: from Pisces to Aries. */
export function inZodiacOrder(pair: SignPair): { from: Sign; to: Sign } {
  const { a, b } = pair;
  return signAfter(a, stepsBetween(pair)) === b ? { from: a, to: b } : { from: b, to: a };
}
