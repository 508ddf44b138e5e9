import { phaseAngleAt } from '#domain/sky/position.ts';
import { starPlace } from '../../atlas/planet-path.ts';
import { chance } from '../../plate/chance.ts';
import { directionOn } from '../../plate/direction.ts';
import { horizonMap, moonFrom } from '../../plate/horizon-map.ts';
import { type House, house } from '../../plate/house.ts';
import { burinLine, dots, line } from '../../plate/line.ts';
import { moon } from '../../plate/moon-disc.ts';
import { nightSky } from '../../plate/night-sky.ts';
import { color, type Flat, HEIGHT, type Layer, WIDTH } from '../../plate/plate.ts';
import { discGround, ringScale } from '../../plate/ring-scale.ts';
import { filled } from '../../plate/shapes.ts';
import { groundAt, snow } from './snow.ts';

/** Innsbruck at twenty to seven on the evening of the article's full Moon. */
const OBSERVER = { at: Date.UTC(2025, 0, 13, 17, 40), latitude: 47.27, eastLongitude: 11.39 };
const MOON_RADIUS = 48;

/**
 * The full Moon next to Mars below Gemini, with Orion on the right, over twelve snow-covered houses, two of them lit.
 */
export function cover(): Layer[] {
  const map = horizonMap(OBSERVER, {
    center: { azimuth: 93, altitude: 20 },
    degree: 22.5,
    middle: [800, 325],
  });
  const moonSky = moonFrom(OBSERVER);
  const moonPlace = map.place(moonSky)!;
  return [
    ...nightSky(map, CONSTELLATIONS, { lines: { clear: 7, width: 1.1 }, starSize: 2.9 }),
    discGround(moonPlace, MOON_RADIUS + 6),
    ...mars(map.place(starPlace('Mars', OBSERVER.at).sky)!),
    moon(moonPlace, {
      radius: MOON_RADIUS,
      phase: phaseAngleAt(OBSERVER.at),
      turn: directionOn(map, moonSky, [0, 90]),
    }),
    ...village(),
  ];
}

/** Mars, the one warm spark in the sky. */
function mars(middle: Flat): Layer[] {
  const ink = color('aries');
  const reach = (stroke: number) => (stroke % 2 === 0 ? 9 : 5);
  return [
    discGround(middle, 17),
    ringScale({ middle, radius: 11, strokes: 8, reach, color: ink, width: 2 }),
    dots([middle], 7.5, ink),
  ];
}

const CONSTELLATIONS = 'Gem Ori Tau Aur Cnc CMi CMa Mon Lep Leo Lyn Hya Eri Per UMa';

/** Twelve houses; the fourth and the tenth are lit. */
const HOUSES: readonly House[] = [
  { gable: false, width: 122, wall: 62, roof: 66, chimney: 0.72 },
  { gable: true, width: 94, wall: 78, roof: 84, chimney: 0.74 },
  { gable: true, width: 106, wall: 92, roof: 98, chimney: 0.25 },
  { gable: false, width: 118, wall: 88, roof: 70, chimney: 0.3, lit: true },
  { gable: true, width: 92, wall: 84, roof: 92, chimney: 0.72 },
  { gable: false, width: 126, wall: 100, roof: 62, chimney: 0.76 },
  { gable: true, width: 110, wall: 108, roof: 104, chimney: 0.28 },
  { gable: true, width: 88, wall: 76, roof: 88, chimney: 0.74 },
  { gable: false, width: 120, wall: 72, roof: 74, chimney: 0.24 },
  { gable: true, width: 112, wall: 96, roof: 96, chimney: 0.72, lit: true },
  { gable: false, width: 114, wall: 80, roof: 64, chimney: 0.7 },
  { gable: true, width: 96, wall: 66, roof: 86, chimney: 0.27 },
];
const GAP = 21;

/** A row of snow-covered houses in front of mountains, with the light of two of them on the ground. */
function village(): Layer[] {
  const widths = HOUSES.map(({ width }) => width + GAP);
  const row = widths.reduce((sum, width) => sum + width, -GAP);
  const lefts = HOUSES.map((_, i) =>
    widths.slice(0, i).reduce((sum, width) => sum + width, (WIDTH - row) / 2),
  );
  const middles = HOUSES.map(({ width }, i) => lefts[i]! + width / 2);
  return [
    ridge(),
    snow(middles.filter((_, i) => HOUSES[i]!.lit)),
    ...HOUSES.map((shown, i) => house(shown, [lefts[i]!, groundAt(middles[i]!)])),
  ];
}

/** Mountains behind the village, with the slopes falling to the right in shade. */
function ridge(): Layer {
  return (pen) => {
    const crest = Array.from({ length: WIDTH / 5 + 1 }, (_, i): Flat => [i * 5, crestAt(i * 5)]);
    filled([...crest, [WIDTH, HEIGHT], [0, HEIGHT]], color('ink'))(pen);
    for (const [i, [x, y]] of crest.entries()) {
      if (crestAt(x + 1) <= crestAt(x - 1)) continue;
      const length = 40 + 90 * chance(i, 1, 21);
      const slope = Array.from({ length: 9 }, (_, step): Flat => {
        const down = (length * step) / 8;
        return [x + down * 0.75, y + 2 + down];
      });
      burinLine(slope, color('ivory-dim', 0.55), (step) => 1.5 * (1 - step / 8))(pen);
    }
    line(crest, { color: color('ivory-dim'), width: 1.3 })(pen);
  };
}

/** The height of the crest: peaks of three sizes. */
function crestAt(x: number): number {
  const peaks = (period: number, phase: number) => Math.abs(((x / period + phase) % 1) * 2 - 1);
  return 665 - 72 * peaks(530, 0.36) - 34 * peaks(211, 0.1) - 9 * peaks(67, 0.5);
}
