import type { Point } from '#app/ui/wheel-geometry.ts';
import type { Instant } from '#domain/calendar/civil-date.ts';
import { HOUR_MS } from '#domain/calendar/durations.ts';
import type { Span } from '#domain/calendar/today-somewhere.ts';
import { positionAt } from '#domain/sky/position.ts';
import { pathThrough } from '../../figures/svg-marks.ts';
import { onMap, type ZodiacMap } from '../../figures/zodiac-map.ts';

const DAY_MS = 24 * HOUR_MS;

/** Mercury's position on a map. */
export function mercuryOn(map: ZodiacMap, at: Instant): Point {
  const { longitude, latitude } = positionAt('Mercury', at);
  return onMap(map, longitude, latitude);
}

/** Its path over a span as path data: about one cubic curve per day, exact in position and velocity at its ends. */
export function mercuryPath(map: ZodiacMap, { start, end }: Span): string {
  const pieces = Math.max(1, Math.round((end - start) / DAY_MS));
  const step = (end - start) / pieces;
  const third = step / DAY_MS / 3;
  const curves = Array.from({ length: pieces }, (_, i) => {
    const [from, to] = [start + i * step, start + (i + 1) * step];
    const [a, b] = [mercuryOn(map, from), mercuryOn(map, to)];
    const leaves = moved(a, courseOn(map, from), third);
    const arrives = moved(b, courseOn(map, to), -third);
    return `C${[leaves, arrives, b].map(point).join(' ')}`;
  });
  return `M${point(mercuryOn(map, start))}${curves.join('')}`;
}

/** The ends of a tick across the path, marking a day. */
export function tickAcross(map: ZodiacMap, at: Instant, half: number): [Point, Point] {
  const place = mercuryOn(map, at);
  const [dx, dy] = headingOn(map, at);
  return [moved(place, [-dy, dx], half), moved(place, [-dy, dx], -half)];
}

/** The barbs of an arrow along the path. */
export function arrowAlong(map: ZodiacMap, at: Instant, length: number): string {
  const tip = mercuryOn(map, at);
  const [dx, dy] = headingOn(map, at);
  const tail = moved(tip, [dx, dy], -length);
  const [left, right] = [0.5, -0.5].map((side) => moved(tail, [-dy, dx], side * length));
  return pathThrough([left!, tip, right!]);
}

/** Velocity in units per day. */
function courseOn(map: ZodiacMap, at: Instant): Point {
  const [x1, y1] = mercuryOn(map, at - HOUR_MS);
  const [x2, y2] = mercuryOn(map, at + HOUR_MS);
  return [(x2 - x1) * 12, (y2 - y1) * 12];
}

/** The unit vector of the velocity. */
function headingOn(map: ZodiacMap, at: Instant): Point {
  const [dx, dy] = courseOn(map, at);
  const length = Math.hypot(dx, dy);
  return [dx / length, dy / length];
}

function moved([x, y]: Point, [dx, dy]: Point, by: number): Point {
  return [x + dx * by, y + dy * by];
}

function point([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
