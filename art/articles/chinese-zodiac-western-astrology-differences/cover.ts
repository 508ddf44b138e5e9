import { starPlace } from '../../atlas/planet-path.ts';
import { gleam } from '../../plate/gleam.ts';
import { horizonMap, type Observer } from '../../plate/horizon-map.ts';
import { nightSky } from '../../plate/night-sky.ts';
import type { Layer } from '../../plate/plate.ts';
import { eclipticScale } from '../../plate/sky-lines.ts';
import { lantern } from './lantern.ts';
import { bays, palaceWall, wallUnder } from './palace-wall.ts';
import { eaveAt, type TiledRoof, tiledRoof } from './tiled-roof.ts';

const BEIJING: Observer = { at: Date.UTC(2025, 0, 28, 17), latitude: 39.9, eastLongitude: 116.4 };
const VIEW = { center: { azimuth: 262, altitude: 0 }, degree: 18, middle: [800, 720] } as const;

const HALL: TiledRoof = {
  eave: [570, 672],
  half: 540,
  ridgeHalf: 250,
  height: 158,
  lift: 62,
  row: 15,
};
const GATES: TiledRoof[] = [
  { eave: [1196, 728], half: 82, ridgeHalf: 36, height: 34, lift: 13, row: 6 },
  { eave: [1492, 700], half: 172, ridgeHalf: 78, height: 66, lift: 24, row: 9 },
];
const WALL_TOP = 754;
/** One lantern per animal; the sixth, for the Snake, is lit. */
const LANTERNS = { count: 12, lit: 5, from: 125, to: 1015, radius: 29, drop: 96 };

/**
 * One in the morning on the first day of the Chinese year 2025, looking west over Beijing: Jupiter, the Year Star,
 * between Taurus and Orion above tiled roofs, and below the eaves a lantern for each of the twelve animals.
 */
export function cover(): Layer[] {
  const map = horizonMap(BEIJING, VIEW);
  return [
    ...nightSky(map, CONSTELLATIONS, { starSize: 2.9 }),
    eclipticScale(map, { halfWidth: 0.14 }),
    gleam(map.place(starPlace('Jupiter', BEIJING.at).sky)!, 76),
    ...GATES.flatMap((gate) => [wallUnder(gate), ...tiledRoof(gate)]),
    palaceWall(WALL_TOP),
    wallUnder(HALL),
    bays(HALL, LANTERNS.count / 2),
    ...tiledRoof(HALL),
    ...lanterns(),
  ];
}

function lanterns(): Layer[] {
  const { count, lit, from, to, radius, drop } = LANTERNS;
  return Array.from({ length: count }, (_, i) => {
    const x = from + ((to - from) * i) / (count - 1);
    return lantern([x, HALL.eave[1] + drop], radius, eaveAt(HALL, x), i === lit);
  });
}

const CONSTELLATIONS = 'Ori Tau Gem Aur Per Ari Eri Lep CMa Mon Cet Tri And Psc';
