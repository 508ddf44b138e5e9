import type { Point } from '#app/ui/wheel-geometry.ts';
import type { Instant } from '#domain/calendar/civil-date.ts';
import { DAY_MS, HOUR_MS } from '#domain/calendar/durations.ts';
import { range, years } from '../../facts/spans.ts';
import { yearOf } from '../../facts/words.ts';
import { BRIGHT, DIM, GOLD, INK, IVORY, LINE, PALE, SOFT } from '../../figures/inks.ts';
import { circleAt } from '../../figures/rings.ts';
import { figureSheet } from '../../figures/sheet.ts';
import {
  label,
  lettering,
  level,
  pathThrough,
  stroked,
  ticks,
  upright,
} from '../../figures/svg-marks.ts';
import { atTime, frame, type Timeline } from '../../figures/timeline.ts';
import { DRAWN_FROM, DRAWN_TO, entriesInto, facts } from './facts.ts';

const LETTERS = 12.5;
/** The years from left to right, padded at both ends. */
const SHEET: Timeline = {
  span: { start: Date.UTC(DRAWN_FROM - 1, 6), end: Date.UTC(DRAWN_TO + 1, 3) },
  left: 46,
  right: 376,
  top: 5,
  height: 300,
};
/** From 0:00 on March 20 at the bottom to 6:00 on March 21 at the top. */
const HOURS = 30;
const MIDNIGHT = 24;
/** Units between the hatching strokes. */
const HATCHING = 2.75;

const ENTRIES = entriesInto('aries', years(DRAWN_FROM, DRAWN_TO));
const LEAPS = ENTRIES.filter((at) => isLeap(yearOf(at)));
const DRIFT = facts().drift.inFourYears;

/**
 * The Sun's ingress into Aries year by year: six hours later three times, then back with the leap day; late ones
 * hatched.
 */
export default function ariesSawtooth(): string {
  return figureSheet(
    { viewBox: '0 0 382 332', maxWidth: 38, fontSize: LETTERS },
    hours(),
    leapYears(),
    hatching(),
    midnight(),
    teeth(),
    frame(SHEET),
    names(),
  );
}

/** The point of an ingress: its year across, its date and hour up. */
function pointOf(at: Instant): Point {
  return [atTime(SHEET, at), heightOf(hourOf(at))];
}

/** Hours since March 20 began. */
function hourOf(at: Instant): number {
  return (at - Date.UTC(yearOf(at), 2, 20)) / HOUR_MS;
}

function heightOf(hour: number): number {
  return SHEET.top + SHEET.height * (1 - hour / HOURS);
}

/** A rule every six hours, labeled on the left. */
function hours(): string {
  const rules = range(1, 4)
    .map((i) => i * 6)
    .filter((hour) => hour !== MIDNIGHT);
  const across = rules.map((hour) => level(heightOf(hour), SHEET.left, SHEET.right));
  const name = (hour: number, words: string, fill: string) =>
    lettering(words, [SHEET.left - 8, heightOf(hour)], LETTERS, { 'text-anchor': 'end', fill });
  return (
    stroked(ticks(across), LINE, 0.8) +
    [6, 12, 18].map((hour) => name(hour, `${String(hour).padStart(2, '0')}:00`, PALE)).join('') +
    name(0.4, 'Mar 20', SOFT) +
    name(MIDNIGHT, 'Mar 21', BRIGHT)
  );
}

function midnight(): string {
  const y = heightOf(MIDNIGHT);
  return stroked(`M${SHEET.left} ${y}H${SHEET.right}`, BRIGHT, 1.8);
}

/** The line joining the ingresses, and a dot for each, gold for a leap year. */
function teeth(): string {
  const dots = ENTRIES.map((at) =>
    circleAt(pointOf(at), isLeap(yearOf(at)) ? 3 : 2.2, {
      fill: isLeap(yearOf(at)) ? BRIGHT : IVORY,
      stroke: INK,
      'stroke-width': 1,
    }),
  );
  const line = pathThrough(ENTRIES.map(pointOf));
  return stroked(line, IVORY, 1.3) + dots.join('');
}

/** Vertical strokes from the teeth down to the line of the leap years, gold past midnight. */
function hatching(): string {
  const points = ENTRIES.map(pointOf);
  const left = points[0]![0];
  const count = Math.floor((points.at(-1)![0] - left) / HATCHING);
  const strokes = range(1, count).map((i): [Point, Point] => {
    const x = left + i * HATCHING;
    const next = points.findIndex(([px]) => px > x);
    return [
      [x, leapsAt(x)],
      [x, between(points[next - 1]!, points[next]!, x)],
    ];
  });
  const dawn = heightOf(MIDNIGHT);
  const late = strokes
    .filter(([, [, top]]) => top < dawn - 1)
    .map(([[x], top]): [Point, Point] => [[x, dawn], top]);
  return stroked(ticks(strokes), LINE, 0.8) + stroked(ticks(late), GOLD, 1);
}

/** The height at `x` of the straight line through the first and last leap years. */
function leapsAt(x: number): number {
  return between(pointOf(LEAPS[0]!), pointOf(LEAPS.at(-1)!), x);
}

/** The height at `x` of the straight line through two points. */
function between([ax, ay]: Point, [bx, by]: Point, x: number): number {
  return ay + ((by - ay) * (x - ax)) / (bx - ax);
}

/** The descent of the leap years, and their years along the bottom, every other labeled. */
function leapYears(): string {
  const foot = SHEET.top + SHEET.height;
  const strokes = LEAPS.map((at) => upright(atTime(SHEET, at), foot - 5, foot));
  const years = LEAPS.filter((_, i) => i % 2 === 0).map((at) =>
    label(String(yearOf(at)), [atTime(SHEET, at), foot + 19], 'middle', SOFT),
  );
  const ends = [ENTRIES[0]!, ENTRIES.at(-1)!].map((at) => atTime(SHEET, at));
  const sinking = pathThrough(ends.map((x): Point => [x, leapsAt(x)]));
  return (
    stroked(sinking, GOLD, 1, { 'stroke-dasharray': '1 4' }) +
    stroked(ticks(strokes), DIM, 0.8) +
    years.join('')
  );
}

/** Labels for the latest and the earliest ingress, the last on March 21, and what the leap years do. */
function names(): string {
  const isLate = (at: Instant) => hourOf(at) > MIDNIGHT;
  const byHour = ENTRIES.toSorted((a, b) => hourOf(a) - hourOf(b));
  const [earliest, latest, lastLate] = [byHour[0]!, byHour.at(-1)!, ENTRIES.findLast(isLate)!];
  const beside = (at: Instant, [dx, dy]: Point): Point => {
    const [x, y] = pointOf(at);
    return [x + dx, y + dy];
  };
  return [
    label(String(yearOf(latest)), beside(latest, [8, 3]), 'start', IVORY),
    label(`${yearOf(lastLate)}: last on March 21`, beside(lastLate, [2, -11]), 'start', BRIGHT),
    label(String(yearOf(earliest)), beside(earliest, [0, 17]), 'middle', IVORY),
    label(
      `leap years: about ${DRIFT} earlier each time`,
      [SHEET.left + 12, heightOf(3)],
      'start',
      GOLD,
    ),
  ].join('');
}

function isLeap(year: number): boolean {
  return (Date.UTC(year + 1, 0) - Date.UTC(year, 0)) / DAY_MS === 366;
}
