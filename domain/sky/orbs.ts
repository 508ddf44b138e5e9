import { type Body, isSlow } from './bodies.ts';
import type { AspectName } from './events.ts';

/**
 * How close to exact an aspect must be to count as in force, in degrees. Lilly (Christian Astrology, 1647) gives each
 * body an orb, widest for the Sun and Moon; modern practice narrows minor aspects and slow pairs. Sun: Lilly's orb
 * is 15 degrees across, so about 8 on either side. Moon: 6 degrees, some 11 hours on either side, so an aspect in force
 * at noon is exact at some time that day. Planets: 6 degrees, the usual modern limit. Slow pairs, both Jupiter or
 * beyond: at 6 degrees, an aspect would last a year or more; 3 degrees limits it to the weeks astrologers speak of.
 * Sextiles, the weakest of the five, get two thirds.
 */
const ORBS = {
  moon: { major: 6, sextile: 4 },
  sun: { major: 8, sextile: 5 },
  planets: { major: 6, sextile: 4 },
  slow: { major: 3, sextile: 2 },
} as const;

/** The orb of an aspect between two bodies in degrees. */
export function orbOf(a: Body, b: Body, aspect: AspectName): number {
  return ORBS[classOf(a, b)][aspect === 'sextile' ? 'sextile' : 'major'];
}

function classOf(a: Body, b: Body): keyof typeof ORBS {
  if (a === 'Moon' || b === 'Moon') return 'moon';
  if (a === 'Sun' || b === 'Sun') return 'sun';
  return isSlow(a) && isSlow(b) ? 'slow' : 'planets';
}
