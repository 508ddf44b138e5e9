import { DAY_MS } from '#domain/calendar/durations.ts';
import { precessionSince2000 } from '../../atlas/planet-path.ts';

const J2000 = Date.UTC(2000, 0, 1, 12);
const JULIAN_YEAR_MS = 365.25 * DAY_MS;

/**
 * The constellations on the ecliptic, each with the longitude in degrees (J2000) at which the Sun enters it in 2025.
 * The borders are the IAU's, drawn for the equinox of 1875; these are the points at which the result of
 * astronomy-engine's `Constellation` changes along the ecliptic.
 */
export const CONSTELLATIONS = [
  { name: 'Aries', from: 28.689 },
  { name: 'Taurus', from: 53.42 },
  { name: 'Gemini', from: 90.142 },
  { name: 'Cancer', from: 117.99 },
  { name: 'Leo', from: 138.04 },
  { name: 'Virgo', from: 173.853 },
  { name: 'Libra', from: 217.813 },
  { name: 'Scorpius', from: 241.053 },
  { name: 'Ophiuchus', from: 247.64 },
  { name: 'Sagittarius', from: 266.24 },
  { name: 'Capricornus', from: 299.658 },
  { name: 'Aquarius', from: 327.489 },
  { name: 'Pisces', from: 351.653 },
] as const;
export type Constellation = (typeof CONSTELLATIONS)[number]['name'];

/** General precession in longitude in degrees from J2000 to a year. */
export function precession(year: number): number {
  return precessionSince2000(J2000 + (year - 2000) * JULIAN_YEAR_MS);
}
