import { starPlace } from '../../atlas/planet-path.ts';
import { gleam } from '../../plate/gleam.ts';
import { horizonMap } from '../../plate/horizon-map.ts';
import { nightSky } from '../../plate/night-sky.ts';
import { color, type Layer, WIDTH } from '../../plate/plate.ts';
import { openSea } from '../../plate/sea.ts';
import { eclipticScale } from '../../plate/sky-lines.ts';
import { bridge, mirrored, WATER } from './bridge.ts';

/** New York at the minute Venus reaches Saturn's longitude; both are about to set, in the house of marriage. */
const EVENING = { at: Date.UTC(2025, 0, 19, 1, 24), latitude: 40.71, eastLongitude: -74.01 };
const VIEW = {
  center: { azimuth: 257.5, altitude: 0 },
  degree: 23,
  middle: [WIDTH / 2, WATER] as const,
};

/** Venus and Saturn in the west, under a one-arched bridge whose reflection in still water completes a golden ring. */
export function cover(): Layer[] {
  const map = horizonMap(EVENING, VIEW);
  const [venus, saturn] = (['Venus', 'Saturn'] as const).map(
    (planet) => map.place(starPlace(planet, EVENING.at).sky)!,
  );
  return [
    ...nightSky(map, CONSTELLATIONS, { starSize: 3, faintest: 6.2 }),
    eclipticScale(map, { color: color('gold-dim'), halfWidth: 0.1 }),
    gleam(saturn!, 15, color('ivory')),
    gleam(venus!, 40),
    openSea(WATER, [venus!]),
    ...mirrored(),
    ...bridge(),
  ];
}

const CONSTELLATIONS = 'Psc Aqr Peg And Cet Ari Tri Lac PsA Cyg Equ Del';
