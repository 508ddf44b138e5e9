import type { Point } from '#app/ui/wheel-geometry.ts';
import { range } from '../../facts/spans.ts';
import { BRIGHT, DIM, GOLD, INK_DEEP, IVORY, PALE, SOFT } from '../../figures/inks.ts';
import { figureSheet } from '../../figures/sheet.ts';
import { element, group, level, stroked, text, ticks, upright } from '../../figures/svg-marks.ts';
import { facts } from './facts.ts';
import { chanceOfRightGuesses, GUESSES } from './luck.ts';

/** The highest number of hits shown, and the chance below which a column would be too low to see. */
const MOST = 10;
const MIN_SHOWN = 0.001;
/** The center of the first column, the column spacing, and half the width of a shaft and of its capital. */
const COLUMN = { first: 30, step: 32, half: 10, capital: 12.5, slab: 4 };
/** Angles around a round shaft at which its flutes meet, on the lit side and the shaded side. */
const FLUTES = [
  { angles: [-68, -48, -28, -9, 9], width: 0.7 },
  { angles: [28, 48, 68], width: 1.5 },
];
const GROUND = 234;
/** Units for a probability of one. */
const HEIGHT = 740;
const LETTERS = 14;
const NUMBERS = { chances: 8, guesses: 27, words: 50 };
const TAIL = { over: 32, drop: 6, share: 13, tries: 35, fontSize: 22 };
const AVERAGE = { top: 4, words: [7, 14] } as const;

/** How many of thirty guesses luck gets right, as columns as high as the probabilities; from the mark on, in gold. */
export default function luckAlone(): string {
  return figureSheet(
    { viewBox: '0 0 380 292', maxWidth: 38, fontSize: LETTERS },
    average(),
    ...range(0, MOST).map(column),
    ground(),
    chances(),
    tail(),
    scale(),
  );
}

/** A fluted shaft below a slab, as high as its probability; solid from the mark on. */
function column(hits: number): string {
  const chance = chanceOfRightGuesses(hits);
  const [x, top] = [columnAt(hits), GROUND - chance * HEIGHT];
  const { half, capital, slab } = COLUMN;
  if (chance < MIN_SHOWN) return '';
  const block = (reach: number, from: number, to: number, style: Record<string, string | number>) =>
    element('rect', { x: x - reach, y: from, width: 2 * reach, height: to - from, ...style });
  if (hits >= GUESSES.mark) return block(half, top, GROUND, { fill: GOLD });
  const flute = (angle: number): [Point, Point] => {
    const across = x + half * Math.sin((angle * Math.PI) / 180);
    return upright(across, top + slab, GROUND);
  };
  return (
    block(half, top + slab, GROUND, { fill: INK_DEEP, stroke: IVORY, 'stroke-width': 1.3 }) +
    FLUTES.map(({ angles, width }) => stroked(ticks(angles.map(flute)), SOFT, width)).join('') +
    block(capital, top, top + slab, { fill: IVORY })
  );
}

/** The steps the columns stand on. */
function ground(): string {
  const [left, right] = [columnAt(0) - COLUMN.step / 2, columnAt(MOST) + COLUMN.step / 2];
  const step = (i: number) => level(GROUND + 0.7 + 4 * i, left - 4 * i, right + 4 * i);
  return stroked(ticks([step(0)]), IVORY, 1.4) + stroked(ticks([step(1), step(2)]), DIM, 0.9);
}

/** Probabilities below the mark in whole percents, above their columns. */
function chances(): string {
  const words = range(0, GUESSES.mark - 1).map((hits) => {
    const chance = chanceOfRightGuesses(hits);
    const y = GROUND - chance * HEIGHT - NUMBERS.chances;
    return text(`${Math.round(chance * 100)}%`, [columnAt(hits), y]);
  });
  return group({ fill: IVORY, 'text-anchor': 'middle' }, ...words);
}

/** The average by luck, between the columns. */
function average(): string {
  const { average: hits } = facts().guesses;
  const x = columnAt(hits);
  const [across, down] = AVERAGE.words;
  return (
    stroked(ticks([upright(x, AVERAGE.top, GROUND)]), GOLD, 1.1, { 'stroke-dasharray': '4 4' }) +
    text(`average ${hits}`, [x + across, down], { fill: GOLD })
  );
}

/** A bracket over the columns from the mark on, with their total probability. */
function tail(): string {
  const { markOrMore, oneIn } = facts().guesses;
  const [left, right] = [columnAt(GUESSES.mark) - COLUMN.half, columnAt(MOST) + COLUMN.half];
  const y = GROUND - TAIL.over;
  const middle = (left + right) / 2;
  return (
    stroked(`M${left} ${y + TAIL.drop}V${y}H${right}v${TAIL.drop}`, GOLD, 1.1) +
    group(
      { 'text-anchor': 'middle' },
      text(markOrMore, [middle, y - TAIL.tries], { fill: BRIGHT, 'font-size': TAIL.fontSize }),
      text(`once in ${oneIn} tries`, [middle, y - TAIL.share], { fill: SOFT }),
    )
  );
}

/** The numbers of hits below the columns. */
function scale(): string {
  const numbers = range(0, MOST).map((hits) =>
    text(String(hits), [columnAt(hits), GROUND + NUMBERS.guesses], {
      fill: hits < GUESSES.mark ? IVORY : GOLD,
    }),
  );
  const words = `right guesses in ${GUESSES.days} days`;
  return group(
    { 'text-anchor': 'middle' },
    ...numbers,
    text(words, [columnAt(MOST / 2), GROUND + NUMBERS.words], { fill: PALE }),
  );
}

function columnAt(hits: number): number {
  return COLUMN.first + hits * COLUMN.step;
}
