import type { Instant } from '#domain/calendar/civil-date.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import type { Span } from '#domain/calendar/today-somewhere.ts';
import { DIM } from './inks.ts';
import { element, group } from './svg-marks.ts';

/** A framed span of time, from left to right. */
export interface Timeline {
  span: Span;
  left: number;
  right: number;
  top: number;
  height: number;
}

/** The x coordinate of an instant. */
export function atTime({ span, left, right }: Timeline, at: Instant): number {
  return left + ((right - left) * (at - span.start)) / (span.end - span.start);
}

/** Every midnight (UTC) of the span. */
export function daysOf({ start, end }: Span): Instant[] {
  const first = Math.ceil(start / DAY_MS) * DAY_MS;
  const count = Math.floor((end - first) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => first + i * DAY_MS);
}

/** A double frame, `gap` units between its lines. */
export function frame({ left, right, top, height }: Timeline, gap = 3): string {
  const box = (outset: number, width: number) =>
    element('rect', {
      x: left - outset,
      y: top - outset,
      width: right - left + 2 * outset,
      height: height + 2 * outset,
      'stroke-width': width,
    });
  return group({ stroke: DIM }, box(0, 0.5), box(gap, 1.1));
}
