import type { Instant } from '#domain/calendar/civil-date.ts';
import { siderealDegrees } from './sidereal-time.ts';

/** A place on the Earth; east longitudes are positive. */
export interface Place {
  latitude: number;
  eastLongitude: number;
}

export const NEW_YORK: Place = { latitude: 40.71, eastLongitude: -74.01 };
export const LOS_ANGELES: Place = { latitude: 34.05, eastLongitude: -118.24 };

const RADIANS = Math.PI / 180;
/** Mean obliquity of the ecliptic in degrees in 2025, IAU 2006. */
const OBLIQUITY = 23.436;
const SIDEREAL_DAY_MINUTES = 1436.068;

/**
 * The ascendant in degrees of longitude, in [0, 360), at a local sidereal time of `theta` degrees. Meeus,
 * Astronomical Algorithms (2nd ed.), eq. 14.2; valid between the polar circles.
 */
export function ascendantAt(theta: number, latitude: number, obliquity = OBLIQUITY): number {
  const [t, p, e] = [theta * RADIANS, latitude * RADIANS, obliquity * RADIANS];
  const rising = Math.atan2(Math.cos(t), -(Math.sin(e) * Math.tan(p) + Math.cos(e) * Math.sin(t)));
  return (rising / RADIANS + 360) % 360;
}

/**
 * The midheaven in degrees of longitude, in [0, 360), at a local sidereal time of `theta` degrees. Meeus,
 * Astronomical Algorithms (2nd ed.), eq. 13.3 for the point of the ecliptic whose right ascension is `theta`.
 */
export function midheavenAt(theta: number, obliquity = OBLIQUITY): number {
  const [t, e] = [theta * RADIANS, obliquity * RADIANS];
  return (Math.atan2(Math.sin(t), Math.cos(t) * Math.cos(e)) / RADIANS + 360) % 360;
}

/** The ascendant's longitude at a place. */
export function risingOver({ latitude, eastLongitude }: Place, at: Instant): number {
  return ascendantAt(siderealDegrees(at, eastLongitude), latitude);
}

/** The rising time of each sign at a latitude in minutes, Aries first. */
export function risingMinutes(latitude: number): number[] {
  const minutes = Array.from({ length: 12 }, () => 0);
  const steps = 36_000;
  for (let i = 0; i < steps; i++) {
    const sign = Math.floor(ascendantAt(((i + 0.5) * 360) / steps, latitude) / 30);
    minutes[sign]! += SIDEREAL_DAY_MINUTES / steps;
  }
  return minutes;
}
