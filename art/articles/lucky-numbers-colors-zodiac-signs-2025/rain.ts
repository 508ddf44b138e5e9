import { angularDistance, type SkyPoint } from '../../atlas/sky-projection.ts';
import { chance } from '../../plate/chance.ts';
import { color, HEIGHT, type Layer, WIDTH } from '../../plate/plate.ts';
import type { SkyMap } from '../../plate/sky-map.ts';
import { type Stroke, spaced, strokes } from '../../plate/strokes.ts';

/** The grid spacing of possible drops, the length of their streaks, and the wind's drift. */
const STEP = { across: 13, down: 17 };
const STREAK = { long: 20, aside: -5 };
/** The fraction of grid points with a streak just inside the bow. */
const THICK = 0.75;

/** Rain inside a bow, which reflects light throughout: dense along the bow and thinner toward its center. */
export function rain(map: SkyMap, middle: SkyPoint, radius: number): Layer {
  const streaks = spaced(0, HEIGHT, STEP.down).flatMap((top, row) =>
    spaced(0, WIDTH, STEP.across).flatMap((left, column): Stroke[] => {
      const x = left + STEP.across * chance(column, row, 1);
      const y = top + STEP.down * chance(column, row, 2);
      const share = angularDistance(map.skyAt([x, y]), middle) / radius;
      if (share > 1 || chance(column, row, 3) > THICK * share ** 4) return [];
      const size = 0.5 + chance(column, row, 4);
      return [[x, y, x + STREAK.aside * size, y + STREAK.long * size]];
    }),
  );
  return strokes(streaks, { color: color('ivory-dim', 0.6), width: 1 });
}
