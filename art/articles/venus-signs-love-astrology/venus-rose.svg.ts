import { chord, type Point } from '#app/ui/wheel-geometry.ts';
import { civilDateAt, type Instant, partsOf } from '#domain/calendar/civil-date.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import type { Span } from '#domain/calendar/today-somewhere.ts';
import { distanceAt, longitudeAt } from '#domain/sky/position.ts';
import { signName, signOfLongitude } from '#domain/zodiac/signs.ts';
import { BRIGHT, GOLD, INK, IVORY } from '../../figures/inks.ts';
import { ringNames } from '../../figures/ring-names.ts';
import { circleAt } from '../../figures/rings.ts';
import { figureSheet } from '../../figures/sheet.ts';
import { element, group, pathThrough, stroked } from '../../figures/svg-marks.ts';
import { onWheel, type ZodiacWheel, zodiacRing } from '../../figures/zodiac-wheel.ts';
import { petals } from './facts.ts';

const WHEEL: ZodiacWheel = { start: 0, rim: 181, scale: 159, plain: true };
/** In drawing units; Venus is always nearer than 1.74 of them. */
const ASTRONOMICAL_UNIT = 88;
const NAMES = { radius: 190, fontSize: 13.5, id: 'venus-rose-name' };
const EARTH = 4.6;
const STEP_DAYS = 2;
/** The nearer Venus is, the wider the line: each width applies up to a distance in astronomical units. */
const WIDTHS = [
  { within: 0.5, width: 1.8 },
  { within: 0.8, width: 1.45 },
  { within: 1.2, width: 1.1 },
  { within: 2, width: 0.75 },
];

const PETALS = petals();
const [FIRST, LAST] = [PETALS[0]!, PETALS.at(-1)!];
/** The last overlaps the first. */
const OPEN_PETALS = PETALS.slice(0, -1);

/**
 * Eight years of Venus around the Earth, longitude and distance to scale, from one inferior conjunction in Aries to
 * the next there. The retrogrades are gold; a line leads from each to its degree of the zodiac.
 */
export default function venusRose(): string {
  const eightYears = { start: FIRST.conjunction, end: LAST.conjunction };
  return figureSheet(
    { viewBox: '-200 -200 400 400', maxWidth: 38 },
    zodiacRing(WHEEL),
    rays(),
    star(),
    ...way(eightYears),
    group(
      { stroke: BRIGHT, 'stroke-width': 2.6 },
      ...PETALS.map(({ period }) => {
        const start = Math.max(period.start, eightYears.start);
        const end = Math.min(period.end, eightYears.end);
        return element('path', { d: pathThrough(venusBetween({ start, end })) });
      }),
    ),
    earth(),
    ringNames(names(), NAMES),
  );
}

/** The whole line, divided into pieces of equal width. */
function way({ start, end }: Span): string[] {
  const pieces = WIDTHS.map(({ width }) => ({ width, d: '' }));
  let from = start;
  for (let at = start; at <= end; at += STEP_DAYS * DAY_MS) {
    const next = Math.min(at + STEP_DAYS * DAY_MS, end);
    if (next === end || nearness(next) !== nearness(at)) {
      pieces[nearness(at)]!.d += pathThrough(venusBetween({ start: from, end: next }));
      from = next;
    }
  }
  return pieces.map(({ width, d }) => stroked(d, IVORY, width));
}

function nearness(at: Instant): number {
  const distance = distanceAt('Venus', at);
  return WIDTHS.findIndex(({ within }) => distance < within);
}

function venusBetween({ start, end }: Span): Point[] {
  const count = Math.ceil((end - start) / (STEP_DAYS * DAY_MS));
  return Array.from({ length: count + 1 }, (_, i) => venusOn(start + ((end - start) * i) / count));
}

function venusOn(at: Instant): Point {
  return onWheel(WHEEL, longitudeAt('Venus', at), ASTRONOMICAL_UNIT * distanceAt('Venus', at));
}

/** From each conjunction outward to a dot at its degree. */
function rays(): string {
  const ends = OPEN_PETALS.map(({ conjunction }) =>
    onWheel(WHEEL, longitudeAt('Venus', conjunction), WHEEL.scale),
  );
  const lines = OPEN_PETALS.map(({ conjunction }, i) => chord(venusOn(conjunction), ends[i]!));
  return (
    stroked(lines.join(''), GOLD, 0.8, { 'stroke-dasharray': '0.1 3' }) +
    ends.map((end) => circleAt(end, 2.2, { fill: BRIGHT })).join('')
  );
}

/** The conjunctions joined in order of time. */
function star(): string {
  const points = PETALS.map(({ conjunction }) => venusOn(conjunction));
  return stroked(pathThrough(points), GOLD, 0.5);
}

function earth(): string {
  const cross = `M${-EARTH} 0H${EARTH}M0 ${-EARTH}V${EARTH}`;
  return (
    circleAt([0, 0], EARTH, { fill: INK, stroke: IVORY, 'stroke-width': 1.3 }) +
    stroked(cross, IVORY, 1)
  );
}

/** Sign and year of each conjunction, outside the ring; the loop in which the line ends has two. */
function names() {
  return OPEN_PETALS.map(({ conjunction }) => {
    const longitude = longitudeAt('Venus', conjunction);
    const years = conjunction === FIRST.conjunction ? [FIRST, LAST] : [{ conjunction }];
    const words = years.map((pass) => partsOf(civilDateAt(pass.conjunction)).year).join(' and ');
    return {
      words: `${signName(signOfLongitude(longitude))}, ${words}`,
      angle: longitude,
      fill: BRIGHT,
    };
  });
}
