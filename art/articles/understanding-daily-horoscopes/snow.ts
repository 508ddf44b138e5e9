import { chance } from '../../plate/chance.ts';
import { burinLine, dots } from '../../plate/line.ts';
import { color, type Flat, HEIGHT, type Layer, type Pen, WIDTH } from '../../plate/plate.ts';
import { filled } from '../../plate/shapes.ts';

/** A snowdrift. */
interface Drift {
  /** Its distance below the village, and the amplitude of its crest. */
  down: number;
  swing: number;
  /** The wavelength, and the phase at the left edge. */
  period: number;
  phase: number;
}

const DRIFTS: readonly Drift[] = [
  { down: 30, swing: 7, period: 760, phase: 0.2 },
  { down: 62, swing: 9, period: 980, phase: 0.55 },
  { down: 98, swing: 10, period: 1240, phase: 0.05 },
];
/** The number of dots tried below a crest, and the depth of the lowest. */
const FLAKES = 2600;
const DEPTH = 40;
/** The distance of the first crest below the houses, to appear in front of them. */
const STEP = 2;
/** How far a window's light reaches over the ground. */
const LIGHT = 74;

/** The height of the ground at `x`: a low hill. */
export function groundAt(x: number): number {
  return 782 - 22 * Math.sin((Math.PI * x) / WIDTH);
}

/** The ground in front of the village in drifts, with window light at some places. */
export function snow(lights: readonly number[]): Layer {
  return (pen) => {
    const crest = Array.from({ length: 201 }, (_, i): Flat => [i * 8, groundAt(i * 8)]);
    filled([...crest, [WIDTH, HEIGHT], [0, HEIGHT]], color('ink'))(pen);
    engrave(
      pen,
      0,
      (x) => groundAt(x) + STEP,
      () => 1,
    );
    for (const [i, { down, swing, period, phase }] of DRIFTS.entries()) {
      const angle = (x: number) => 2 * Math.PI * (x / period + phase);
      engrave(
        pen,
        i + 1,
        (x) => groundAt(x) + down + swing * Math.sin(angle(x)),
        (x) => 0.5 + 0.5 * Math.cos(angle(x)),
      );
    }
    for (const middle of lights) windowLight(pen, middle);
  };
}

/** A crest as heavy as `weight`, and dots below it, fewer the farther down. */
function engrave(
  pen: Pen,
  row: number,
  crestAt: (x: number) => number,
  weight: (x: number) => number,
): void {
  const crest = Array.from({ length: 201 }, (_, i): Flat => [i * 8, crestAt(i * 8)]);
  burinLine(crest, color('ivory-soft'), (i) => 2.2 * weight(i * 8))(pen);
  const flakes = Array.from({ length: FLAKES }, (_, i): Flat | null => {
    const [x, down] = [chance(i, row, 31) * WIDTH, chance(i, row, 32) ** 2];
    const isKept = chance(i, row, 33) < weight(x) * (1 - down);
    return isKept ? [x, crestAt(x) + 4 + DEPTH * down] : null;
  });
  dots(flakes, 1, color('ivory-soft', 0.85))(pen);
}

/** Level golden strokes, longer and thinner the nearer they are. */
function windowLight(pen: Pen, middle: number): void {
  for (let row = 0, down = 4; down < LIGHT; row++, down += 5.2 + row * 0.25) {
    const half = 46 + 0.5 * down - 12 * chance(row, middle, 34);
    const points = Array.from({ length: 25 }, (_, i): Flat => {
      const x = middle + half * (i / 12 - 1);
      return [x, groundAt(x) + down];
    });
    const depth = 2.6 - down / 42;
    burinLine(points, color('gold'), (i) => depth * Math.sin((Math.PI * i) / 24))(pen);
  }
}
