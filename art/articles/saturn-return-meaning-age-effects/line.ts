import type { Point } from '#app/ui/wheel-geometry.ts';
import type { Instant } from '#domain/calendar/civil-date.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import type { Span } from '#domain/calendar/today-somewhere.ts';
import { retrogradePeriodsBetween } from '#domain/sky/retrogrades.ts';
import { curveOver } from '../../figures/curve-over.ts';
import { BRIGHT, IVORY } from '../../figures/inks.ts';
import { pathThrough, stroked } from '../../figures/svg-marks.ts';

/** Saturn's path over a span, in curves of about `stepDays` from station to station; the retrograde line is heavier. */
export function saturnLine(
  span: Span,
  stepDays: number,
  place: (instant: Instant) => Point,
): string {
  const backward = retrogradePeriodsBetween('Saturn', span).map(({ start, end }) => ({
    start: Math.max(start, span.start),
    end: Math.min(end, span.end),
  }));
  const forward = [span.start, ...backward.map(({ end }) => end)].map((start, i) => ({
    start,
    end: backward[i]?.start ?? span.end,
  }));
  const path = (stretches: readonly Span[], color: string, width: number) =>
    stroked(
      stretches.map((one) => curveOver(one, stepDays * DAY_MS, place)).join(''),
      color,
      width,
    );
  return path(forward, IVORY, 0.5) + path(backward, BRIGHT, 1.1);
}

/** Dots as lines without length, whose round caps show. */
export function dotsAt(places: readonly Point[], color: string, width: number): string {
  return stroked(places.map((at) => pathThrough([at, at])).join(''), color, width);
}
