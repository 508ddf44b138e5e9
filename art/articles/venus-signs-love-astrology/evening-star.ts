import type { Instant } from '#domain/calendar/civil-date.ts';
import { HOUR_MS } from '#domain/calendar/durations.ts';
import { distanceAt } from '#domain/sky/position.ts';
import { starPlace } from '../../atlas/planet-path.ts';
import { elongationAt } from '../../facts/inner-retrogrades.ts';
import { type Horizontal, horizontalOf } from '../../plate/horizon-map.ts';

/** Venus above an evening's horizon. */
export interface EveningStar {
  venus: Horizontal;
  sun: Horizontal;
  /** Like the Moon's: 0 is dark, 90 half lit, 180 full. */
  phase: number;
  /** The disc's radius in arcseconds. */
  radius: number;
}

export const NEW_YORK = { latitude: 40.7, eastLongitude: -74 };
/** Civil dusk: the Sun's altitude in degrees. */
const DUSK = -6;
/** Venus's radius in arcseconds at one astronomical unit. Astronomical Almanac. */
const RADIUS_AT_1_AU = 8.34;
const RADIANS = Math.PI / 180;

/** Venus at civil dusk in New York on a date, given by its midnight (UTC). */
export function eveningStar(midnight: Instant): EveningStar {
  const at = duskOf(midnight);
  const over = (body: 'Venus' | 'Sun') =>
    horizontalOf({ ...NEW_YORK, at }, starPlace(body, at).sky);
  return {
    venus: over('Venus'),
    sun: over('Sun'),
    phase: 180 - phaseAngle(at),
    radius: RADIUS_AT_1_AU / distanceAt('Venus', at),
  };
}

/** When the Sun reaches the altitude of dusk: bisection between noon and nine in the evening there. */
export function duskOf(midnight: Instant): Instant {
  let [before, after] = [midnight + 17 * HOUR_MS, midnight + 26 * HOUR_MS];
  while (after - before > 1000) {
    const at = (before + after) / 2;
    const { altitude } = horizontalOf({ ...NEW_YORK, at }, starPlace('Sun', at).sky);
    if (altitude > DUSK) before = at;
    else after = at;
  }
  return Math.round(before);
}

/** The phase angle at Venus between the Sun and the Earth. Meeus, Astronomical Algorithms (2nd ed.), eq. 48.3. */
function phaseAngle(at: Instant): number {
  const elongation = elongationAt('Venus', at) * RADIANS;
  const [sun, venus] = [distanceAt('Sun', at), distanceAt('Venus', at)];
  return Math.atan2(sun * Math.sin(elongation), venus - sun * Math.cos(elongation)) / RADIANS;
}
