import type { Point } from '#app/ui/wheel-geometry.ts';
import { civilDateAt, type Instant, partsOf } from '#domain/calendar/civil-date.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { type PhaseName, phaseName } from '#domain/sky/phase-names.ts';
import { longitudeAt, phaseAngleAt } from '#domain/sky/position.ts';
import { range } from '../../facts/spans.ts';
import { shortDay } from '../../facts/words.ts';
import { BASELINE, BRIGHT, DIM, GOLD, INK, IVORY, PALE } from '../../figures/inks.ts';
import { littleMoon, littleSun } from '../../figures/little-moon.ts';
import { circleAt } from '../../figures/rings.ts';
import { figureSheet } from '../../figures/sheet.ts';
import { element, group, pathThrough, stroked, text, ticks } from '../../figures/svg-marks.ts';
import { arcOn, onWheel, type ZodiacWheel, zodiacRing } from '../../figures/zodiac-wheel.ts';
import { lunationDrawn, timesDrawn } from './facts.ts';

const LUNATION = lunationDrawn();
const DAYS = timesDrawn(LUNATION);
/** The instantaneous phases as labeled in the figure, and the labels' distance from the Earth. */
const NAMES: Partial<Record<PhaseName, readonly [words: readonly string[], radius: number]>> = {
  'New Moon': [['new'], 66],
  'First quarter': [['first', 'quarter'], 50],
  'Full Moon': [['full'], 66],
  'Last quarter': [['last', 'quarter'], 50],
};

/** The zodiac, with the middle of the Sun's path in the month at the bottom. */
const WHEEL: ZodiacWheel = { start: sunsMiddle() - 90, rim: 180, scale: 153, plain: true };
const SUN = { radius: 190, size: 4.4, tick: 4 };
/** The spiral's initial radius and daily growth: enough to separate the Moons of two passes. */
const SPIRAL = { radius: 102, perDay: 0.86 };
const MOON = { radius: 9.8, rim: 12.1 };
/** A day label's distance from its Moon: inward, or outward on the second pass. */
const DAY_OFF = { inward: -20, outward: 17.6 };
const EARTH = 10;
const LETTERS = { day: 11.5, phase: 14 };
const LEADING = 15;
/** An outline in the background color keeps the rays off the labels. */
const DAY_LOOK = {
  'text-anchor': 'middle',
  stroke: INK,
  'stroke-width': 3.5,
  'paint-order': 'stroke',
};

/** A month of the Moon around the Earth: the angle is the zodiac, the radius is the day, and so it does not close. */
export default function oneLunation(): string {
  return figureSheet(
    { viewBox: '-184 -184 368 390', maxWidth: 40, fontSize: LETTERS.phase },
    zodiacRing(WHEEL),
    sunsShare(),
    spiral(),
    ...DAYS.map(moonOfDay),
    phases(),
    earth(),
  );
}

/** The Moon's position at an instant, offset along its radius. */
function moonAt(at: Instant, off = 0): Point {
  return onWheel(WHEEL, longitudeAt('Moon', at), radiusAt(at) + off);
}

function radiusAt(at: Instant): number {
  return SPIRAL.radius + (SPIRAL.perDay * (at - LUNATION.start)) / DAY_MS;
}

/** Halfway between the Sun's positions at the two new Moons. */
function sunsMiddle(): number {
  return longitudeAt('Sun', (LUNATION.start + LUNATION.end) / 2);
}

/** The Sun's path outside the ring with a stroke per day, and rays from the Earth to both its ends. */
function sunsShare(): string {
  const at = (instant: Instant, radius: number) =>
    onWheel(WHEEL, longitudeAt('Sun', instant), radius);
  const { start, end } = LUNATION;
  const [first, last] = [at(start, SUN.radius), at(end, SUN.radius)];
  const days = DAYS.slice(2, -1).map((day): [Point, Point] => [
    at(day, SUN.radius - SUN.tick / 2),
    at(day, SUN.radius + SUN.tick / 2),
  ]);
  const rays = [start, end].map((instant): [Point, Point] => [
    at(instant, EARTH + 5),
    at(instant, WHEEL.scale),
  ]);
  const arc = arcOn(WHEEL, [longitudeAt('Sun', start), longitudeAt('Sun', end)], SUN.radius);
  const name = (words: string, [x, y]: Point, side: -1 | 1) =>
    text(words, [x + side * 16, y + 8], { 'text-anchor': side < 0 ? 'end' : 'start', fill: GOLD });
  return (
    group(
      { stroke: GOLD },
      element('path', { d: arc, 'stroke-width': 1.4 }),
      element('path', { d: ticks(days), 'stroke-width': 0.9 }),
      element('path', { d: ticks(rays), 'stroke-width': 0.9 }),
    ) +
    littleSun(first, SUN.size) +
    littleSun(last, SUN.size) +
    name(shortDay(start), first, -1) +
    name(shortDay(end), last, 1)
  );
}

/** The line through the Moons, from new to new. */
function spiral(): string {
  const { start, end } = LUNATION;
  const steps = 120;
  const points = range(0, steps).map((i) => moonAt(start + ((end - start) * i) / steps));
  return stroked(pathThrough(points), DIM, 0.9);
}

/** A day's Moon with the day of the month next to it. */
function moonOfDay(at: Instant): string {
  const isSecondPass = radiusAt(at) - SPIRAL.radius > 27 * SPIRAL.perDay;
  const [x, y] = moonAt(at, isSecondPass ? DAY_OFF.outward : DAY_OFF.inward);
  const place = { x, y: y + BASELINE * LETTERS.day, 'font-size': LETTERS.day, ...DAY_LOOK };
  const day = String(partsOf(civilDateAt(at)).day);
  return (
    element('text', { ...place, fill: isNamed(at) ? BRIGHT : PALE }, day) +
    littleMoon(moonAt(at), MOON.radius, phaseAngleAt(at)) +
    (isNamed(at) ? circleAt(moonAt(at), MOON.rim, { stroke: BRIGHT, 'stroke-width': 1 }) : '')
  );
}

/** The names of the four phases, between their Moons and the Earth; that of the new Moon lies between its two Moons. */
function phases(): string {
  const between = DAYS.filter(isNamed).slice(1, -1);
  const names = between.map((at) => {
    const [words, radius] = NAMES[phaseName(phaseAngleAt(at))]!;
    return phaseAt(words, onWheel(WHEEL, longitudeAt('Moon', at), radius));
  });
  const [words, radius] = NAMES['New Moon']!;
  const newMoon = phaseAt(words, onWheel(WHEEL, sunsMiddle(), radius));
  return group({ fill: IVORY, 'text-anchor': 'middle' }, newMoon, ...names);
}

/** Stacked words centered on a point. */
function phaseAt(words: readonly string[], [x, y]: Point): string {
  const first = y + BASELINE * LETTERS.phase - (LEADING * (words.length - 1)) / 2;
  return words.map((word, i) => text(word, [x, first + i * LEADING])).join('');
}

function isNamed(at: Instant): boolean {
  return phaseName(phaseAngleAt(at)) in NAMES;
}

/** The Earth as a small globe. */
function earth(): string {
  const meridian = (rx: number) => element('ellipse', { rx, ry: EARTH });
  const parallel = (y: number) => {
    const half = Math.sqrt(EARTH ** 2 - y ** 2);
    return `M${-half} ${y}h${2 * half}`;
  };
  return group(
    { stroke: IVORY, 'stroke-width': 0.6, transform: 'rotate(23.4)' },
    element('circle', { r: EARTH, fill: INK, 'stroke-width': 1.1 }),
    meridian(EARTH * 0.35),
    meridian(EARTH * 0.75),
    element('path', { d: [-5, 0, 5].map(parallel).join('') }),
  );
}
