import type { Instant } from '#domain/calendar/civil-date.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { wrap360 } from '#domain/sky/angles.ts';

const J2000: Instant = Date.UTC(2000, 0, 1, 12);
const DAYS_PER_CENTURY = 36_525;

/**
 * Mean local sidereal time in degrees, in [0, 360); east longitudes are positive. Meeus, Astronomical Algorithms (2nd
 * ed.), eq. 12.4, with UTC for UT1 (they differ by less than a second).
 */
export function siderealDegrees(at: Instant, eastLongitude: number): number {
  const days = (at - J2000) / DAY_MS;
  const T = days / DAYS_PER_CENTURY;
  const greenwich =
    280.46061837 + 360.98564736629 * days + 0.000387933 * T ** 2 - T ** 3 / 38_710_000;
  return wrap360(greenwich + eastLongitude);
}
