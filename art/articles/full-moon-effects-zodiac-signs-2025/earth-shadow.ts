import type { Instant } from '#domain/calendar/civil-date.ts';
import { wrap180 } from '#domain/sky/angles.ts';
import { distanceAt, positionAt } from '#domain/sky/position.ts';

const RADIANS = Math.PI / 180;
const KM_PER_AU = 149_597_870.7;
const EARTH_KM = 6378.137;
const SUN_KM = 696_000;
const MOON_KM = 1737.4;
/** The atmosphere enlarges the Earth's shadow by one percent of the Earth's radius (Danjon's rule). */
const AIR = 1.01;

/** The Earth's shadow at the Moon's distance, and the Moon, in degrees as seen from the Earth's center. */
export interface ShadowAt {
  /** The Moon's center relative to the shadow's, eastward along the ecliptic and northward. */
  moon: { east: number; north: number; radius: number };
  umbra: number;
  penumbra: number;
}

/**
 * The Moon's position relative to the Earth's shadow. Explanatory Supplement to the Astronomical Almanac (1992),
 * 8.23.
 */
export function shadowAt(at: Instant): ShadowAt {
  const [sun, moon] = [positionAt('Sun', at), positionAt('Moon', at)];
  const [sunKm, moonKm] = [distanceAt('Sun', at) * KM_PER_AU, distanceAt('Moon', at) * KM_PER_AU];
  const angle = (radius: number, distance: number) => Math.asin(radius / distance) / RADIANS;
  const parallaxes = AIR * angle(EARTH_KM, moonKm) + angle(EARTH_KM, sunKm);
  const sunRadius = angle(SUN_KM, sunKm);
  return {
    moon: {
      east: wrap180(moon.longitude - sun.longitude - 180),
      north: moon.latitude + sun.latitude,
      radius: angle(MOON_KM, moonKm),
    },
    umbra: parallaxes - sunRadius,
    penumbra: parallaxes + sunRadius,
  };
}
