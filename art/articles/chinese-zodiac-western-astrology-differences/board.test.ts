import { describe, expect, it } from 'vitest';
import { COLUMNS, ROWS, runsOfYears, squareOf, YEARS } from './board.ts';

describe('squareOf', () => {
  // Year names as printed on Chinese calendars.
  it.each([
    [1984, 'yang wood, Rat', 0, 0],
    [1990, 'yang metal, Horse', 6, 6],
    [2008, 'yang earth, Rat', 0, 4],
    [2025, 'yin wood, Snake', 5, 1],
    [2043, 'yin water, Pig', 11, 9],
  ])('puts %d at the square of %s', (year, _name, row, column) => {
    expect(squareOf(year)).toEqual({ row, column });
  });

  it('assigns every other square one year', () => {
    const squares = YEARS.map(squareOf);
    expect(squares.every(({ row, column }) => (row + column) % 2 === 0)).toBe(true);
    expect(new Set(squares.map(({ row, column }) => row * COLUMNS + column)).size).toBe(
      (ROWS * COLUMNS) / 2,
    );
  });
});

describe('runsOfYears', () => {
  it('goes one down and one right until an edge', () => {
    for (const run of runsOfYears()) {
      const first = squareOf(run[0]!);
      run.forEach((year, i) => {
        expect(squareOf(year)).toEqual({ row: first.row + i, column: first.column + i });
      });
      const last = squareOf(run.at(-1)!);
      expect(last.row === ROWS - 1 || last.column === COLUMNS - 1).toBe(true);
    }
    expect(runsOfYears().flat()).toEqual(YEARS);
  });
});
