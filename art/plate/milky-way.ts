import { MILKY_WAY } from '../atlas/star-atlas.ts';
import { chance } from './chance.ts';
import { color, type Flat, HEIGHT, type Layer, WIDTH } from './plate.ts';
import type { SkyMap } from './sky-map.ts';

/** The grid spacing of candidate dots and their mean radius, in pixels. */
const STEP = 5;
const RADIUS = 0.75;

/** The Milky Way stippled: the brighter it is, the more dots. */
export function milkyWay(map: SkyMap): Layer {
  return (pen) => {
    pen.save();
    pen.fillStyle = color('ivory-soft', 0.55);
    for (let row = 0; row * STEP < HEIGHT; row++) {
      for (let column = 0; column * STEP < WIDTH; column++) {
        const place: Flat = [
          (column + chance(column, row, 1)) * STEP,
          (row + chance(column, row, 2)) * STEP,
        ];
        if (chance(column, row, 3) < milkyWayAt(map.skyAt(place)) / 6) {
          pen.beginPath();
          pen.arc(...place, RADIUS * (0.7 + 0.6 * chance(column, row, 4)), 0, 2 * Math.PI);
          pen.fill();
        }
      }
    }
    pen.restore();
  };
}

/** The brightness of the Milky Way, 0 to 5, interpolated between the centers of the grid's squares. */
export function milkyWayAt([ra, dec]: readonly [number, number]): number {
  const [x, y] = [ra - 0.5, 89.5 - dec];
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - column, y - row];
  return (
    (1 - down) * ((1 - right) * level(column, row) + right * level(column + 1, row)) +
    down * ((1 - right) * level(column, row + 1) + right * level(column + 1, row + 1))
  );
}

function level(column: number, row: number): number {
  return GRID[Math.min(179, Math.max(0, row))]![(column + 360) % 360]!;
}

const GRID = MILKY_WAY.map((row) =>
  row.split(' ').flatMap((run) => {
    const [count, brightness] = run.split('x').map(Number);
    return Array.from({ length: count! }, () => brightness!);
  }),
);
