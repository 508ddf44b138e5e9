import type { Point } from '#app/ui/wheel-geometry.ts';
import { ANIMALS, FIRST_YEAR, PHASES, pairOfYear, ROUND } from './sixty-cycle.ts';

/** The board in drawing units: one row per branch, one column per stem. */
export const ROWS = ANIMALS.length;
export const COLUMNS = PHASES.length * 2;
export const LEFT = 67;
export const TOP = 48;
export const CELL = { width: 32, height: 28 };

export const YEARS = Array.from({ length: ROUND }, (_, i) => FIRST_YEAR + i);

export interface Square {
  row: number;
  column: number;
}

/** The square of a year: the row of its animal, and of its phase's two columns, yang before yin. */
export function squareOf(year: number): Square {
  const { animal, phase, polarity } = pairOfYear(year);
  return {
    row: ANIMALS.indexOf(animal),
    column: PHASES.indexOf(phase) * 2 + (polarity === 'yin' ? 1 : 0),
  };
}

/** The upper left corner of a square, or the point this many squares right and down from it. */
export function onBoard({ row, column }: Square, across = 0, down = across): Point {
  return [LEFT + (column + across) * CELL.width, TOP + (row + down) * CELL.height];
}

/** The years in runs that end at the board's edges. */
export function runsOfYears(): number[][] {
  const runs: number[][] = [];
  for (const year of YEARS) {
    const { row, column } = squareOf(year);
    if (row === 0 || column === 0) runs.push([]);
    runs.at(-1)!.push(year);
  }
  return runs;
}
