import { type Point, wheelPoint } from '#app/ui/wheel-geometry.ts';
import { wrap360 } from '#domain/sky/angles.ts';
import { BRIGHT, IVORY } from '../../figures/inks.ts';
import { ringNames } from '../../figures/ring-names.ts';
import { hatching } from '../../figures/rings.ts';
import { element, group, ticks } from '../../figures/svg-marks.ts';
import { arcOn } from '../../figures/zodiac-wheel.ts';
import { bandPiece } from './band-piece.ts';
import { QUARTER_STARTS } from './facts.ts';
import { QUARTERS } from './lucky-year.ts';

/** Radii of the band, and of the golden marks beyond it. */
const BAND = { inner: 177, middle: 186, outer: 195 };
const STEP = 198;
/** The inner end of an equinox or solstice mark, among the signs. */
const TURN = 132;
const LETTERS = 12.5;
/** Degrees per letter on the band, and the clearance around the words. */
const LETTER = 1.75;
const CLEAR = 2.5;
/** Gap at either end of a quarter, in drawing units. */
const INSET = 1;
const WHEEL = { start: 0 };

/** The calendar quarters along the Sun's path, hatched in their colors, divided where each begins. */
export function quarterBand(): string {
  const quarters = QUARTERS.map(({ months, hex, number }, i) => {
    const from = QUARTER_STARTS[i]!;
    const to = from + wrap360(QUARTER_STARTS[(i + 1) % 4]! - from);
    return { words: `${months} · ${number}`, hex, from, to, angle: (from + to) / 2 };
  });
  const names = quarters.map(({ words, angle }) => ({ words, angle, fill: IVORY }));
  return [
    ...quarters.map(quarterArc),
    ringNames(names, { radius: BAND.middle, fontSize: LETTERS, id: 'quarter' }),
    turns(),
  ].join('\n');
}

type Quarter = Record<'from' | 'to' | 'angle', number> & { words: string; hex: string };

function quarterArc({ words, hex, from, to, angle }: Quarter) {
  const half = (words.length * LETTER) / 2 + CLEAR;
  const sides = [
    [from, angle - half],
    [angle + half, to],
  ] as const;
  return group(
    { stroke: hex },
    ...sides.map((side) =>
      element('path', {
        d: arcOn(WHEEL, side, BAND.middle),
        ...hatching(side[1] - side[0], BAND.outer - BAND.inner),
      }),
    ),
    element('path', {
      d: bandPiece([from, to], [BAND.inner, BAND.outer], INSET),
      'stroke-width': 1.3,
    }),
  );
}

/**
 * A golden stroke at the Sun's ingress into Aries, Cancer, Libra and Capricorn, and an arc from there to the start of
 * the calendar quarter.
 */
function turns(): string {
  const strokes = QUARTER_STARTS.map((start): [Point, Point] => {
    const turn = start - (start % 90);
    return [wheelPoint(turn, 0, TURN), wheelPoint(turn, 0, STEP)];
  });
  const steps = QUARTER_STARTS.map((start) => arcOn(WHEEL, [start - (start % 90), start], STEP));
  return group(
    { stroke: BRIGHT },
    element('path', { d: ticks(strokes), 'stroke-width': 1.6 }),
    element('path', { d: steps.join(''), 'stroke-width': 2.6, 'stroke-linecap': 'butt' }),
  );
}
