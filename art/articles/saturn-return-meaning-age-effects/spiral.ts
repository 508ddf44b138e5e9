import { PLANET_PATHS } from '#app/ui/glyph-paths.ts';
import { exactWheelPoint, type Point } from '#app/ui/wheel-geometry.ts';
import type { Instant } from '#domain/calendar/civil-date.ts';
import { leadCurve, longitudeCurve } from '#domain/sky/curves.ts';
import { BRIGHT, DIM, GOLD, SOFT } from '../../figures/inks.ts';
import { element, glyph, group, label, stroked, ticks } from '../../figures/svg-marks.ts';
import { zodiacRing } from '../../figures/zodiac-wheel.ts';
import { dotsAt, saturnLine } from './line.ts';
import { ageAt, instantOfAge, passesOf } from './lives.ts';

/** Radii around the origin in drawing units. */
const RIM = 184;
const SCALE = 160;
const BIRTH = 30;
const LAST = 138;
const LAST_AGE = 90;
/** How far the line swings to either side of its age's radius. */
const LEAN = 6.5;
const STEP_DAYS = 70;

const saturn = longitudeCurve('Saturn');
const leadOnSun = leadCurve('Sun', 'Saturn');

/**
 * Saturn's longitude over ninety years as a spiral, with its position at birth at the top and the signs
 * counterclockwise. The radius is age, modulated by distance: the line swings inward while the Earth is on Saturn's
 * side of the Sun, and so each retrograde, the heavier line, is a loop.
 */
export function lifeSpiral(birth: Instant): string {
  const natal = saturn.valueAt(birth);
  const at = (longitude: number, radius: number) => exactWheelPoint(longitude, natal + 90, radius);
  const place = (instant: Instant) => at(saturn.valueAt(instant), radiusAt(instant, birth));
  const life = { start: birth, end: Math.round(instantOfAge(LAST_AGE, birth)) };
  return [
    zodiacRing({ start: natal + 90, rim: RIM, scale: SCALE, plain: true }),
    rays(natal, at),
    saturnLine(life, STEP_DAYS, place),
    ages(birth, place),
    middle(place(birth)),
    rayNames(),
  ].join('\n');
}

function rays(natal: number, at: (longitude: number, radius: number) => Point): string {
  const ray = (angle: number, from: number): [Point, Point] => [
    at(natal + angle, from),
    at(natal + angle, SCALE),
  ];
  return (
    stroked(ticks([ray(0, BIRTH)]), GOLD, 1.1) +
    stroked(ticks([ray(90, BIRTH / 2), ray(180, BIRTH / 2), ray(270, BIRTH / 2)]), DIM, 0.5)
  );
}

/** A dot at each pass of a ray, and next to it the age at the first, in whole years. */
function ages(birth: Instant, place: (instant: Instant) => Point): string {
  const marks = Array.from({ length: 12 }, (_, i) => {
    const passes = passesOf(birth, i + 1);
    const isReturn = (i + 1) % 4 === 0;
    const color = isReturn ? BRIGHT : SOFT;
    const age = ageAt(passes[0]!, birth);
    const [x, y, anchor] = AGE_PLACES[(i + 1) % 4]!(radiusOfAge(age) + LEAN + 4);
    return (
      dotsAt(passes.map(place), color, isReturn ? 3.6 : 2.8) +
      label(String(Math.floor(age)), [x, y], anchor, color)
    );
  });
  return marks.join('');
}

/** The position of an age next to its ray: at the top, left, bottom and right. */
const AGE_PLACES: readonly ((radius: number) => [x: number, y: number, anchor: 'start' | 'end'])[] =
  [
    (radius) => [5, -radius, 'start'],
    (radius) => [-radius, -5, 'end'],
    (radius) => [5, radius + 9, 'start'],
    (radius) => [radius, -5, 'start'],
  ];

function middle(birthPlace: Point): string {
  const color = BRIGHT;
  return (
    group({ stroke: color, 'stroke-width': 1.8 }, glyph(PLANET_PATHS.Saturn, [0, 0], 17)) +
    dotsAt([birthPlace], color, 4) +
    label('birth', [5, -BIRTH], 'start', color)
  );
}

function rayNames(): string {
  const name = (words: string, transform: string, color: string) =>
    element('text', { transform, 'text-anchor': 'middle', fill: color }, words);
  return (
    name('return', 'translate(0-190)', BRIGHT) +
    name('square', 'translate(-190) rotate(-90)', SOFT) +
    name('opposition', 'translate(0 199)', SOFT) +
    name('square', 'translate(190) rotate(90)', SOFT)
  );
}

function radiusAt(instant: Instant, birth: Instant): number {
  const elongation = (leadOnSun.valueAt(instant) * Math.PI) / 180;
  return radiusOfAge(ageAt(instant, birth)) + LEAN * Math.cos(elongation);
}

function radiusOfAge(age: number): number {
  return BIRTH + ((LAST - BIRTH) * age) / LAST_AGE;
}
