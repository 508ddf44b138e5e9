import { BODIES, type Body } from '#domain/sky/bodies.ts';
import { longitudeAt } from '#domain/sky/position.ts';
import { signProfile } from '#domain/zodiac/profiles.ts';
import { signAt } from '../../facts/sign-at.ts';
import { INK } from '../../figures/inks.ts';
import { circleAt } from '../../figures/rings.ts';
import { figureSheet } from '../../figures/sheet.ts';
import { lettering, level } from '../../figures/svg-marks.ts';
import {
  bodiesOnWheel,
  onWheel,
  type ZodiacWheel,
  zodiacRing,
} from '../../figures/zodiac-wheel.ts';
import { NOON } from './facts.ts';
import { ELEMENT_LINES, type ElementLine, elementLine, elementTriangle } from './triangles.ts';

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
