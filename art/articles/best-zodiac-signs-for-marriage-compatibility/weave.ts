import type { Point } from '#app/ui/wheel-geometry.ts';

/** The visible pieces of a flat ribbon's lines: its two edges, and the thread in its middle. */
export interface Ribbon {
  edges: Piece[];
  thread: Piece[];
}
type Piece = readonly [from: Point, to: Point];

/** A straight ribbon from one point to another. */
interface Course {
  from: Point;
  to: Point;
}

/** A ribbon's width from edge to edge, the widths of its lines, and the clearance to what passes under it. */
export const RIBBON = { width: 8.6, edge: 1.6, thread: 2.2, air: 1.4 } as const;

/**
 * Weaves straight ribbons so that each goes alternately over and under the others. This works if every ribbon crosses
 * all the others and each is the previous one rotated a little: it goes over the next, under the one after that, and
 * so on.
 */
export function weave(courses: readonly Course[]): Ribbon[] {
  return courses.map((course, i) => {
    const over = courses.filter((_, j) => j !== i && (i - j) % 2 === (j < i ? 1 : 0));
    return ribbon(course.from, course.to, over);
  });
}

/** A ribbon with gaps where it passes under others. */
export function ribbon(from: Point, to: Point, over: readonly Course[] = []): Ribbon {
  const line = (offset: number) => seenPieces(shifted({ from, to }, offset), over);
  const half = (RIBBON.width - RIBBON.edge) / 2;
  return { edges: [...line(-half), ...line(half)], thread: line(0) };
}

/** The pieces of a line outside the ribbons over it. */
function seenPieces({ from, to }: Course, over: readonly Course[]): Piece[] {
  const gaps = over.map((other) => gapUnder({ from, to }, other)).sort(([a], [b]) => a - b);
  const ends = [0, ...gaps.flat(), 1];
  const at = (share: number): Point => [
    from[0] + share * (to[0] - from[0]),
    from[1] + share * (to[1] - from[1]),
  ];
  return Array.from({ length: ends.length / 2 }, (_, i) => [
    at(ends[2 * i]!),
    at(ends[2 * i + 1]!),
  ]);
}

/** Where a line is hidden by a ribbon over it, as fractions of its length. */
function gapUnder({ from, to }: Course, over: Course): [number, number] {
  const [start, end] = [from, to].map((point) => distanceFrom(over, point)) as [number, number];
  const reach = RIBBON.width / 2 + RIBBON.air;
  const shares = [-reach, reach].map((distance) => (distance - start) / (end - start));
  return shares[0]! < shares[1]! ? [shares[0]!, shares[1]!] : [shares[1]!, shares[0]!];
}

/** The signed distance of a point from a line. */
function distanceFrom(course: Course, [x, y]: Point): number {
  const [across, down] = normal(course);
  return (x - course.from[0]) * across + (y - course.from[1]) * down;
}

function shifted(course: Course, offset: number): Course {
  const [across, down] = normal(course);
  const shift = ([x, y]: Point): Point => [x + offset * across, y + offset * down];
  return { from: shift(course.from), to: shift(course.to) };
}

/** The unit normal of a line. */
function normal({ from, to }: Course): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  return [-dy / length, dx / length];
}
