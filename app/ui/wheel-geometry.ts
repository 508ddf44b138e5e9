export type Point = readonly [x: number, y: number];

/**
 * The point of a longitude, in degrees, on a wheel around the origin with y pointing down. `start` is at the left, like
 * an ascendant, and longitudes increase counterclockwise. Rounded to a tenth of a unit, which is a tenth of a pixel or
 * less.
 */
export function wheelPoint(longitude: number, start: number, radius: number): Point {
  const [x, y] = exactWheelPoint(longitude, start, radius);
  return [tenths(x), tenths(y)];
}

/** The same in whole units, for what no other line has to meet. */
export function roughWheelPoint(longitude: number, start: number, radius: number): Point {
  const [x, y] = exactWheelPoint(longitude, start, radius);
  return [Math.round(x) || 0, Math.round(y) || 0];
}

/** The same without rounding. */
export function exactWheelPoint(longitude: number, start: number, radius: number): Point {
  const angle = ((longitude - start) * Math.PI) / 180;
  return [-radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** A straight line between two places on the wheel, as path data. */
export function chord([x1, y1]: Point, [x2, y2]: Point): string {
  return `M${x1} ${y1}L${x2} ${y2}`;
}

/** The rim from one longitude on to a greater one, as path data: less than half of it. */
export function arc(from: number, to: number, start: number, radius: number): string {
  const [a, b] = [wheelPoint(from, start, radius), wheelPoint(to, start, radius)];
  return `M${a.join(' ')}A${radius} ${radius} 0 0 0 ${b.join(' ')}`;
}

/** The thirty degrees from `longitude` on, between two radii, as path data. */
export function sector(longitude: number, start: number, inner: number, outer: number): string {
  const [a, b] = [wheelPoint(longitude, start, outer), wheelPoint(longitude + 30, start, outer)];
  const [c, d] = [wheelPoint(longitude + 30, start, inner), wheelPoint(longitude, start, inner)];
  return `M${a.join(' ')}A${outer} ${outer} 0 0 0 ${b.join(' ')}L${c.join(' ')}A${inner} ${inner} 0 0 1 ${d.join(' ')}z`;
}

/** Never `-0`. */
function tenths(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}
