import type { Instant } from '#domain/calendar/civil-date.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import type { Body } from '#domain/sky/bodies.ts';
import { positionAt } from '#domain/sky/position.ts';
import { equatorialOf, type SkyPoint } from './sky-projection.ts';

/** The position of a body among the stars. */
export interface PathPoint {
  at: Instant;
  /** Right ascension and declination, J2000, as in the star data. */
  sky: SkyPoint;
  retrograde: boolean;
}

const J2000: Instant = Date.UTC(2000, 0, 1, 12);

/** Positions of a body among the stars, every `step` days from one instant to another, inclusive. */
export function planetPath(body: Body, from: Instant, to: Instant, step: number): PathPoint[] {
  const count = Math.floor((to - from) / (step * DAY_MS)) + 1;
  return Array.from({ length: count }, (_, i) => starPlace(body, from + i * step * DAY_MS));
}

/** The J2000 position of a body among the stars, within an arcminute for a century either way. */
export function starPlace(body: Body, at: Instant): PathPoint {
  const { longitude, latitude, speed } = positionAt(body, at);
  return {
    at,
    sky: equatorialOf([longitude - precessionSince2000(at), latitude]),
    retrograde: speed < 0,
  };
}

/** Precession in longitude since J2000, in degrees. Meeus, Astronomical Algorithms, eq. 21.6. */
export function precessionSince2000(at: Instant): number {
  const centuries = (at - J2000) / (36_525 * DAY_MS);
  return (5029.0966 * centuries + 1.11113 * centuries ** 2) / 3600;
}
