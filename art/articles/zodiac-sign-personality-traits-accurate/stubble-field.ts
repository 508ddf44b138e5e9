import { chance } from '../../plate/chance.ts';
import { burinLine, line } from '../../plate/line.ts';
import { color, type Flat, HEIGHT, type Layer, type Pen, WIDTH } from '../../plate/plate.ts';
import { filled } from '../../plate/shapes.ts';

/** A sheaf, by the center of its foot and its height. */
interface Sheaf {
  foot: Flat;
  height: number;
}

/** The vanishing point of the rows of stubble on the horizon, and their spacing at the bottom of the plate. */
const VANISHING = 940;
const ROW_GAP = 92;
const ROWS = 26;

/** A harvested field below a horizon: rows of stubble converging on it, and sheaves. */
export function stubbleField(horizon: number, sheaves: readonly Sheaf[]): Layer {
  return (pen) => {
    pen.fillStyle = color('ink-deep');
    pen.fillRect(0, horizon, WIDTH, HEIGHT - horizon);
    farField(pen, horizon);
    for (let row = -ROWS; row <= ROWS; row++) stubbleRow(pen, horizon, row);
    const ends: Flat[] = [
      [0, horizon],
      [WIDTH, horizon],
    ];
    line(ends, { color: color('gold'), width: 2 })(pen);
    for (const bundle of sheaves) sheaf(pen, bundle);
  };
}

/** Level strokes beyond the outermost rows. */
function farField(pen: Pen, horizon: number): void {
  const reach = (ROWS + 1) * ROW_GAP;
  for (let y = horizon + 5, row = 0; y < HEIGHT; row++, y += 5 + row * 0.5) {
    const half = (reach * (y - horizon)) / (HEIGHT - horizon);
    for (const [from, to] of [
      [0, VANISHING - half],
      [VANISHING + half, WIDTH],
    ] as const) {
      for (let x = from - 90 * chance(row, from, 5); x < to - 30; ) {
        const length = 50 + 120 * chance(row, Math.round(x), 6);
        const ends: Flat[] = [
          [x, y],
          [Math.min(x + length, to - 12), y],
        ];
        line(ends, { color: color('ink-line'), width: 1.2 })(pen);
        x += length + 14;
      }
    }
  }
}

/** Short vertical strokes along a row, taller and farther apart the nearer they are. */
function stubbleRow(pen: Pen, horizon: number, row: number): void {
  const depth = HEIGHT - horizon;
  const at = (nearness: number): Flat => [
    VANISHING + (row + 0.5) * ROW_GAP * nearness,
    horizon + depth * nearness,
  ];
  burinLine([at(0.02), at(1.1)], color('ink-line'), (i) => (i === 0 ? 0.5 : 2.2))(pen);
  for (let nearness = 0.03, stroke = 0; nearness < 1.1; stroke++, nearness *= 1.045) {
    const [x, y] = at(nearness + 0.01 * (chance(row, stroke, 1) - 0.5) * nearness);
    const height = 22 * nearness * (0.7 + 0.6 * chance(row, stroke, 2));
    const lean = 8 * nearness * (chance(row, stroke, 3) - 0.5);
    burinLine(
      [
        [x, y],
        [x + lean, y - height],
      ],
      color('gold-dim'),
      (i) => (2.4 - i) * nearness,
    )(pen);
  }
}

/** Straws that spread from a band toward the foot and, with the ears, toward the top. */
function sheaf(pen: Pen, { foot: [x, y], height }: Sheaf): void {
  const straws = Math.round(12 + height / 8);
  const band = y - height * 0.5;
  silhouette([x, y], height)(pen);
  for (let straw = 0; straw < straws; straw++) {
    const across = (2 * straw) / (straws - 1) - 1;
    const ragged = 1 + 0.16 * (chance(straw, Math.round(x), 4) - 0.5);
    const points = Array.from({ length: 21 }, (_, i): Flat => {
      const t = i / 20;
      const spread = t < 0.5 ? 0.12 + 0.72 * (0.5 - t) ** 1.5 : 0.12 + 1.3 * (t - 0.5) ** 1.6;
      const top = 1 - 0.22 * across ** 2;
      return [x + across * spread * height, y - height * t * (t > 0.5 ? top * ragged : 1)];
    });
    burinLine(points, color('gold'), (i) => (height / 70) * (i > 14 ? 1.8 : 1))(pen);
  }
  for (const [down, width] of [
    [-0.02, 0.02],
    [0.02, 0.02],
  ] as const) {
    const half = height * 0.13;
    const points: Flat[] = [-1, 0, 1].map((side) => [
      x + side * half,
      band + height * (down + 0.012 * (1 - side * side)),
    ]);
    burinLine(points, color('ivory'), () => height * width)(pen);
  }
}

/** Clears what is behind a sheaf. */
function silhouette([x, y]: Flat, height: number): Layer {
  const corners = [
    [-0.38, 0],
    [0.38, 0],
    [0.12, -0.5],
    [0.6, -0.84],
    [0, -1],
    [-0.6, -0.84],
    [-0.12, -0.5],
  ] as const;
  return filled(corners.map(([across, up]): Flat => [x + across * height, y + up * height]));
}
