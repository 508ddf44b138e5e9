import type { Point } from '#app/ui/wheel-geometry.ts';
import { LINE } from './inks.ts';
import { level, stroked, ticks } from './svg-marks.ts';

/** The first gap between the strokes, and how much each gap grows. */
const GAP = 2.6;
const GROWTH = 0.55;

/** The ground below a horizon through the origin, within a circle: level strokes farther apart the nearer they are. */
export function groundStrokes(radius: number): string {
  const strokes: [Point, Point][] = [];
  for (let y = GAP, gap = GAP; y < radius; gap += GROWTH, y += gap) {
    const half = Math.sqrt(radius ** 2 - y ** 2);
    strokes.push(level(y, -half, half));
  }
  return stroked(ticks(strokes), LINE, 0.9);
}
