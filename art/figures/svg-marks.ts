import { round } from '#app/ui/round.ts';
import type { Point } from '#app/ui/wheel-geometry.ts';
import { BASELINE, INK } from './inks.ts';

/** SVG building blocks of the articles' drawings. */

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** `<name key="value">inside</name>`; undefined attributes are left out. */
export function element(name: string, attributes: Attributes, inside = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`);
  return inside
    ? `<${name}${written.join('')}>${inside}</${name}>`
    : `<${name}${written.join('')}/>`;
}

/** Path data through points, to a tenth of a unit: the first absolute, the rest relative. */
export function pathThrough([first, ...others]: readonly Point[]): string {
  return path(first!, [{ command: 'l', size: 1, points: others }]);
}

/**
 * The same as smooth cubic curves. The points are the first one and its outgoing control point, then for each curve an
 * incoming control point and the point where the curve ends. Later outgoing control points mirror the incoming ones.
 */
export function curvesThrough([first, ...others]: readonly Point[]): string {
  return path(first!, [
    { command: 'c', size: 3, points: others.slice(0, 3) },
    { command: 's', size: 2, points: others.slice(3) },
  ]);
}

/** Commands with `size` points each, of which the last is where the next starts. */
interface Steps {
  command: string;
  size: number;
  points: readonly Point[];
}

function path(first: Point, steps: readonly Steps[]): string {
  let [x, y] = first.map(tenths) as [number, number];
  const start = `M${x / 10} ${y / 10}`;
  const written = steps.map(({ command, size, points }) => {
    const pairs = points.map((point, i) => {
      const [px, py] = point.map(tenths) as [number, number];
      const pair = `${(px - x) / 10} ${(py - y) / 10}`;
      if ((i + 1) % size === 0) [x, y] = [px, py];
      return pair;
    });
    return pairs.length > 0 ? command + pairs.join(' ') : '';
  });
  return (start + written.join('')).replaceAll(/(?<!\d)0\./g, '.').replaceAll(' -', '-');
}

/** A drawing on a 24-unit grid, scaled to `size` and centered on a point. */
export function glyph(path: string, [x, y]: Point, size: number): string {
  const place = `translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${round(size / 24)})`;
  return element('path', { d: path, transform: place });
}

/** Strokes across a scale: from each inner point to its outer one. */
export function ticks(places: readonly (readonly [Point, Point])[]): string {
  return places.map((ends) => pathThrough(ends)).join('');
}

/** A level stroke, for {@link ticks}. */
export function level(y: number, from: number, to: number): [Point, Point] {
  return [
    [from, y],
    [to, y],
  ];
}

/** A vertical one. */
export function upright(x: number, from: number, to: number): [Point, Point] {
  return [
    [x, from],
    [x, to],
  ];
}

export function group(attributes: Attributes, ...inside: readonly string[]): string {
  return element('g', attributes, inside.join(''));
}

/** A path drawn as a line. */
export function stroked(
  d: string,
  stroke: string | undefined,
  width: number,
  more: Attributes = {},
): string {
  return element('path', { d, stroke, 'stroke-width': width, ...more });
}

/** Words at a point of their baseline. */
export function text(words: string, [x, y]: Point, style: Attributes = {}): string {
  return element('text', { x, y, ...style }, words);
}

/** Words vertically centered on a point. */
export function lettering(
  words: string,
  [x, y]: Point,
  fontSize: number,
  style: Attributes = {},
): string {
  return text(words, [x, y + BASELINE * fontSize], style);
}

/** Text outlined in the page's color, to stay legible over lines. */
export function label(
  words: string,
  [x, y]: Point,
  anchor: 'start' | 'middle' | 'end',
  color: string,
): string {
  return element(
    'text',
    {
      x,
      y,
      'text-anchor': anchor,
      fill: color,
      stroke: INK,
      'stroke-width': 3,
      'paint-order': 'stroke',
    },
    words,
  );
}

function tenths(value: number): number {
  return Math.round(value * 10) || 0;
}
