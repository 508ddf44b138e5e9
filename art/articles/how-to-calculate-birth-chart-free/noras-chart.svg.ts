import { chord } from '#app/ui/wheel-geometry.ts';
import type { Body } from '#domain/sky/bodies.ts';
import type { AspectName } from '#domain/sky/events.ts';
import { isRetrogradeAt } from '#domain/sky/position.ts';
import { signOfLongitude } from '#domain/zodiac/signs.ts';
import { placeInWords } from '../../facts/words.ts';
import { groundStrokes } from '../../figures/ground.ts';
import { BRIGHT, DIM, GOLD, INK, IVORY, PALE } from '../../figures/inks.ts';
import { circle, circleAt } from '../../figures/rings.ts';
import { figureSheet } from '../../figures/sheet.ts';
import { element, group, stroked, text } from '../../figures/svg-marks.ts';
import {
  arcOn,
  bodiesOnWheel,
  chords,
  onWheel,
  wholeSignHouses,
  type ZodiacWheel,
  zodiacRing,
} from '../../figures/zodiac-wheel.ts';
import { type ChartAspect, chart, NORA } from './nora.ts';

const NORAS = chart();
const WHEEL: ZodiacWheel = { start: NORAS.ascendant, rim: 191, scale: 160 };
/** Bodies, house numbers and the aspect circle, from the rim inward. */
const BODIES = { radius: 138, size: 20.5, ground: INK };
const HOUSES = { outer: 108, numbers: 100, inner: 92 };
/** How far the two axes extend beyond the rim. */
const AXIS_END = 195;
const LETTERS = 13;

/** Nora's chart: her Ascendant on the left, the bodies at their degrees, whole-sign houses, the aspects inside. */
export default function norasChart(): string {
  return figureSheet(
    { viewBox: '-200 -200 400 400', maxWidth: 38, fontSize: LETTERS },
    groundStrokes(HOUSES.inner),
    zodiacRing(WHEEL),
    houses(),
    aspects(),
    axes(),
    bodies(),
    names(),
  );
}

function houses(): string {
  return (
    group({ stroke: DIM }, circle(HOUSES.outer, 0.5), circle(HOUSES.inner, 0.9)) +
    wholeSignHouses(WHEEL, signOfLongitude(NORAS.ascendant), {
      inner: HOUSES.inner,
      numbers: HOUSES.numbers,
      fontSize: 12,
    })
  );
}

/** Each aspect between its bodies' true degrees, marked by dots; the tightest is bright gold. */
function aspects(): string {
  const closest = Math.min(...NORAS.aspects.map(({ orb }) => orb));
  const lines = NORAS.aspects.map((aspect) =>
    stroked(
      aspectPath(aspect),
      aspect.orb === closest ? BRIGHT : IVORY,
      aspect.orb === closest ? 1.8 : 0.9,
      { ...STYLES[aspect.aspect] },
    ),
  );
  const ends = NORAS.bodies.map(({ longitude }) =>
    circleAt(onWheel(WHEEL, longitude, HOUSES.inner), 1.9, { fill: IVORY }),
  );
  return lines.join('') + ends.join('');
}

const STYLES: Partial<Record<AspectName, Record<string, string | number>>> = {
  sextile: { 'stroke-dasharray': '3.5 3' },
  conjunction: { 'stroke-width': 2.6 },
};

/** A straight line, or for a conjunction, too close for one, an arc. */
function aspectPath({ a, b, aspect }: ChartAspect): string {
  const ends = [a, b].map(longitudeOf) as [number, number];
  if (aspect !== 'conjunction') return chords(WHEEL, [ends], HOUSES.inner);
  return arcOn(WHEEL, ends, HOUSES.inner);
}

function longitudeOf(body: Body): number {
  return NORAS.bodies.find((placed) => placed.body === body)!.longitude;
}

/** The horizon, with an arrow on the rising side, and the meridian up to the Midheaven. */
function axes(): string {
  const { ascendant, midheaven } = NORAS;
  const end = (longitude: number, radius: number) => onWheel(WHEEL, longitude, radius);
  return (
    group(
      { stroke: GOLD, 'stroke-width': 1.6 },
      element('path', { d: chord(end(ascendant, AXIS_END), end(ascendant + 180, AXIS_END)) }),
      element('path', { d: chord([0, 0], end(midheaven, AXIS_END)) }),
    ) +
    circleAt([0, 0], 2.4, { fill: GOLD }) +
    arrowhead(ascendant) +
    arrowhead(midheaven)
  );
}

function arrowhead(longitude: number): string {
  const corners = [
    onWheel(WHEEL, longitude, AXIS_END + 4),
    onWheel(WHEEL, longitude + 1.4, AXIS_END - 4),
    onWheel(WHEEL, longitude - 1.4, AXIS_END - 4),
  ];
  return element('path', {
    d: `M${corners.map((corner) => corner.join(' ')).join('L')}z`,
    fill: BRIGHT,
  });
}

function bodies(): string {
  const placed = NORAS.bodies.map(({ body, longitude }) => ({
    body,
    longitude,
    retrograde: body !== 'Sun' && body !== 'Moon' && isRetrogradeAt(body, NORA.born),
  }));
  return bodiesOnWheel(WHEEL, placed, BODIES);
}

/** The two angles by name and degree, in the half of the inner circle without aspects. */
function names(): string {
  const [x, y] = onWheel(WHEEL, NORAS.midheaven, 57);
  return [
    line('Ascendant', -80, -22, 'start', IVORY),
    line(placeInWords(NORAS.ascendant), -80, -7, 'start', PALE),
    line('Midheaven', x - 7, y, 'end', IVORY),
    line(placeInWords(NORAS.midheaven), x - 7, y + 15, 'end', PALE),
  ].join('');
}

function line(words: string, x: number, y: number, anchor: 'start' | 'end', fill: string): string {
  return text(words, [x, y], { 'text-anchor': anchor, fill, 'font-size': LETTERS });
}
