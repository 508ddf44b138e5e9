import { type Sign, signName } from './signs.ts';

/** The constellations have the names of the signs, except for two. */
const CONSTELLATIONS: Partial<Record<Sign, string>> = {
  scorpio: 'Scorpius',
  capricorn: 'Capricornus',
};

/** The constellation that a sign is named after: `Scorpius` for Scorpio. */
export function constellationOf(sign: Sign): string {
  return CONSTELLATIONS[sign] ?? signName(sign);
}
