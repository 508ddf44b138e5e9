import { civilDate, type Instant } from '#domain/calendar/civil-date.ts';
import { midheavenAt, NEW_YORK, risingOver } from '../../facts/ascendant.ts';
import { siderealDegrees } from '../../facts/sidereal-time.ts';
import { bodiesInHouses } from '../../facts/whole-sign-houses.ts';

/** The date of the article and its drawing. */
export const DAY = civilDate('2025-01-18');
/** The minute shown at three depths: noon in New York. */
export const MINUTE: Instant = Date.UTC(2025, 0, 18, 17);

/** The third depth: the minute's bodies in whole-sign houses over New York, and its two angles. */
export function chart() {
  const ascendant = risingOver(NEW_YORK, MINUTE);
  const midheaven = midheavenAt(siderealDegrees(MINUTE, NEW_YORK.eastLongitude));
  return { ascendant, midheaven, bodies: bodiesInHouses(MINUTE, ascendant) };
}
