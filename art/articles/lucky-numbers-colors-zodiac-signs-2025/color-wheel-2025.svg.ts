import { ZODIAC_PATHS } from '#app/ui/glyph-paths.ts';
import { wheelPoint } from '#app/ui/wheel-geometry.ts';
import { SIGNS, type Sign, signIndex } from '#domain/zodiac/signs.ts';
import { BASELINE, DIM, GOLD, INK, IVORY } from '../../figures/inks.ts';
import { circle, circleAt } from '../../figures/rings.ts';
import { figureSheet } from '../../figures/sheet.ts';
import { element, glyph, group, lettering } from '../../figures/svg-marks.ts';
import { signBorders } from '../../figures/zodiac-wheel.ts';
import { bandPiece } from './band-piece.ts';
import { LUCKY_YEAR, UNIVERSAL } from './lucky-year.ts';
import { quarterBand } from './quarter-band.ts';

/** Radii in drawing units, from the center outward. */
const HUB = { discs: 20.5, disc: 17 };
const SWATCHES = { inner: 46, outer: 129 };
const GLYPHS = 140.5;
const NUMBERS = 160.5;
const RIM = 171;

const LETTERS = 12.5;
/** Gap between swatches in drawing units. */
const GAP = 1.8;
/** Ink circles engraved into each ring of swatches. */
const CUTS = 5;
/** Degrees between a sign's numbers. */
const NUMBER_STEP = 7;
/** The site's dark background, for numbers on colored discs: it stays dark in print. */
const DARK = '#0b1530';

/**
 * The colors and numbers of the signs, Aries on the left and counterclockwise, and around them the calendar quarters.
 */
export default function colorWheel(): string {
  return figureSheet(
    { viewBox: '-200 -200 400 400', maxWidth: 40, fontSize: LETTERS },
    group({ stroke: IVORY, 'stroke-width': 0.6 }, ...SIGNS.map(swatchesOf)),
    cuts(),
    hub(),
    borders(),
    group({ stroke: GOLD, 'stroke-width': 1.8 }, ...SIGNS.map(glyphOf)),
    group({ fill: IVORY, 'text-anchor': 'middle' }, ...SIGNS.map(numbersOf)),
    quarterBand(),
  );
}

/** The three colors of a sign, the first outermost. */
function swatchesOf(sign: Sign): string {
  const colors = Object.values(LUCKY_YEAR[sign].colors);
  const depth = (SWATCHES.outer - SWATCHES.inner) / colors.length;
  const start = signIndex(sign) * 30;
  return colors
    .map((hex, i) => {
      const outer = SWATCHES.outer - i * depth;
      const d = bandPiece([start, start + 30], [outer - depth + GAP, outer], GAP / 2);
      return element('path', { d, fill: hex });
    })
    .join('');
}

/** Circles across the swatches, like engraved lines. */
function cuts(): string {
  const step = (SWATCHES.outer - SWATCHES.inner) / 3 / (CUTS + 1);
  const circles = Array.from({ length: 3 * (CUTS + 1) }, (_, i) =>
    circle(SWATCHES.inner + GAP / 2 + (i + 0.5) * step, 0.5),
  );
  return group({ stroke: INK, opacity: 0.45 }, ...circles);
}

/** The universal colors and numbers. */
function hub(): string {
  const discs = Object.values(UNIVERSAL.colors).map((hex, i) => {
    const [x, y] = wheelPoint(i * 120 - 90, 0, HUB.discs);
    const style = { x, y: y + BASELINE * 15, 'text-anchor': 'middle', fill: DARK };
    return (
      circleAt([x, y], HUB.disc, { fill: hex, stroke: IVORY, 'stroke-width': 0.6 }) +
      element(
        'text',
        { ...style, 'font-size': 15, 'font-weight': 600 },
        String(UNIVERSAL.numbers[i]),
      )
    );
  });
  return discs.join('');
}

/** Lines between the signs, from the swatches to the rim. */
function borders(): string {
  return group(
    { stroke: DIM },
    element('path', { d: signBorders({ start: 0 }, SWATCHES.outer + 3, RIM), 'stroke-width': 0.8 }),
    circle(RIM, 0.8),
    circle(RIM - 20.5, 0.5),
  );
}

function glyphOf(sign: Sign): string {
  return glyph(ZODIAC_PATHS[sign], wheelPoint(signIndex(sign) * 30 + 15, 0, GLYPHS), 15);
}

/** A sign's numbers, each upright, from left to right; at the sides, where they stack, from the top down. */
function numbersOf(sign: Sign): string {
  const middle = signIndex(sign) * 30 + 15;
  const [across, down] = wheelPoint(middle, 0, 1);
  const way = Math.sign(Math.abs(across) > 0.9 ? -across : down);
  return LUCKY_YEAR[sign].numbers
    .map((number, i) => {
      const [x, y] = wheelPoint(middle + way * (i - 1.5) * NUMBER_STEP, 0, NUMBERS);
      return lettering(String(number), [x, y], LETTERS);
    })
    .join('');
}
