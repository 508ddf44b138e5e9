import { signProfile } from '../zodiac/profiles.ts';
import { SIGNS, signName } from '../zodiac/signs.ts';
import { ordinal, signOfHouse } from '../zodiac/solar-houses.ts';
import type { ClaimContext } from './claim.ts';
import type { Place } from './proposition.ts';
import type { Token } from './text/token.ts';

/** The signs that a sign or house token may mean for the text's reader. */
export function placeOf(token: Token, { sign }: ClaimContext): Place {
  if (token.type === 'sign') {
    const unknown = token.signs.length > 0 ? null : 'The text does not say whose sign is meant.';
    const words =
      token.own && sign ? `${signName(sign)}, your sign` : token.signs.map(signName).join(' or ');
    return { signs: token.signs, words: words || 'your sign', unknown };
  }
  if (token.type === 'nature') {
    const { element, quality } = token.nature;
    const signs = SIGNS.map((name) => ({ name, ...signProfile(name) }))
      .filter(
        (profile) =>
          (!element || profile.element === element) && (!quality || profile.quality === quality),
      )
      .map(({ name }) => name);
    return { signs, words: `a ${token.lower.replace(/signs$/, 'sign')}`, unknown: null };
  }
  if (token.type !== 'house') throw new TypeError(`No place: ${token.lower}`);
  const { houses, topics } = token;
  const words = houses.map((house) => `the ${ordinal(house)} house`).join(' or ');
  if (topics && !houses.some((house) => topics.includes(house))) {
    const matters = topics.map(ordinal).join(' or ');
    return {
      signs: [],
      words,
      unknown: `What is named here belongs to the ${matters} house, not to ${words}.`,
    };
  }
  if (!sign)
    return {
      signs: [],
      words,
      unknown: 'A solar house is counted from a sun sign, and the text is not written to one.',
    };
  const signs = houses.map((house) => signOfHouse(sign, house));
  return {
    signs,
    words: `${signs.map(signName).join(' or ')} (${words} for ${signName(sign)})`,
    unknown: null,
    housesOf: sign,
  };
}
