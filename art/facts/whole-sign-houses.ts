import type { Instant } from '#domain/calendar/civil-date.ts';
import { BODIES, type Body } from '#domain/sky/bodies.ts';
import { longitudeAt } from '#domain/sky/position.ts';
import { signOfLongitude } from '#domain/zodiac/signs.ts';
import { type House, solarHouse } from '#domain/zodiac/solar-houses.ts';

export interface Placed {
  body: Body;
  longitude: number;
  house: House;
}

/** The whole-sign house of a longitude: the rising sign is the first. */
export function wholeSignHouse(longitude: number, ascendant: number): House {
  return solarHouse(signOfLongitude(ascendant), signOfLongitude(longitude));
}

/** The ten bodies at an instant, in whole-sign houses. */
export function bodiesInHouses(at: Instant, ascendant: number): Placed[] {
  return BODIES.map((body) => {
    const longitude = longitudeAt(body, at);
    return { body, longitude, house: wholeSignHouse(longitude, ascendant) };
  });
}
