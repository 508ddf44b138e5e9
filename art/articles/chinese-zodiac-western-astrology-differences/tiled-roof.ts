import { burinLine, dots, line } from '../../plate/line.ts';
import { color, type Flat, type Layer } from '../../plate/plate.ts';

/** A hipped roof of round tiles, seen from the front. */
export interface TiledRoof {
  /** The center of the eave. */
  eave: Flat;
  /** Half the lengths of the eave and of the ridge. */
  half: number;
  ridgeHalf: number;
  /** The ridge's height above the eave, and the rise of the eave's corners. */
  height: number;
  lift: number;
  /** Pixels between rows of tiles. */
  row: number;
}

/** The height of the eave at `x`: level, sweeping up toward the corners. */
export function eaveAt({ eave: [middle, y], half, lift }: TiledRoof, x: number): number {
  return y - lift * (Math.abs(x - middle) / half) ** 4;
}

/** The upper edge of the slope: the ridge, and from its ends the hips, steep at first and then flattening. */
function topAt(roof: TiledRoof, x: number): number {
  const { eave, half, ridgeHalf, height } = roof;
  const along = Math.max(0, (Math.abs(x - eave[0]) - ridgeHalf) / (half - ridgeHalf));
  return eaveAt(roof, x) - height * (1 - along) ** 1.8;
}

/** The roof with its tiles. */
export function tiledRoof(roof: TiledRoof): Layer[] {
  const { eave, half, ridgeHalf, row } = roof;
  const ivory = color('ivory');
  const edge = (at: typeof eaveAt, from: number, to: number) =>
    steps(eave[0] + from, eave[0] + to, row / 2).map((x): Flat => [x, at(roof, x)]);
  const rows = steps(eave[0] - half + row, eave[0] + half - row, row);
  return [
    shape([...edge(topAt, -half, half), ...edge(eaveAt, -half, half).toReversed()]),
    ...rows.map((x) => tileRow([x, topAt(roof, x)], [x, eaveAt(roof, x)], row / 5)),
    dots(
      rows.map((x): Flat => [x, eaveAt(roof, x) + row * 0.32]),
      row * 0.32,
      ivory,
    ),
    line(edge(eaveAt, -half, half), { color: ivory, width: row / 8 }),
    line(edge(topAt, -half, -ridgeHalf), { color: ivory, width: row / 3 }),
    line(edge(topAt, ridgeHalf, half), { color: ivory, width: row / 3 }),
    ridge([eave[0], topAt(roof, eave[0] + ridgeHalf)], ridgeHalf, row),
  ];
}

/** A row of tiles: a stroke that thickens toward the eave. */
function tileRow([x, top]: Flat, [, foot]: Flat, width: number): Layer {
  const points = Array.from({ length: 13 }, (_, i): Flat => [x, top + ((foot - top) * i) / 12]);
  return burinLine(points, color('ivory-soft'), (i) => width * (0.3 + (0.7 * i) / 12));
}

/** The ridge with a horn at each end. */
function ridge([x, y]: Flat, half: number, row: number): Layer {
  return (pen) => {
    const box: Flat[] = [
      [x - half, y],
      [x - half, y - row],
      [x + half, y - row],
      [x + half, y],
    ];
    shape(box, row / 6)(pen);
    for (const side of [-1, 1]) {
      pen.save();
      pen.translate(x + side * half, y);
      pen.scale(side * row, row);
      pen.lineWidth = 1 / 6;
      pen.beginPath();
      pen.moveTo(-1.2, 0);
      pen.lineTo(-1.2, -1.2);
      pen.bezierCurveTo(-0.4, -1.4, 0.1, -1.9, -0.3, -2.9);
      pen.bezierCurveTo(0.9, -2.4, 1.1, -1, 0.5, 0);
      pen.closePath();
      pen.fill();
      pen.stroke();
      pen.restore();
    }
  };
}

/** A dark shape, outlined if a width is given; leaves its colors set for what follows. */
function shape(corners: readonly Flat[], width = 0): Layer {
  return (pen) => {
    pen.fillStyle = color('ink-deep');
    pen.strokeStyle = color('ivory');
    pen.lineWidth = width;
    pen.beginPath();
    for (const corner of corners) pen.lineTo(...corner);
    pen.closePath();
    pen.fill();
    if (width > 0) pen.stroke();
  };
}

function steps(from: number, to: number, step: number): number[] {
  const count = Math.round((to - from) / step);
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
}
