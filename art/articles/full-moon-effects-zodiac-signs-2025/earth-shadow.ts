import type { Instant } from '#domain/calendar/civil-date.ts';
import { wrap180 } from '#domain/sky/angles.ts';
import { distanceAt, positionAt } from '#domain/sky/position.ts';

const RADIANS = Math.PI / 180;
const KM_PER_AU = 149_597_870.7;
const EARTH_KM = 6378.137;
const SUN_KM = 696_000;
const MOON_KM = 1737.4;
/** The air makes the Earth a hundredth larger for its shadow, by Danjon's rule. */
const AIR = 1.01;

/** The Earth's shadow where the Moon goes through it, and the Moon, all in degrees as seen from the middle of the Earth. */
export interface ShadowAt {
  /** From the middle of the shadow to the Moon's, eastward along the ecliptic and northward. */
  moon: { east: number; north: number; radius: number };
  umbra: number;
  penumbra: number;
}

/** Where the Moon stands in or by the Earth's shadow. Explanatory Supplement to the Astronomical Almanac (1992), 8.23. */
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
