import { ZODIAC_PATHS } from '#app/ui/glyph-paths.ts';
import type { Point } from '#app/ui/wheel-geometry.ts';
import { signProfile } from '#domain/zodiac/profiles.ts';
import { SIGNS, type Sign, signAfter, signIndex, signName } from '#domain/zodiac/signs.ts';
import { BRIGHT, DIM, GOLD, INK, IVORY, PALE, SOFT, signInk } from '../../figures/inks.ts';
import { ringNames } from '../../figures/ring-names.ts';
import { circle, circleAt, ringScale } from '../../figures/rings.ts';
import { figureSheet } from '../../figures/sheet.ts';
import { element, glyph, group, lettering, pathThrough, stroked } from '../../figures/svg-marks.ts';
import { middleOf, onWheel, signBorders, type ZodiacWheel } from '../../figures/zodiac-wheel.ts';
import { COUPLES } from './facts.ts';
import { RIBBON, type Ribbon, ribbon, weave } from './weave.ts';

/** From the rim inward: the band of names, the band of glyphs, and the ends of the chords. */
const RIM = 197;
const NAMES = { outer: 193, middle: 182, inner: 171 };
const GLYPHS = { middle: 157.5, size: 20, inner: 144 };
const ENDS = 136;
const BOSS = 5.5;
const LETTERS = 14;
/** Between Leo and Virgo, the center of the eight signs the chords join; at the top, it makes the knot upright. */
const TOP = 150;
const WHEEL: ZodiacWheel = { start: TOP + 90, rim: RIM, scale: GLYPHS.inner };
const KEY = {
  top: 222,
  row: 24,
  sample: [-148, -100],
  names: -86,
  element: 58,
  score: 148,
} as const;

/** Signs from one corner of a trine to the next. */
const TRINE = 4;

/** The couples in zodiac order: each chord is the previous one rotated by a sign. */
const IN_ORDER = COUPLES.map(({ signs }) => inZodiacOrder(signs)).sort(
  ([a], [b]) => signIndex(a) - signIndex(b),
);
const SCORED = new Set(IN_ORDER.flat());

/** The four scored couples as chords of the zodiac woven into a knot, and their scores below the wheel. */
export default function fourChords(): string {
  return figureSheet(
    { viewBox: '-200 -200 400 514', maxWidth: 34, fontSize: LETTERS },
    rings(),
    signs(),
    thirdSigns(),
    knot(),
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
    circle(GLYPHS.inner, 1.1),
    element('path', { d: signBorders(WHEEL, GLYPHS.inner, NAMES.outer), 'stroke-width': 0.7 }),
  );
}

/** Names and glyphs; those of the four unscored signs are paler. */
function signs(): string {
  const names = SIGNS.map((sign) => ({
    words: signName(sign),
    angle: middleOf(sign) - WHEEL.start,
    fill: SCORED.has(sign) ? IVORY : PALE,
  }));
  const glyphs = SIGNS.map((sign) =>
    group(
      { stroke: SCORED.has(sign) ? signInk(sign) : PALE },
      glyph(ZODIAC_PATHS[sign], onWheel(WHEEL, middleOf(sign), GLYPHS.middle), GLYPHS.size),
    ),
  );
  return (
    ringNames(names, { radius: NAMES.middle, fontSize: LETTERS, id: 'knot' }) +
    group({ 'stroke-width': 1.8 }, ...glyphs)
  );
}

/** Dotted lines from both ends of each chord to the sign that completes its triangle. */
function thirdSigns(): string {
  const lines = IN_ORDER.flatMap((couple) => {
    const third = endAt(signAfter(couple[1], TRINE));
    return couple.map((sign) => pathThrough([endAt(sign), third]));
  });
  const marks = SIGNS.filter((sign) => !SCORED.has(sign)).map((sign) =>
    circleAt(endAt(sign), BOSS / 2, { stroke: PALE, fill: INK }),
  );
  return stroked(lines.join(''), DIM, 1.3, { 'stroke-dasharray': '0 5' }) + marks.join('');
}

/** The chords, and a boss at each of their ends. */
function knot(): string {
  const chords = IN_ORDER.map(([a, b]) => ({ from: endAt(a), to: endAt(b) }));
  const ground = chords.map(({ from, to }) => pathThrough([from, to])).join('');
  const bosses = IN_ORDER.flat().map(
    (sign) =>
      circleAt(endAt(sign), BOSS, { fill: INK, stroke: BRIGHT, 'stroke-width': 1.6 }) +
      circleAt(endAt(sign), BOSS * 0.4, { fill: signInk(sign) }),
  );
  return (
    stroked(ground, INK, RIBBON.width + 2 * RIBBON.air) +
    weave(chords)
      .map((lines, i) => strand(lines, IN_ORDER[i]![0]))
      .join('') +
    bosses.join('')
  );
}

/** A ribbon's two golden edges, and between them a thread in the color of its first sign. */
function strand({ edges, thread }: Ribbon, first: Sign): string {
  const path = (pieces: Ribbon['thread'], stroke: string, width: number) =>
    stroked(pieces.map((piece) => pathThrough(piece)).join(''), stroke, width, {
      'stroke-linecap': 'butt',
    });
  return path(edges, BRIGHT, RIBBON.edge) + path(thread, signInk(first), RIBBON.thread);
}

/** The couples with their elements and scores, best first. */
function key(): string {
  return COUPLES.map(({ signs, score }, i) => {
    const y = KEY.top + i * KEY.row;
    const [left, right] = KEY.sample;
    const words = (x: number, fill: string, told: string, anchor?: string) =>
      lettering(told, [x, y], LETTERS, { fill, 'text-anchor': anchor });
    return (
      strand(ribbon([left, y], [right, y]), inZodiacOrder(signs)[0]) +
      words(KEY.names, IVORY, signs.map(signName).join(' and ')) +
      words(KEY.element, SOFT, signProfile(signs[0]).element) +
      words(KEY.score, BRIGHT, `${score}%`, 'end')
    );
  }).join('');
}

/** Puts first, of two signs a trine apart, the one from which the other is four signs ahead. */
function inZodiacOrder([a, b]: readonly [Sign, Sign]): [Sign, Sign] {
  return signAfter(a, TRINE) === b ? [a, b] : [b, a];
}

/** The end of a chord at a sign. */
function endAt(sign: Sign): Point {
  return onWheel(WHEEL, middleOf(sign), ENDS);
}
