import type { Point } from '#app/ui/wheel-geometry.ts';
import { IVORY, signInk } from '../../figures/inks.ts';
import { level, ticks, upright } from '../../figures/svg-marks.ts';
import { CELL } from './board.ts';
import type { PHASES } from './sixty-cycle.ts';

/** The length and height of half a wave of water. */
const WAVE = { length: 4, height: 1.1 };

/**
 * For each phase its traditional color, as near as the site has it, and a hatching that identifies it without color.
 */
export const PHASE_MARKS: Record<(typeof PHASES)[number], { ink: string; hatching: string }> = {
  Wood: {
    ink: signInk('taurus'),
    hatching: ticks(spaced(CELL.width, 4).map((x) => upright(x, 0, CELL.height))),
  },
  Fire: { ink: signInk('aries'), hatching: slanting(6, 'up') },
  Earth: {
    ink: signInk('leo'),
    hatching: ticks(spaced(CELL.height, 4).map((y) => level(y, 0, CELL.width))),
  },
  Metal: { ink: IVORY, hatching: slanting(8, 'up') + slanting(8, 'down') },
  Water: { ink: signInk('aquarius'), hatching: waves(4) },
};

/** Strokes at 45 degrees from edge to edge. */
function slanting(gap: number, way: 'up' | 'down'): string {
  const { width, height } = CELL;
  const strokes = spaced(width + height, gap).map((sum): [Point, Point] => {
    const [from, to] = [Math.max(0, sum - height), Math.min(width, sum)];
    const place = (x: number): Point => [way === 'up' ? x : width - x, sum - x];
    return [place(from), place(to)];
  });
  return ticks(strokes);
}

function waves(gap: number): string {
  const { length, height } = WAVE;
  const first = `q${length / 2} ${-2 * height} ${length} 0`;
  const others = `t${length} 0`.repeat(CELL.width / length - 1);
  return spaced(CELL.height, gap)
    .map((y) => `M0 ${y}${first}${others}`)
    .join('');
}

/** Positions `gap` apart, with half a gap at either end. */
function spaced(length: number, gap: number): number[] {
  return Array.from({ length: length / gap }, (_, i) => (i + 0.5) * gap);
}
