import { chance } from '../../plate/chance.ts';
import { burinLine, line } from '../../plate/line.ts';
import { color, type Flat, HEIGHT, type Layer, WIDTH } from '../../plate/plate.ts';
import { filled } from '../../plate/shapes.ts';

/** A ridge of hills: a long and a short wave around a level, each with a height, a length and a shift to the right. */
interface Ridge {
  level: number;
  waves: readonly (readonly [high: number, long: number, moved: number])[];
  ink: string;
  width: number;
}

const FAR = [
  [13, 610, 80],
  [5, 230, 10],
] as const;
const MIDDLE = [
  [20, 1150, 330],
  [6, 370, 60],
] as const;
const NEAR = [
  [26, 1900, -520],
  [7, 520, 0],
] as const;
const RIDGES: Ridge[] = [
  { level: 736, waves: FAR, ink: 'ink-line', width: 1.6 },
  { level: 778, waves: MIDDLE, ink: 'ivory-dim', width: 1.8 },
  { level: 838, waves: NEAR, ink: 'ivory-soft', width: 2.2 },
];
/** The spacing of a crest's points, and of the strokes of grass. */
const STEP = 8;
const GAP = 6;
/** The slant of grass on a slope, in pixels at 45 degrees. */
const LEAN = 160;

/** Three ridges from far to near, with grass slanting down their slopes. */
export function hills(): Layer[] {
  return RIDGES.map((ridge, seed) => (pen) => {
    const crest = Array.from(
      { length: WIDTH / STEP + 1 },
      (_, i): Flat => [i * STEP, heightAt(ridge, i * STEP)],
    );
    filled([...crest, [WIDTH, HEIGHT], [0, HEIGHT]])(pen);
    for (let x = 0; x < WIDTH; x += GAP) grass(ridge, x + GAP * chance(x, seed, 1), seed)(pen);
    line(crest, { color: color(ridge.ink), width: ridge.width })(pen);
  });
}

/** A stroke downward from the crest, tapering to nothing. */
function grass(ridge: Ridge, x: number, seed: number): Layer {
  const top = heightAt(ridge, x);
  const slope = (heightAt(ridge, x + GAP) - top) / GAP;
  const long = 12 + 44 * chance(Math.round(x * 10), seed, 2) ** 2;
  const shares = Array.from({ length: 9 }, (_, i) => i / 8);
  return burinLine(
    shares.map(
      (share): Flat => [x + slope * LEAN * share, top + (long + slope ** 2 * LEAN) * share],
    ),
    color(ridge.ink),
    (i) => 0.6 * ridge.width * (1 - shares[i]!),
  );
}

function heightAt({ level, waves }: Ridge, x: number): number {
  const rise = waves.map(
    ([high, long, moved]) => high * Math.sin((2 * Math.PI * (x - moved)) / long),
  );
  return level - rise[0]! - rise[1]!;
}
