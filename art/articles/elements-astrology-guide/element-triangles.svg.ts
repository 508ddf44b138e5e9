import { round } from '#app/ui/round.ts';
import type { Point } from '#app/ui/wheel-geometry.ts';
import { BODIES, type Body } from '#domain/sky/bodies.ts';
import { longitudeAt } from '#domain/sky/position.ts';
import { type Element, signProfile } from '#domain/zodiac/profiles.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { signAt } from '../../facts/sign-at.ts';
import { range } from '../../facts/spans.ts';
import { elementInk, INK } from '../../figures/inks.ts';
import { circleAt } from '../../figures/rings.ts';
import { figureSheet } from '../../figures/sheet.ts';
import { lettering, level, pathThrough, stroked } from '../../figures/svg-marks.ts';
import {
  bodiesOnWheel,
  onWheel,
  type ZodiacWheel,
  zodiacRing,
} from '../../figures/zodiac-wheel.ts';
import { NOON } from './facts.ts';

const WHEEL: ZodiacWheel = { start: 0, rim: 194, scale: 163 };
const TRACK = { radius: 141, size: 20 };
const TRIANGLES = 118;
const LETTERS = 14;
/**
 * The rows in the space the triangles leave in the middle: a sample of an element's line, its name, its number of
 * bodies.
 */
const ROWS = { gap: 19, left: -40, sample: 19, name: -14, right: 39 };

const PLACED = BODIES.map((body) => ({ body, longitude: longitudeAt(body, NOON) }));

/** The elements' four triangles in the zodiac, and the bodies at their degrees on the article's date. */
export default function elementTriangles(): string {
  return figureSheet(
    { viewBox: '-200 -200 400 400', maxWidth: 34, fontSize: LETTERS },
    zodiacRing(WHEEL),
    ...ELEMENT_LINES.toReversed().map((line) => elementTriangle(WHEEL, TRIANGLES, line)),
    moonGround(),
    bodiesOnWheel(WHEEL, PLACED, {
      ...TRACK,
      ink: (body) => (body === 'Moon' ? INK : elementOf(body).ink),
    }),
    counts(),
  );
}

/** A disc behind the Moon, the only body in its element. */
function moonGround(): string {
  const at = onWheel(WHEEL, longitudeAt('Moon', NOON), TRACK.radius);
  return circleAt(at, TRACK.size * 0.68, { fill: elementOf('Moon').ink });
}

/** The number of bodies in each element. */
function counts(): string {
  const first = (-(ELEMENT_LINES.length - 1) / 2) * ROWS.gap;
  return ELEMENT_LINES.map((line, i) => countRow(line, first + i * ROWS.gap)).join('');
}

function countRow(line: ElementLine, y: number): string {
  const words = (x: number, anchor: 'start' | 'end', text: string) =>
    lettering(text, [x, y], LETTERS, { 'text-anchor': anchor, fill: line.ink });
  const held = BODIES.filter((body) => elementOf(body) === line);
  return (
    elementLine(line, level(y, ROWS.left, ROWS.left + ROWS.sample)) +
    words(ROWS.name, 'start', line.name) +
    words(ROWS.right, 'end', String(held.length))
  );
}

/** The element a body is in. */
function elementOf(body: Body): ElementLine {
  const { element: name } = signProfile(signAt(body, NOON));
  return ELEMENT_LINES.find((line) => line.name === name)!;
}

/** The style and color of an element's triangle. */
interface ElementLine {
  name: Element;
  ink: string;
  width: number;
  dash?: string;
  wave?: Wave;
}

interface Wave {
  length: number;
  /** The offset of the curve's control points; the line itself swings half as far. */
  height: number;
}

/** From the most conspicuous to the quietest; distinguishable without color too. */
const ELEMENT_LINES: readonly ElementLine[] = [
  { name: 'Fire', ink: elementInk('Fire'), width: 3.6 },
  { name: 'Earth', ink: elementInk('Earth'), width: 1.5 },
  { name: 'Air', ink: elementInk('Air'), width: 1.7, dash: '7 5' },
  { name: 'Water', ink: elementInk('Water'), width: 1.4, wave: { length: 9, height: 4 } },
];

/** The clearance of a line to those it crosses over. */
const AIR = 5;

/** The triangle through the middles of an element's three signs. */
function elementTriangle(wheel: ZodiacWheel, radius: number, line: ElementLine): string {
  const corners = SIGNS.flatMap((sign, i) =>
    signProfile(sign).element === line.name ? [onWheel(wheel, 30 * i + 15, radius)] : [],
  );
  return elementLine(line, [...corners, corners[0]!]);
}

/** A line through points in an element's style; closed if it returns to the first point. */
function elementLine({ ink, width, dash, wave }: ElementLine, points: Point[]): string {
  const closed = points[0] === points.at(-1) ? 'z' : '';
  const straight = pathThrough(points) + closed;
  return (
    stroked(straight, INK, width + AIR) +
    stroked(wave ? wavesThrough(points, wave) + closed : straight, ink, width, {
      'stroke-dasharray': dash,
    })
  );
}

/** Whole waves from each point to the next. */
function wavesThrough(points: readonly Point[], { length, height }: Wave): string {
  const [first, ...others] = points;
  const waves = others.map(([x2, y2], i) => {
    const [x1, y1] = points[i]!;
    const [dx, dy] = [x2 - x1, y2 - y1];
    const distance = Math.hypot(dx, dy);
    const halves = 2 * Math.round(distance / length);
    const along = (half: number) => [x1 + (dx * half) / halves, y1 + (dy * half) / halves];
    const [middleX, middleY] = along(0.5);
    const crest = [middleX! - (dy / distance) * height, middleY! + (dx / distance) * height];
    const ends = range(2, halves).map((half) => `T${along(half).map(round).join(' ')}`);
    return `Q${crest.map(round).join(' ')} ${along(1).map(round).join(' ')}${ends.join('')}`;
  });
  return `M${first!.join(' ')}${waves.join('')}`;
}
