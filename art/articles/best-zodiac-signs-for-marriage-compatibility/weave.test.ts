import { describe, expect, it } from 'vitest';
import type { Point } from '#app/ui/wheel-geometry.ts';
import { ribbon, weave } from './weave.ts';

/** Four chords a third of a circle long, each the previous one rotated by a twelfth. */
const CHORDS = [0, 30, 60, 90].map((angle) => ({
  from: onCircle(angle),
  to: onCircle(angle + 120),
}));

describe('weave', () => {
  const strands = weave(CHORDS).map(({ thread }) => thread);
  const isSeen = (strand: number, [x, y]: Point) =>
    strands[strand]!.some(([[x1, y1], [x2, y2]]) => {
      const length = Math.hypot(x2 - x1, y2 - y1);
      const way = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length;
      return way > 0 && way < length;
    });

  it('shows one of two ribbons where they cross, alternating', () => {
    for (const i of [0, 1, 2, 3]) {
      const others = [0, 1, 2, 3].filter((j) => j !== i);
      const seen = others.map((j) => {
        const crossing = crossingOf(i, j);
        expect(isSeen(i, crossing)).toBe(!isSeen(j, crossing));
        return isSeen(i, crossing);
      });
      expect(seen[1]).toBe(!seen[0]);
      expect(seen[2]).toBe(seen[0]);
    }
  });
});

describe('ribbon', () => {
  it('is whole if nothing lies over it', () => {
    expect(ribbon([0, 0], [9, 0]).thread).toEqual([
      [
        [0, 0],
        [9, 0],
      ],
    ]);
  });
});

/**
 * Where two chords cross: they are tangent to the circle of half the size, and cross halfway between the points of
 * tangency.
 */
function crossingOf(i: number, j: number): Point {
  const radius = 50 / Math.cos(((j - i) * 15 * Math.PI) / 180);
  const [x, y] = onCircle(60 + (i + j) * 15);
  return [(x / 100) * radius, (y / 100) * radius];
}

function onCircle(angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [100 * Math.cos(radians), 100 * Math.sin(radians)];
}
