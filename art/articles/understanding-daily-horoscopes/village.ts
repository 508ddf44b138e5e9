import { chance } from '../../plate/chance.ts';
import { type House, house } from '../../plate/house.ts';
import { burinLine, line } from '../../plate/line.ts';
import { color, type Flat, HEIGHT, type Layer, WIDTH } from '../../plate/plate.ts';
import { filled } from '../../plate/shapes.ts';
import { groundAt, snow } from './snow.ts';

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
export function village(): Layer[] {
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
