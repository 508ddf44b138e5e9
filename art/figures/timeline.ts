import type { Point } from '#app/ui/wheel-geometry.ts';
import { type Instant, MONTHS } from '#domain/calendar/civil-date.ts';
import type { Span } from '#domain/calendar/today-somewhere.ts';
import { DAY_MS } from '../facts/spans.ts';
import { BASELINE, DIM, PALE } from './inks.ts';
import { element, group, ticks } from './svg-marks.ts';

/** A stretch of time from left to right in a frame. */
export interface Timeline {
  span: Span;
  left: number;
  right: number;
  top: number;
  height: number;
}

/** How far to the right an instant stands. */
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

/** A stroke at the first of each month along the foot, and the months' names under it. */
export function months(line: Timeline, fontSize: number, letters = 3): string {
  const { span, top, height } = line;
  const bottom = top + height;
  const firsts = daysOf(span).filter((at) => new Date(at).getUTCDate() === 1);
  const strokes = firsts.map((at): [Point, Point] => [
    [atTime(line, at), bottom - 5],
    [atTime(line, at), bottom],
  ]);
  const names = firsts
    .filter((at) => at + 28 * DAY_MS <= span.end)
    .map((at) =>
      element(
        'text',
        {
          x: atTime(line, at + 15 * DAY_MS),
          y: bottom + 10 + BASELINE * fontSize,
          'text-anchor': 'middle',
          'font-size': fontSize,
          fill: PALE,
        },
        MONTHS[new Date(at).getUTCMonth()]!.slice(0, letters),
      ),
    );
  return element('path', { d: ticks(strokes), stroke: DIM, 'stroke-width': 0.6 }) + names.join('');
}
