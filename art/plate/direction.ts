import type { SkyPoint } from '../atlas/sky-projection.ts';
import type { SkyMap } from './sky-map.ts';

const RADIANS = Math.PI / 180;

/**
 * The direction from one point of the sky to another along their great circle, in degrees clockwise from the plate's
 * top.
 */
export function directionOn(map: SkyMap, from: SkyPoint, to: SkyPoint): number {
  const [[x, y], [nextX, nextY]] = [map.place(from)!, map.place(stepToward(from, to))!];
  return Math.atan2(nextX - x, y - nextY) / RADIANS;
}

/** A point slightly along the way: a thousandth of the chord between them. */
function stepToward(from: SkyPoint, to: SkyPoint): SkyPoint {
  const [a, b] = [vectorOf(from), vectorOf(to)];
  const [x, y, z] = [0, 1, 2].map((i) => a[i]! * 0.999 + b[i]! * 0.001) as [number, number, number];
  return [Math.atan2(y, x) / RADIANS, Math.atan2(z, Math.hypot(x, y)) / RADIANS];
}

function vectorOf([ra, dec]: SkyPoint): readonly number[] {
  const [a, d] = [ra * RADIANS, dec * RADIANS];
  return [Math.cos(d) * Math.cos(a), Math.cos(d) * Math.sin(a), Math.sin(d)];
}
