import { civilDate, type Instant } from '#domain/calendar/civil-date.ts';
import { BODIES, type Body } from '#domain/sky/bodies.ts';
import { longitudeAt } from '#domain/sky/position.ts';
import { signOfLongitude } from '#domain/zodiac/signs.ts';
import { type House, solarHouse } from '#domain/zodiac/solar-houses.ts';
import { ascendantAt, midheavenAt } from '../../facts/ascendant.ts';
import { siderealDegrees } from '../../facts/sidereal-time.ts';

export interface Place {
  latitude: number;
  eastLongitude: number;
}

export const NEW_YORK: Place = { latitude: 40.71, eastLongitude: -74.01 };
export const LOS_ANGELES: Place = { latitude: 34.05, eastLongitude: -118.24 };

/** The date of the article and its drawing. */
export const DAY = civilDate('2025-01-18');
/** The minute shown at three depths: noon in New York. */
export const MINUTE: Instant = Date.UTC(2025, 0, 18, 17);

/** The third depth: the minute's bodies in whole-sign houses over New York, and its two angles. */
export function chart() {
  const ascendant = risingOver(NEW_YORK, MINUTE);
  const midheaven = midheavenAt(siderealDegrees(MINUTE, NEW_YORK.eastLongitude));
  return { ascendant, midheaven, bodies: BODIES.map((body) => placed(body, ascendant)) };
}

/** The ascendant's longitude at a place. */
export function risingOver({ latitude, eastLongitude }: Place, at: Instant): number {
  return ascendantAt(siderealDegrees(at, eastLongitude), latitude);
}

function placed(body: Body, ascendant: number): { body: Body; longitude: number; house: House } {
  const longitude = longitudeAt(body, MINUTE);
  return {
    body,
    longitude,
    house: solarHouse(signOfLongitude(ascendant), signOfLongitude(longitude)),
  };
}
