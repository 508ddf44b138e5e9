import type { Instant } from '../calendar/civil-date.ts';
import { HOUR_MS } from '../calendar/durations.ts';
import { wrap180, wrap360 } from './angles.ts';
import type { Body, Planet } from './bodies.ts';
import {
  apparentDistance,
  apparentPlace,
  moonIllumination,
  nutationAt,
  osculatingNode,
} from './engine.ts';
import { assertComputable } from './range.ts';

/**
 * A body's position: apparent geocentric longitude, in [0, 360), and latitude in degrees on the
 * ecliptic of date, and speed in longitude in degrees per day, negative when retrograde.
 */
export interface Position {
  longitude: number;
  latitude: number;
  speed: number;
}

/**
 * Apparent geocentric ecliptic longitude of date in degrees, in [0, 360). Within 0.35' of the JPL
 * ephemerides from 1950 to 2050. Throws a RangeError outside the years 1800 to 2200.
 */
export function longitudeAt(body: Body, instant: Instant): number {
  assertComputable(instant);
  return apparentPlace(body, instant).longitude;
}

/** Longitude, latitude and speed of a body; the speed is averaged over the two hours around `instant`. */
export function positionAt(body: Body, instant: Instant): Position {
  assertComputable(instant);
  return { ...apparentPlace(body, instant), speed: speedAt(body, instant) };
}

/** Distance of a body from the Earth's center in astronomical units. */
export function distanceAt(body: Body, instant: Instant): number {
  assertComputable(instant);
  return apparentDistance(body, instant);
}

/** Whether a planet is retrograde; reliable except within an hour of a station. */
export function isRetrogradeAt(planet: Planet, instant: Instant): boolean {
  assertComputable(instant);
  return speedAt(planet, instant) < 0;
}

/** The Moon's elongation from the Sun in longitude, degrees in [0, 360): 0 at new moon, 180 at full moon. */
export function phaseAngleAt(instant: Instant): number {
  return wrap360(longitudeAt('Moon', instant) - longitudeAt('Sun', instant));
}

/** Illuminated fraction of the Moon's disc seen from the Earth's center, 0 to 1. */
export function illuminationAt(instant: Instant): number {
  assertComputable(instant);
  return moonIllumination(instant);
}

/**
 * Longitude of the Moon's mean ascending node in degrees, in [0, 360), on the true equinox of date:
 * Meeus, Astronomical Algorithms (2nd ed.), equation 47.7, plus nutation.
 */
export function meanNodeAt(instant: Instant): number {
  assertComputable(instant);
  const { nutation, centuries: T } = nutationAt(instant);
  const mean =
    125.0445479 - 1934.1362891 * T + 0.0020754 * T ** 2 + T ** 3 / 467_441 - T ** 4 / 60_616_000;
  return wrap360(mean + nutation);
}

/** Longitude of the Moon's true (osculating) ascending node in degrees, in [0, 360), within 0.3'. */
export function trueNodeAt(instant: Instant): number {
  assertComputable(instant);
  return wrap360(osculatingNode(instant));
}

function speedAt(body: Body, instant: Instant): number {
  const before = apparentPlace(body, instant - HOUR_MS).longitude;
  const after = apparentPlace(body, instant + HOUR_MS).longitude;
  return wrap180(after - before) * 12;
}
