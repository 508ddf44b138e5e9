import { range } from '../../facts/spans.ts';
import { chance } from '../../plate/chance.ts';
import { burinLine, line } from '../../plate/line.ts';
import { color, type Flat, HEIGHT, type Layer, WIDTH } from '../../plate/plate.ts';
import { filled } from '../../plate/shapes.ts';

/** The top of the hill on the plate. */
const TOP: Flat = [890, 700];
const STROKE_STEPS = 24;
/** Blades on either side of the middle one in a tuft, and the points of each. */
const BLADES = 2;
const BLADE_STEPS = 8;

/** The y coordinate of the ground at `x`. */
export function hillAt(x: number): number {
  const off = (x - TOP[0]) / 900;
  return TOP[1] + 72 * off ** 2 - 14 * off ** 3 + 3 * Math.sin(x / 60);
}

/** A bare hill in strokes along its slope, farther apart the nearer they are, with tufts of dry grass. */
export function hill(): Layer[] {
  const crest = range(0, WIDTH / 20).map((i): Flat => [i * 20, hillAt(i * 20)]);
  return [
    filled([...crest, [WIDTH, HEIGHT], [0, HEIGHT]]),
    ...rows().flatMap((down, row) => [...strokes(row, down), ...tufts(row, down)]),
    line(crest, { color: color('ivory'), width: 2 }),
  ];
}

/** The distance of each row of strokes below the crest. */
function rows(): number[] {
  const found: number[] = [];
  for (let down = 7, gap = 8; hillAt(TOP[0]) + down < HEIGHT; down += gap, gap += 0.9) {
    found.push(down);
  }
  return found;
}

/** One row of strokes, each pointed at both ends. */
function strokes(row: number, down: number): Layer[] {
  const room = 60 + down * 0.9;
  return range(-1, Math.ceil(WIDTH / room)).map((i) => {
    const from = (i + chance(i, row, 51)) * room;
    const length = room * (0.3 + 0.5 * chance(i, row, 52));
    const points = range(0, STROKE_STEPS).map((step): Flat => {
      const x = from + (length * step) / STROKE_STEPS;
      return [x, hillAt(x) + down];
    });
    const depth = 1 + down / 120;
    return burinLine(
      points,
      color('ivory-dim', 0.55),
      (step) => depth * Math.sin((Math.PI * step) / STROKE_STEPS),
    );
  });
}

/** Scattered grass along a row. */
function tufts(row: number, down: number): Layer[] {
  const room = 70 + down * 0.5;
  return range(0, Math.ceil(WIDTH / room))
    .filter((i) => chance(i, row, 54) < 0.5)
    .flatMap((i) => {
      const x = (i + chance(i, row, 53)) * room;
      return tuft([x, hillAt(x) + down], 8 + down * 0.16, i);
    });
}

/** Blades of dry grass that bend outward from one root. */
function tuft([x, y]: Flat, height: number, seed: number): Layer[] {
  return range(-BLADES, BLADES).map((blade) => {
    const lean = (blade + chance(seed, blade, 55) - 0.5) * 0.32;
    const tall = height * (0.6 + 0.5 * chance(seed, blade, 56));
    const points = range(0, BLADE_STEPS).map((i): Flat => {
      const share = i / BLADE_STEPS;
      return [x + blade * 1.5 + lean * tall * share * (0.5 + share), y - tall * share];
    });
    return burinLine(points, color('gold-dim'), (i) => 1.7 * (1 - i / BLADE_STEPS));
  });
}
