import type { Point } from '#app/ui/wheel-geometry.ts';
import { civilDateAt, type Instant } from '#domain/calendar/civil-date.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import type { Span } from '#domain/calendar/today-somewhere.ts';
import { wrap180 } from '#domain/sky/angles.ts';
import { longitudeCurve } from '#domain/sky/curves.ts';
import { placeInWords, shortMonthAndYear } from '../../facts/words.ts';
import { BRIGHT, DIM, GOLD, PALE, SOFT } from '../../figures/inks.ts';
import { element, group, label, level, stroked, ticks } from '../../figures/svg-marks.ts';
import { atTime, daysOf, frame } from '../../figures/timeline.ts';
import { dotsAt, saturnLine } from './line.ts';
import { ageAt, passesOf } from './lives.ts';

/** The frame in drawing units. */
const FRAME = { left: -192, right: 192, height: 132 };
/** Time shown before the first pass and after the last. */
const MARGIN_MS = 66 * DAY_MS;

const saturn = longitudeCurve('Saturn');

/** The first return enlarged: Saturn's longitude, upward, over time, and the passes of its position at birth. */
export function returnPlate(birth: Instant, top: number): string {
  const passes = passesOf(birth, 4);
  const span = { start: passes[0]! - MARGIN_MS, end: passes.at(-1)! + MARGIN_MS };
  const natal = saturn.valueAt(birth);
  const degreesBeyond = (at: Instant) => wrap180(saturn.valueAt(at) - natal);
  const shown = daysOf(span).map(degreesBeyond);
  const highest = Math.max(...shown) + 0.9;
  const perDegree = FRAME.height / (highest - Math.min(...shown) + 0.9);
  const plate = { ...FRAME, top, span };
  const place = (at: Instant): Point => [
    atTime(plate, at),
    top + (highest - degreesBeyond(at)) * perDegree,
  ];
  const natalY = top + highest * perDegree;
  const bottom = top + FRAME.height;
  return [
    frame(plate),
    margins(span, top, place, (longitude) => natalY - wrap180(longitude - natal) * perDegree),
    group(
      { stroke: GOLD },
      element('path', {
        d: ticks([level(natalY, FRAME.left, FRAME.right)]),
        'stroke-width': 1.1,
      }),
      element('path', {
        d: ticks(passes.map((at) => [place(at), [place(at)[0], bottom]])),
        'stroke-width': 0.5,
      }),
    ),
    saturnLine(span, 40, place),
    dotsAt(passes.map(place), BRIGHT, 4.6),
    label(
      `${placeInWords(natal)}, as at birth`,
      [(place(passes[1]!)[0] + place(passes[2]!)[0]) / 2, natalY - 6],
      'middle',
      BRIGHT,
    ),
    ...passes.map((at) =>
      label(
        `${shortMonthAndYear(at)}, at ${ageAt(at, birth).toFixed(1)}`,
        [place(at)[0], bottom + 16],
        'middle',
        SOFT,
      ),
    ),
  ].join('\n');
}

/** A stroke per degree on both sides, longer every fifth, and one per month along the bottom. */
function margins(
  span: Span,
  top: number,
  place: (at: Instant) => Point,
  yOf: (longitude: number) => number,
): string {
  const bottom = top + FRAME.height;
  const degrees = Array.from({ length: 360 }, (_, i) => i).filter(
    (degree) => yOf(degree) > top && yOf(degree) < bottom,
  );
  const sides = degrees.flatMap((degree): [Point, Point][] => {
    const [y, length] = [yOf(degree), degree % 5 ? 4 : 8];
    return [level(y, FRAME.left, FRAME.left + length), level(y, FRAME.right - length, FRAME.right)];
  });
  const months = daysOf(span)
    .filter((at) => civilDateAt(at).endsWith('-01'))
    .map((at): [Point, Point] => [
      [place(at)[0], bottom - 4],
      [place(at)[0], bottom],
    ]);
  return (
    stroked(ticks([...sides, ...months]), DIM, 0.5) +
    degrees
      .filter((degree) => degree % 5 === 0 && yOf(degree) > top + 12)
      .map((degree) => label(`${degree % 30}°`, [FRAME.right - 12, yOf(degree) + 4.5], 'end', PALE))
      .join('')
  );
}
