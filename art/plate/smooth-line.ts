import type { Flat } from './plate.ts';

/** A smooth curve through points, `steps` pieces between each two: a Catmull-Rom spline. */
export function smoothLine(points: readonly Flat[], steps = 100): Flat[] {
  const at = (i: number) => points[Math.min(Math.max(i, 0), points.length - 1)]!;
  const pieces = points.slice(1).flatMap((_, i) => {
    const corners = [at(i - 1), at(i), at(i + 1), at(i + 2)] as const;
    return Array.from({ length: steps }, (__, step): Flat => {
      const share = step / steps;
      return [onSpline(corners, 0, share), onSpline(corners, 1, share)];
    });
  });
  return [...pieces, at(points.length - 1)];
}

/** One coordinate at a fraction of the way from the second of four points to the third. */
function onSpline(points: readonly [Flat, Flat, Flat, Flat], axis: 0 | 1, share: number): number {
  const [a, b, c, d] = points.map((point) => point[axis]) as [number, number, number, number];
  const bend = (2 * a - 5 * b + 4 * c - d) * share ** 2 + (3 * b - a - 3 * c + d) * share ** 3;
  return b + ((c - a) * share + bend) / 2;
}
