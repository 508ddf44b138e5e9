/**
 * Saturn's own coordinates: x along the rings, y to the north pole, z toward the viewer; the equatorial radius is 1.
 */

export type Vector = readonly [x: number, y: number, z: number];

/** Saturn's polar radius and ring edges in equatorial radii; NASA Planetary Data System, Saturnian Rings Fact Sheet. */
export const POLAR = 0.902;
export const RINGS = [
  { inner: 1.239, outer: 1.526, light: 0.34 },
  { inner: 1.526, outer: 1.951, light: 1 },
  { inner: 2.027, outer: 2.214, light: 0.68 },
  { inner: 2.22, outer: 2.27, light: 0.62 },
] as const;
/** The density of the ring between a point of the globe and a distant light. */
export function ringOver([x, y, z]: Vector, light: Vector): number {
  const way = -y / light[1];
  if (way <= 0) {
    return 0;
  }
  const r = Math.hypot(x + way * light[0], z + way * light[2]);
  return RINGS.find(({ inner, outer }) => r >= inner && r <= outer)?.light ?? 0;
}

/** Whether the globe is between a point outside it and a distant light. */
export function meetsGlobe([x, y, z]: Vector, light: Vector): boolean {
  const from: Vector = [x, y / POLAR, z];
  const way: Vector = [light[0], light[1] / POLAR, light[2]];
  const [a, b, c] = [dot(way, way), dot(from, way), dot(from, from) - 1];
  return b < 0 && b * b - a * c > 0;
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function unit(vector: Vector): Vector {
  const length = Math.hypot(...vector);
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}
