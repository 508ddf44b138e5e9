import {
  aspectBetween,
  type SignAspect,
  type SignPair,
  stepsBetween,
} from '#domain/zodiac/sign-pairs.ts';
import { signName } from '#domain/zodiac/signs.ts';
import { ordinal, solarHouse } from '#domain/zodiac/solar-houses.ts';
import { TOPICS_OF_HOUSES } from '#domain/zodiac/topics-of-houses.ts';

const NUMBERS = [
  '',
  'One sign',
  'Two signs',
  'Three signs',
  'Four signs',
  'Five signs',
  'Six signs',
];

/** `Four signs apart: a trine`, counted as in the compatibility guide. */
export function distance(pair: SignPair): string {
  const steps = stepsBetween(pair);
  if (steps === 0) return 'One sign, twice';
  const aspect = aspectBetween(pair);
  return `${NUMBERS[steps]} apart: ${aspect === 'opposition' ? 'an' : 'a'} ${aspect}`;
}

const BEST = 'Each is among the other’s four best matches on this site.';
const NEITHER = 'On this site, neither a best match nor a challenging one.';

const REPUTATIONS: Record<SignAspect, string> = {
  'same sign': 'Lists of matches don’t rate a sign with itself.',
  semisextile: NEITHER,
  sextile: BEST,
  square: 'Each is one of the other’s two challenging matches on this site.',
  trine: BEST,
  quincunx: NEITHER,
  opposition: 'Each is the other’s opposite sign: a tension that attracts.',
};

/** What the compatibility guide says about the pair. */
export function reputation(pair: SignPair): string {
  return REPUTATIONS[aspectBetween(pair)];
}

/** Which house each is in for the other. */
export function housesOfBoth({ a, b }: SignPair): string {
  if (a === b)
    return `Both of you count the houses from ${signName(a)}, so you read the same page.`;
  const [one, other] = [solarHouse(a, b), solarHouse(b, a)];
  if (one === other) return `Each is the other’s ${ordinal(one)} house (${TOPICS_OF_HOUSES[one]}).`;
  return `Counted from ${signName(a)}, ${signName(b)} is the ${ordinal(one)} house (${TOPICS_OF_HOUSES[one]}). Counted from ${signName(b)}, ${signName(a)} is the ${ordinal(other)} (${TOPICS_OF_HOUSES[other]}).`;
}
