import { starPlace } from '../../atlas/planet-path.ts';
import { gleam } from '../../plate/gleam.ts';
import { horizonMap, type Observer } from '../../plate/horizon-map.ts';
import { nightSky } from '../../plate/night-sky.ts';
import { color, type Flat, type Layer } from '../../plate/plate.ts';
import { placed } from '../../plate/shapes.ts';
import { eclipticScale } from '../../plate/sky-lines.ts';
import { strokes } from '../../plate/strokes.ts';
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

/** Ribs, caps and tassel in radii of the slightly flattened lantern. */
const FLATTENED = 0.84;
const RIBS = [0.34, 0.7];
const CAP = 0.36;
const TASSEL = { long: 0.85, threads: [-0.14, 0, 0.14] };

/** A round paper lantern over ribs, hanging from a cord; a lit one is gold throughout. */
function lantern([x, y]: Flat, radius: number, cord: number, isLit: boolean): Layer {
  return placed([x, y], {}, (pen) => {
    const gold = color('gold');
    const high = radius * FLATTENED;
    const oval = (share: number) => {
      pen.beginPath();
      pen.ellipse(0, 0, radius * share, high, 0, 0, 2 * Math.PI);
    };
    const threads = TASSEL.threads.map((share) => share * radius);
    strokes(
      [
        [0, cord - y, 0, -high],
        ...threads.map((at) => [at, high, at, high + TASSEL.long * radius] as const),
      ],
      { color: gold, width: 1.4 },
    )(pen);
    pen.fillStyle = isLit ? color('gold-bright') : color('ink-deep');
    pen.strokeStyle = gold;
    pen.lineWidth = 2.2;
    oval(1);
    pen.fill();
    pen.stroke();
    pen.strokeStyle = isLit ? color('ink') : gold;
    pen.lineWidth = 1.4;
    for (const rib of RIBS) {
      oval(rib);
      pen.stroke();
    }
    pen.fillStyle = gold;
    for (const end of [-high, high]) pen.fillRect(-CAP * radius, end - 2.5, 2 * CAP * radius, 5);
  });
}
