import type { Point } from '#app/ui/wheel-geometry.ts';
import type { Instant } from '#domain/calendar/civil-date.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import type { Span } from '#domain/calendar/today-somewhere.ts';
import { positionAt } from '#domain/sky/position.ts';
import { curveOver, velocityAt } from '../../figures/curve-over.ts';
import { pathThrough } from '../../figures/svg-marks.ts';
import { onMap, type ZodiacMap } from '../../figures/zodiac-map.ts';

/** Mercury's position on a map. */
export function mercuryOn(map: ZodiacMap, at: Instant): Point {
  const { longitude, latitude } = positionAt('Mercury', at);
  return onMap(map, longitude, latitude);
}

/** Its path over a span as path data. */
export function mercuryPath(map: ZodiacMap, span: Span): string {
  return curveOver(span, DAY_MS, (at) => mercuryOn(map, at));
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

/** The unit vector of the velocity. */
function headingOn(map: ZodiacMap, at: Instant): Point {
  const [dx, dy] = velocityAt(at, (instant) => mercuryOn(map, instant));
  const length = Math.hypot(dx, dy);
  return [dx / length, dy / length];
}

function moved([x, y]: Point, [dx, dy]: Point, by: number): Point {
  return [x + dx * by, y + dy * by];
}
