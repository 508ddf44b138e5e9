import type { Point } from '#app/ui/wheel-geometry.ts';
import { LINE } from './inks.ts';
import { element, ticks } from './svg-marks.ts';

/** The first gap between the strokes, and by how much each is wider than the last. */
const GAP = 2.6;
const GROWTH = 0.55;

/** The ground under a horizon through the origin, within a circle: level strokes that part as they come nearer. */
export function groundStrokes(radius: number): string {
  const strokes: [Point, Point][] = [];
  for (let y = GAP, gap = GAP; y < radius; gap += GROWTH, y += gap) {
    const half = Math.sqrt(radius ** 2 - y ** 2);
    strokes.push([
      [-half, y],
      [half, y],
    ]);
  }
  return element('path', { d: ticks(strokes), stroke: LINE, 'stroke-width': 0.9 });
}
