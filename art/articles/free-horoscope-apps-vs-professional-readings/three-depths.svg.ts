import { PLANET_PATHS, ZODIAC_PATHS } from '#app/ui/glyph-paths.ts';
import { chord, type Point, sector } from '#app/ui/wheel-geometry.ts';
import type { Body } from '#domain/sky/bodies.ts';
import { signIndex, signOfLongitude } from '#domain/zodiac/signs.ts';
import { groundStrokes } from '../../figures/ground.ts';
import { BRIGHT, DIM, GOLD, INK, IVORY, LINE, PALE, signInk } from '../../figures/inks.ts';
import { circle } from '../../figures/rings.ts';
import { figureSheet } from '../../figures/sheet.ts';
import { element, glyph, group, label, stroked } from '../../figures/svg-marks.ts';
import {
  bodiesOnWheel,
  onWheel,
  signBorders,
  wholeSignHouses,
  type ZodiacWheel,
  zodiacRing,
} from '../../figures/zodiac-wheel.ts';
import { chart } from './minute.ts';

const CHART = chart();
const SUN = CHART.bodies.find(({ body }) => body === 'Sun')!;

const LETTERS = 15;
const FIRST: ZodiacWheel = { start: 0, rim: 66, scale: 0 };
const SECOND: ZodiacWheel = { start: 0, rim: 108, scale: 86 };
const THIRD: ZodiacWheel = { start: CHART.ascendant, rim: 178, scale: 149 };
/** The empty center of the first wheel, and its glyphs from there outward. */
const HUB = 20;
const LIT = { sun: 37, sign: 55, size: 15 };
/** The band of house numbers on the third wheel. */
const HOUSES = { outer: 104, numbers: 95, inner: 86 };

/**
 * One minute as a Sun-sign horoscope sees it, then with date and time, then with the town: each wheel is larger than
 * the last and shows more. Only the Sun is gold.
 */
export default function threeDepths(): string {
  return figureSheet(
    { viewBox: '0 0 380 632', maxWidth: 28, fontSize: LETTERS },
    at([70, 68], sunSign()),
    label('Sun sign', [70, 154], 'middle', IVORY),
    at([270, 120], dateAndTime()),
    label('+ date and time', [186, 222], 'end', IVORY),
    at([190, 448], town()),
    label('+ town', [6, 292], 'start', IVORY),
  );
}

function at(middle: Point, drawn: string): string {
  return group({ transform: `translate(${middle.join(' ')})` }, drawn);
}

/** Twelve signs, all empty but one, with the Sun in its middle: a Sun sign says nothing of the degree. */
function sunSign(): string {
  const sign = signOfLongitude(SUN.longitude);
  const from = signIndex(sign) * 30;
  const lit = element('path', { d: sector(from, FIRST.start, HUB, FIRST.rim) });
  const inLit = (radius: number) => onWheel(FIRST, from + 15, radius);
  return (
    group(
      { stroke: LINE },
      circle(FIRST.rim, 1),
      circle(HUB, 1),
      element('path', { d: signBorders(FIRST, HUB, FIRST.rim) }),
    ) +
    group({ stroke: GOLD, 'stroke-width': 1.6 }, lit) +
    group(
      { 'stroke-width': 1.8 },
      group({ stroke: BRIGHT }, glyph(PLANET_PATHS.Sun, inLit(LIT.sun), LIT.size)),
      group({ stroke: signInk(sign) }, glyph(ZODIAC_PATHS[sign], inLit(LIT.sign), LIT.size)),
    )
  );
}

/** All signs and bodies at their degrees, without a horizon. */
function dateAndTime(): string {
  return (
    zodiacRing(SECOND) + bodiesOnWheel(SECOND, CHART.bodies, { radius: 67, size: 15, ink: bodyInk })
  );
}

/** The same, rotated to put the rising degree on the left, with the ground below the horizon and the houses. */
function town(): string {
  const first = signOfLongitude(CHART.ascendant);
  return (
    groundStrokes(HOUSES.inner) +
    zodiacRing(THIRD) +
    group({ stroke: DIM }, circle(HOUSES.outer, 0.5), circle(HOUSES.inner, 0.9)) +
    horizon() +
    wholeSignHouses(THIRD, first, {
      inner: HOUSES.inner,
      numbers: HOUSES.numbers,
      fontSize: 12,
    }) +
    bodiesOnWheel(THIRD, CHART.bodies, { radius: 126, size: 19, ground: INK, ink: bodyInk }) +
    label('Ascendant', [-78, -9], 'start', IVORY) +
    label('horizon', [78, -9], 'end', PALE)
  );
}

/** From scale to scale, interrupted for the house numbers, with an arrowhead on the rising side. */
function horizon(): string {
  const { inner, outer } = HOUSES;
  const pieces = [
    chord([-THIRD.scale, 0], [-outer, 0]),
    chord([-inner, 0], [inner, 0]),
    chord([outer, 0], [THIRD.scale, 0]),
  ];
  const tip = THIRD.rim + 3;
  return (
    stroked(pieces.join(''), GOLD, 2) +
    element('path', { d: `M${-tip - 8} 0l8 -4v8z`, fill: BRIGHT })
  );
}

function bodyInk(body: Body): string {
  return body === 'Sun' ? BRIGHT : IVORY;
}
