import { starPlace } from '../../atlas/planet-path.ts';
import type { SkyPoint } from '../../atlas/sky-projection.ts';
import { gleam } from '../../plate/gleam.ts';
import { horizonMap, moonFrom, type Observer } from '../../plate/horizon-map.ts';
import { nightSky } from '../../plate/night-sky.ts';
import type { Layer } from '../../plate/plate.ts';
import { hills } from './hills.ts';
import { INNER_EDGE, moonbow } from './moonbow.ts';
import { rain } from './rain.ts';

/** New York, a quarter past six in the evening of the article's date. */
export const OBSERVER: Observer = {
  at: Date.UTC(2025, 0, 13, 23, 15),
  latitude: 40.7,
  eastLongitude: -74,
};
const VIEW = { center: { azimuth: 246, altitude: 0 }, degree: 15.5, middle: [800, 745] } as const;

/**
 * Colors without color: the full Moon, rising behind us, makes a bow in the rain to the west, too faint for the eye
 * to see its colors, so each has the hatching by which engravers represent it. Outside it Venus and Saturn are in
 * their actual places.
 */
export function cover(): Layer[] {
  const map = horizonMap(OBSERVER, VIEW);
  const middle = acrossFromMoon();
  const place = (body: 'Venus' | 'Saturn') => map.place(starPlace(body, OBSERVER.at).sky)!;
  return [
    ...nightSky(map, CONSTELLATIONS, { starSize: 2.8 }),
    rain(map, middle, INNER_EDGE),
    ...moonbow(map, OBSERVER, middle),
    gleam(place('Saturn'), 30),
    gleam(place('Venus'), 56),
    ...hills(),
  ];
}

/** The point of the sky opposite the Moon. */
export function acrossFromMoon(): SkyPoint {
  const [ra, dec] = moonFrom(OBSERVER);
  return [ra + 180, -dec];
}

const CONSTELLATIONS = 'Peg And Psc Aqr Cap PsA Cyg Del Equ Aql Lac Cet Sge Lyr Cep Cas Ari';
