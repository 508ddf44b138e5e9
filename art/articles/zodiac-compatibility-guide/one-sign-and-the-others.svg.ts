import { ZODIAC_PATHS } from '#app/ui/glyph-paths.ts';
import { type Point, sector } from '#app/ui/wheel-geometry.ts';
import { SIGNS, type Sign, signIndex, signName } from '#domain/zodiac/signs.ts';
import { range } from '../../facts/spans.ts';
import { BRIGHT, DIM, GOLD, INK, IVORY, LINE, signInk } from '../../figures/inks.ts';
import { ringNames } from '../../figures/ring-names.ts';
import { circle, circleAt, ringScale } from '../../figures/rings.ts';
import { figureSheet } from '../../figures/sheet.ts';
import { element, glyph, group, lettering, stroked, ticks } from '../../figures/svg-marks.ts';
import { middleOf, onWheel, signBorders, type ZodiacWheel } from '../../figures/zodiac-wheel.ts';
import { DRAWN_SIGN } from './facts.ts';
import { inkOf, RELATIONS, type Relation, relationLine } from './relations.ts';

/** From the rim inward: the bands of names, glyphs and steps. */
const RIM = 194;
const NAMES = { outer: 190, middle: 177.5, inner: 165 };
const GLYPHS = { middle: 146, size: 23 };
const STEPS = { outer: 127, middle: 116.5, inner: 105 };
/** The zodiac with the drawn sign at the top. */
const WHEEL: ZodiacWheel = { start: middleOf(DRAWN_SIGN) + 90, rim: RIM, scale: STEPS.inner };
/** The point the lines start from, and the radius of the dots they end in. */
const APEX = 96;
const END = 3;
const LETTERS = 14;
const KEY = { top: 224, row: 23, rows: 3, sample: 40, gap: 10, columns: [-174, 8] } as const;

/** The relation of one sign to each of the other eleven: a fan of lines over the wheel, and its key. */
export default function oneSignAndTheOthers(): string {
  return figureSheet(
    { viewBox: '-200 -200 400 482', maxWidth: 34, fontSize: LETTERS },
    rings(),
    drawnSign(),
    glyphs(),
    steps(),
    names(),
    fan(),
    key(),
  );
}

function rings(): string {
  return group(
    { stroke: DIM },
    circle(RIM, 1.3, GOLD),
    ringScale({ radius: NAMES.outer, parts: 360, step: 1, length: RIM - NAMES.outer, width: 0.3 }),
    circle(NAMES.outer, 0.6),
    circle(NAMES.inner, 0.6),
    circle(STEPS.outer, 0.6),
    circle(STEPS.inner, 1.1),
    element('path', { d: signBorders(WHEEL, STEPS.inner, NAMES.outer), 'stroke-width': 0.7 }),
  );
}

/** The sector of the drawn sign, hatched and framed. */
function drawnSign(): string {
  const start = middleOf(DRAWN_SIGN) - 15;
  const strokes = range(1, 29).map((degree): [Point, Point] => [
    onWheel(WHEEL, start + degree, STEPS.outer),
    onWheel(WHEEL, start + degree, NAMES.inner),
  ]);
  return (
    stroked(ticks(strokes), LINE, 0.9) +
    stroked(sector(start, WHEEL.start, STEPS.inner, NAMES.outer), BRIGHT, 2)
  );
}

/** The glyphs of the signs, each on its own background. */
function glyphs(): string {
  const drawn = SIGNS.map((sign) => {
    const [at, path] = [onWheel(WHEEL, middleOf(sign), GLYPHS.middle), ZODIAC_PATHS[sign]];
    return (
      group({ stroke: INK, 'stroke-width': 6 }, glyph(path, at, GLYPHS.size)) +
      group({ stroke: signInk(sign) }, glyph(path, at, GLYPHS.size))
    );
  });
  return group({ 'stroke-width': 1.8 }, ...drawn);
}

/** The number of steps to each sign, the shorter way around, in the color of its line. */
function steps(): string {
  return SIGNS.map((sign) => {
    const at = onWheel(WHEEL, middleOf(sign), STEPS.middle);
    const count = stepsTo(sign);
    const relation = RELATIONS.find(({ steps }) => steps.includes(count));
    const fill = relation ? inkOf(relation) : BRIGHT;
    return lettering(String(count), at, LETTERS, { fill, 'text-anchor': 'middle' });
  }).join('');
}

function names(): string {
  return ringNames(
    SIGNS.map((sign) => ({
      words: signName(sign),
      angle: middleOf(sign) - WHEEL.start,
      fill: IVORY,
    })),
    { radius: NAMES.middle, fontSize: LETTERS, id: 'others' },
  );
}

/** Lines from the drawn sign to all the others, the quietest first. */
function fan(): string {
  const apex = onWheel(WHEEL, middleOf(DRAWN_SIGN), APEX);
  const lines = RELATIONS.toReversed().flatMap((relation) =>
    SIGNS.filter((sign) => relation.steps.includes(stepsTo(sign))).map((sign) => {
      const end = onWheel(WHEEL, middleOf(sign), STEPS.inner);
      const dot = circleAt(end, END, { fill: inkOf(relation) });
      return relationLine(relation, apex, end) + dot;
    }),
  );
  return lines.join('') + circleAt(apex, 1.7 * END, { fill: BRIGHT });
}

function key(): string {
  return RELATIONS.map((relation, i) => {
    const [column, row] = i < KEY.rows ? [0, i] : [1, i - KEY.rows];
    return keyEntry(relation, [KEY.columns[column]!, KEY.top + row * KEY.row]);
  }).join('');
}

function keyEntry(relation: Relation, [x, y]: Point): string {
  return (
    relationLine(relation, [x, y], [x + KEY.sample, y]) +
    lettering(relation.inWords, [x + KEY.sample + KEY.gap, y], LETTERS, { fill: IVORY })
  );
}

function stepsTo(sign: Sign): number {
  const ahead = (signIndex(sign) - signIndex(DRAWN_SIGN) + 12) % 12;
  return Math.min(ahead, 12 - ahead);
}
