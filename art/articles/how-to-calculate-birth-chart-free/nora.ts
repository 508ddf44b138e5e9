import type { Instant } from '#domain/calendar/civil-date.ts';
import { wrap180, wrap360 } from '#domain/sky/angles.ts';
import type { Body } from '#domain/sky/bodies.ts';
import { ASPECT_ANGLES, ASPECT_NAMES, type AspectName } from '#domain/sky/events.ts';
import { meanNodeAt } from '#domain/sky/position.ts';
import type { House } from '#domain/zodiac/solar-houses.ts';
import { ascendantAt, midheavenAt } from '../../facts/ascendant.ts';
import { siderealDegrees } from '../../facts/sidereal-time.ts';
import { bodiesInHouses, type Placed } from '../../facts/whole-sign-houses.ts';

/**
 * The chart computed and drawn in the article: an invented person, born in Philadelphia during daylight saving time.
 */
export const NORA = {
  born: Date.UTC(1997, 3, 12, 19, 40),
  latitude: 39.95,
  eastLongitude: -75.16,
};

/** Mean obliquity of the ecliptic in degrees in April 1997, IAU 2006. */
export const OBLIQUITY = 23.4396;

/** The widest orbs of her aspects in degrees. */
export const ORBS = { light: 8, planets: 6, sextile: 4 };

export interface ChartAspect {
  a: Body;
  b: Body;
  aspect: AspectName;
  orb: number;
}

/** The ascendant and midheaven for a birth in Nora's town at an instant. */
export function anglesAt(at: Instant): { ascendant: number; midheaven: number } {
  const theta = siderealDegrees(at, NORA.eastLongitude);
  return {
    ascendant: ascendantAt(theta, NORA.latitude, OBLIQUITY),
    midheaven: midheavenAt(theta, OBLIQUITY),
  };
}

/** Nora's chart: bodies in whole-sign houses, the two angles, the mean north node, aspects by tightness. */
export function chart() {
  const { ascendant, midheaven } = anglesAt(NORA.born);
  const bodies = bodiesInHouses(NORA.born, ascendant);
  return { bodies, ascendant, midheaven, node: meanNodeAt(NORA.born), aspects: aspectsOf(bodies) };
}

/** The equal house of a longitude: every house begins at the Ascendant's degree of its sign. */
export function equalHouse(longitude: number, ascendant: number): House {
  return (Math.floor(wrap360(longitude - ascendant) / 30) + 1) as House;
}

function aspectsOf(bodies: readonly Placed[]): ChartAspect[] {
  const pairs = bodies.flatMap((one, i) =>
    bodies.slice(i + 1).map((other) => [one, other] as const),
  );
  return pairs
    .flatMap(([one, other]) => {
      const apart = Math.abs(wrap180(other.longitude - one.longitude));
      return ASPECT_NAMES.map((aspect) => ({
        a: one.body,
        b: other.body,
        aspect,
        orb: Math.abs(apart - ASPECT_ANGLES[aspect]),
      }));
    })
    .filter(({ a, b, aspect, orb }) => orb <= orbOf(a, b, aspect))
    .sort((one, other) => one.orb - other.orb);
}

function orbOf(a: Body, b: Body, aspect: AspectName): number {
  if (aspect === 'sextile') return ORBS.sextile;
  return [a, b].some((body) => body === 'Sun' || body === 'Moon') ? ORBS.light : ORBS.planets;
}
