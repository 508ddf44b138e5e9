import { capitalized } from '../capitalized.ts';
import { mod } from '../mod.ts';

/** The twelve signs in ecliptic order; sign n spans longitudes 30n to 30n + 30 degrees. */
export const SIGNS = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const;

export type Sign = (typeof SIGNS)[number];

/** The sign named by `text` in any case (`Aries`, `ARIES`), or null. */
export function parseSign(text: string): Sign | null {
  const lower = text.trim().toLowerCase();
  return SIGNS.find((sign) => sign === lower) ?? null;
}

/** `aries` to `Aries` */
export function signName(sign: Sign): string {
  return capitalized(sign);
}

/** 0 for Aries to 11 for Pisces. */
export function signIndex(sign: Sign): number {
  return SIGNS.indexOf(sign);
}

/** The sign `steps` further along the ecliptic, or back when negative. */
export function signAfter(sign: Sign, steps: number): Sign {
  return SIGNS[mod(signIndex(sign) + steps, 12)]!;
}

/** The sign at an ecliptic longitude in degrees (any number of turns). */
export function signOfLongitude(longitude: number): Sign {
  return SIGNS[Math.floor(mod(longitude, 360) / 30)]!;
}

/** Degrees into the sign, in [0, 30). */
export function degreeInSign(longitude: number): number {
  return mod(longitude, 30);
}
