import type { Point } from '#app/ui/wheel-geometry.ts';
import {
  BASELINE,
  BRIGHT,
  DIM,
  GOLD,
  INK,
  INK_DEEP,
  IVORY,
  LINE,
  PALE,
  SOFT,
} from '../../figures/inks.ts';
import { figureSheet } from '../../figures/sheet.ts';
import {
  element,
  group,
  lettering,
  pathThrough,
  stroked,
  text,
  ticks,
} from '../../figures/svg-marks.ts';
import { CELL, COLUMNS, LEFT, onBoard, ROWS, runsOfYears, squareOf, TOP, YEARS } from './board.ts';
import { PHASE_MARKS } from './phase-hatching.ts';
import { ANIMALS, PHASES, pairOfYear } from './sixty-cycle.ts';

/** The year whose square is gold. */
const MARKED = 2025;
const LETTERS = { name: 14, polarity: 12, year: 13.5 };
/** How far the path of the years continues beyond the board's edges, in squares. */
const BEYOND = 0.32;
/** The background that keeps hatching and path clear of a year's number. */
const PLATE = { width: 29, height: 13.5, rx: 3 };

/** The sixty pairs of phase and animal on every other square of a board, and the path of the years through them. */
export default function sixtySquares(): string {
  return figureSheet(
    { viewBox: '0 0 400 400', maxWidth: 40 },
    hatchings(),
    grid(),
    ...YEARS.map(squareOfYear),
    way(),
    group({ 'font-size': LETTERS.year }, ...YEARS.map(numberOfYear)),
    headings(),
    animals(),
  );
}

/** The hatching patterns of the phases, for use in their squares. */
function hatchings(): string {
  const marks = PHASES.map((phase) => {
    const { ink, hatching } = PHASE_MARKS[phase];
    return element('path', {
      id: idOf(phase),
      d: hatching,
      stroke: ink,
      'stroke-width': 0.8,
      opacity: 0.8,
    });
  });
  return element('defs', {}, marks.join(''));
}

function idOf(phase: string): string {
  return `sixty-${phase.toLowerCase()}`;
}

/** Lines between the squares, and a double frame. */
function grid(): string {
  const upright = Array.from({ length: COLUMNS - 1 }, (_, i): [Point, Point] => [
    onBoard({ row: 0, column: i + 1 }),
    onBoard({ row: ROWS, column: i + 1 }),
  ]);
  const level = Array.from({ length: ROWS - 1 }, (_, i): [Point, Point] => [
    onBoard({ row: i + 1, column: 0 }),
    onBoard({ row: i + 1, column: COLUMNS }),
  ]);
  const box = (outset: number, width: number) =>
    element('rect', {
      x: LEFT - outset,
      y: TOP - outset,
      width: COLUMNS * CELL.width + 2 * outset,
      height: ROWS * CELL.height + 2 * outset,
      'stroke-width': width,
    });
  return (
    stroked(ticks([...upright, ...level]), LINE, 0.8) +
    group({ stroke: DIM }, box(0, 0.6), box(3, 1.1))
  );
}

function squareOfYear(year: number): string {
  const [x, y] = onBoard(squareOf(year));
  const { phase } = pairOfYear(year);
  return (
    element('use', { href: `#${idOf(phase)}`, x, y }) +
    element('rect', { x, y, ...CELL, stroke: PHASE_MARKS[phase].ink, 'stroke-width': 0.8 })
  );
}

/** The number of a year on its background; for the marked year, a whole golden square. */
function numberOfYear(year: number): string {
  const isMarked = year === MARKED;
  const [x, y] = onBoard(squareOf(year), 0.5);
  const { width, height } = isMarked ? CELL : PLATE;
  const ground = { x: x - width / 2, y: y - height / 2, width, height };
  const style = isMarked ? { fill: INK_DEEP, 'font-weight': 600 } : { fill: IVORY };
  return (
    element('rect', isMarked ? { ...ground, fill: GOLD } : { ...ground, rx: PLATE.rx, fill: INK }) +
    lettering(String(year), [x, y], LETTERS.year, { 'text-anchor': 'middle', ...style })
  );
}

/** A line through the years, with arrows where it leaves the board. */
function way(): string {
  const runs = runsOfYears().map((run) => {
    const from = onBoard(squareOf(run[0]!), -BEYOND);
    const to = onBoard(squareOf(run.at(-1)!), 1 + BEYOND);
    return { from, to };
  });
  const heads = runs.map(({ to: [x, y] }) =>
    pathThrough([
      [x - 5.5, y - 1],
      [x, y],
      [x - 1.6, y - 5.2],
    ]),
  );
  return group(
    { stroke: BRIGHT, 'stroke-width': 1 },
    element('path', {
      d: runs.map(({ from, to }) => pathThrough([from, to])).join('') + heads.join(''),
    }),
  );
}

/** The phases above their two columns. */
function headings(): string {
  const marked = squareOf(MARKED).column;
  const phases = PHASES.map((phase, i) => {
    const [x] = onBoard({ row: 0, column: 2 * i + 1 });
    const fill = PHASE_MARKS[phase].ink;
    return text(phase, [x, 14], { 'text-anchor': 'middle', fill });
  });
  const polarities = Array.from({ length: COLUMNS }, (_, column) => {
    const [x] = onBoard({ row: 0, column }, 0.5);
    const fill = column === marked ? BRIGHT : PALE;
    return text(column % 2 ? 'yin' : 'yang', [x, TOP - 16], { 'text-anchor': 'middle', fill });
  });
  return (
    group({ 'font-size': LETTERS.name }, ...phases) +
    group({ 'font-size': LETTERS.polarity, 'font-style': 'italic' }, ...polarities)
  );
}

function animals(): string {
  const marked = squareOf(MARKED).row;
  const names = ANIMALS.map((animal, row) => {
    const [, y] = onBoard({ row, column: 0 }, 0.5);
    const place = { x: LEFT - 17, y: y + BASELINE * LETTERS.name, 'text-anchor': 'end' };
    return element('text', { ...place, fill: row === marked ? BRIGHT : SOFT }, animal);
  });
  return group({ 'font-size': LETTERS.name }, ...names);
}
