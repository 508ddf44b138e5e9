import type { Point } from '#app/ui/wheel-geometry.ts';
import type { Instant } from '#domain/calendar/civil-date.ts';
import { HOUR_MS } from '#domain/calendar/durations.ts';
import type { Span } from '#domain/calendar/today-somewhere.ts';
import { curvesThrough } from './svg-marks.ts';

type Place = (at: Instant) => Point;

/** A body's path over a span as path data: about one cubic curve per `step`, exact in position and velocity at its ends. */
export function curveOver({ start, end }: Span, step: number, place: Place): string {
  const pieces = Math.max(1, Math.round((end - start) / step));
  const piece = (end - start) / pieces;
  const points = Array.from({ length: pieces + 1 }, (_, i) => start + i * piece).flatMap(
    (at, i) => {
      const [[x, y], [vx, vy]] = [place(at), velocityAt(at, place)];
      const moved = (by: number): Point => [x + vx * by, y + vy * by];
      return i === 0 ? [moved(0), moved(piece / 3)] : [moved(-piece / 3), moved(0)];
    },
  );
  return curvesThrough(points);
}

/** In units per millisecond. */
export function velocityAt(at: Instant, place: Place): Point {
  const [[x1, y1], [x2, y2]] = [place(at - HOUR_MS), place(at + HOUR_MS)];
  return [(x2 - x1) / (2 * HOUR_MS), (y2 - y1) / (2 * HOUR_MS)];
}
