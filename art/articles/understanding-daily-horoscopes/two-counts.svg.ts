import { round } from '#app/ui/round.ts';
import { chord, type Point } from '#app/ui/wheel-geometry.ts';
import { BODIES, type Body } from '#domain/sky/bodies.ts';
import { skyOfDate } from '#domain/sky/sky-of-date.ts';
import { SIGNS, type Sign } from '#domain/zodiac/signs.ts';
import { solarHouse } from '#domain/zodiac/solar-houses.ts';
import { BASELINE, DIM, GOLD, INK, LINE, PALE, signInk } from '../../figures/inks.ts';
import { littleMoon, littleSun } from '../../figures/little-moon.ts';
import { circle, circleAt, hatching } from '../../figures/rings.ts';
import { figureSheet } from '../../figures/sheet.ts';
import { element, group, stroked, text } from '../../figures/svg-marks.ts';
import {
  arcOn,
  bodiesOnWheel,
  middleOf,
  onWheel,
  signBorders,
  zodiacRing,
} from '../../figures/zodiac-wheel.ts';
import { hatchSeas } from '../../plate/moon-seas.ts';
import { DAY } from './facts.ts';

const SKY = skyOfDate(DAY);
const WHEEL = { start: 0, rim: 143, scale: 114, plain: true };

/** A ring of house numbers, counted from a sign. */
interface Count {
  from: Sign;
  inner: number;
  outer: number;
}

const COUNTS: readonly Count[] = [
  { from: 'aries', inner: 173, outer: 198 },
  { from: 'libra', inner: 146, outer: 171 },
];
/** The signs of the full Moon and of the Sun opposite it. */
const ENDS: readonly Sign[] = ['cancer', 'capricorn'];
const PLANETS = { radius: 92, size: 18 };
/** The distance of the Moon and Sun from the center of their line, and their sizes. */
const LIGHTS = { radius: 50, moon: 17, sun: 10 };
/** The seas as drawn by app/ui, in a disc of this radius. */
const SEAS = { radius: 50, gap: 4.6, width: 1.5 };
const LETTERS = { number: 14, end: 20, key: 14 };

/** The wheel of a full Moon, every sign numbered twice: as a house from Aries, and as one from Libra. */
export default function twoCounts(): string {
  return figureSheet(
    { viewBox: '-200 -201 400 402', maxWidth: 38, fontSize: LETTERS.key },
    ...COUNTS.map(ringOfHouses),
    zodiacRing(WHEEL),
    lineOfLights(),
    planets(),
    key(),
  );
}

/** The numbers of a count in their ring, those of the full Moon large on a hatched background, the first in a disc. */
function ringOfHouses({ from, inner, outer }: Count): string {
  const middle = (inner + outer) / 2;
  const ink = signInk(from);
  const arcs = ENDS.map((sign) =>
    arcOn(WHEEL, [middleOf(sign) - 15, middleOf(sign) + 15], middle),
  ).join('');
  return (
    element('path', { d: arcs, stroke: LINE, ...hatching(80, outer - inner) }) +
    group({ stroke: DIM }, circle(outer, 1.1), circle(inner, 0.5)) +
    stroked(signBorders(WHEEL, inner, outer), DIM, 0.7) +
    circleAt(onWheel(WHEEL, middleOf(from), middle), 10, { fill: ink }) +
    group(
      { 'text-anchor': 'middle', fill: ink },
      ...SIGNS.map((sign) => houseNumber(from, sign, middle)),
    )
  );
}

function houseNumber(from: Sign, sign: Sign, radius: number): string {
  const [x, y] = onWheel(WHEEL, middleOf(sign), radius);
  const size = ENDS.includes(sign) ? LETTERS.end : LETTERS.number;
  const look =
    sign === from
      ? { fill: INK }
      : ENDS.includes(sign)
        ? { stroke: INK, 'stroke-width': 5, 'paint-order': 'stroke' }
        : {};
  const place = { x, y: y + BASELINE * size, 'font-size': size, ...look };
  return element('text', place, String(solarHouse(from, sign)));
}

/** The line from the Moon's degree to the Sun's, with both on it. */
function lineOfLights(): string {
  const [moon, sun] = (['Moon', 'Sun'] as const).map((body) =>
    onWheel(WHEEL, SKY.bodies[body].longitude, WHEEL.scale),
  ) as [Point, Point];
  const share = (1 - LIGHTS.radius / WHEEL.scale) / 2;
  const moonPlace = between(moon, sun, share);
  return (
    stroked(chord(moon, sun), GOLD, 1.8) +
    littleMoon(moonPlace, LIGHTS.moon, SKY.phaseAngle) +
    seas(moonPlace, LIGHTS.moon) +
    littleSun(between(sun, moon, share), LIGHTS.sun)
  );
}

/** The Moon's seas, in level lines. */
function seas([x, y]: Point, radius: number): string {
  const scale = radius / SEAS.radius;
  return element('path', {
    d: hatchSeas(SEAS.gap),
    transform: `translate(${round(x)} ${round(y)}) scale(${round(scale)})`,
    stroke: INK,
    'stroke-width': SEAS.width,
    'stroke-linecap': 'butt',
  });
}

function between([x, y]: Point, [toX, toY]: Point, share: number): Point {
  return [x + (toX - x) * share, y + (toY - y) * share];
}

function planets(): string {
  const isPlanet = (body: Body) => body !== 'Sun' && body !== 'Moon';
  return bodiesOnWheel(
    WHEEL,
    BODIES.filter(isPlanet).map((body) => SKY.bodies[body]),
    PLANETS,
  );
}

/** The key to the rings and the two large numbers, in the corners. */
function key(): string {
  const lines = (words: readonly string[], x: number, top: number, fill: string) =>
    group(
      { fill, 'text-anchor': x < 0 ? 'start' : 'end' },
      ...words.map((line, i) => text(line, [x, top + i * 16])),
    );
  return [
    lines(['outer ring', 'from Aries'], -199, -187, signInk('aries')),
    lines(['inner ring', 'from Libra'], 199, -187, signInk('libra')),
    lines(['4 is home'], -199, 196, PALE),
    lines(['10 is work'], 199, 196, PALE),
  ].join('\n');
}
