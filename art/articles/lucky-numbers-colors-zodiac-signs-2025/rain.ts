import { angularDistance, type SkyPoint } from '../../atlas/sky-projection.ts';
import { chance } from '../../plate/chance.ts';
import { color, HEIGHT, type Layer, WIDTH } from '../../plate/plate.ts';
import type { SkyMap } from '../../plate/sky-map.ts';
import { type Stroke, spaced, strokes } from '../../plate/strokes.ts';

/** From one place where a drop may fall to the next; how long its streak is, and how far the wind drives it aside. */
const STEP = { across: 13, down: 17 };
const STREAK = { long: 20, aside: -5 };
/** The share of these places that has a streak just within the bow. */
const THICK = 0.75;

/** Rain within a bow, which sends light back from all of it: thick along the bow and thinner toward its middle. */
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
