import { mod } from '../mod.ts';
import { type Sign, signAfter, signIndex } from './signs.ts';

export const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** A solar house: the whole-sign house counted from the sun sign, which is the first house. */
export type House = (typeof HOUSES)[number];

/** Which solar house the sign `place` is for a sun sign: Libra is the seventh for Aries. */
export function solarHouse(sunSign: Sign, sign: Sign): House {
  return (mod(signIndex(sign) - signIndex(sunSign), 12) + 1) as House;
}

/** The sign of a solar house: for Aries, the seventh is Libra. */
export function signOfHouse(sunSign: Sign, house: House): Sign {
  return signAfter(sunSign, house - 1);
}

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

/** A number from 1 to 12 in words, `first` to `twelfth`, for houses and signs in order. */
export function ordinal(number: number): string {
  return ORDINALS[number - 1]!;
}
