import { chance } from './chance.ts';
import { burinLine, line } from './line.ts';
import { color, type Flat, HEIGHT, type Layer, type Pen, WIDTH } from './plate.ts';

/**
 * Open water below the horizon in level strokes, farther apart the nearer they are; lights above it are reflected as
 * golden columns.
 */
export function sea(horizon: number, lights: readonly Flat[]): Layer {
  return (pen) => {
    for (const [row, y] of rowsBelow(horizon).entries()) {
      const nearness = (y - horizon) / (HEIGHT - horizon);
      const length = 30 + 150 * nearness;
      for (let i = -1; (i - 1) * length < WIDTH; i++) {
        const from = (i + chance(i, row, 11)) * length;
        const to = from + length * (0.45 + 0.45 * chance(i, row, 12));
        drawWave(pen, [from, y], to - from, nearness, color('ink-line'));
      }
      for (const [light, [x]] of lights.entries()) {
        const spread = 14 + 80 * nearness;
        const middle = x + (chance(row, light, 13) - 0.5) * spread;
        const half = (12 + 44 * nearness) * (0.5 + chance(row, light, 14));
        drawWave(pen, [middle - half, y], 2 * half, nearness * 1.4 + 0.25, color('gold-bright'));
      }
    }
  };
}

/** An opaque sea with a golden horizon; `sunken` layers shine through it at the opacity `clearness`. */
export function openSea(
  horizon: number,
  lights: readonly Flat[] = [],
  sunken: readonly Layer[] = [],
  clearness = 0.5,
): Layer {
  const ends: Flat[] = [
    [0, horizon],
    [WIDTH, horizon],
  ];
  return (pen) => {
    pen.save();
    pen.beginPath();
    pen.rect(0, horizon, WIDTH, HEIGHT - horizon);
    pen.clip();
    pen.fillStyle = color('ink-deep');
    pen.fillRect(0, horizon, WIDTH, HEIGHT - horizon);
    pen.globalAlpha = clearness;
    for (const cut of sunken) cut(pen);
    pen.restore();
    sea(horizon, lights)(pen);
    line(ends, { color: color('gold'), width: 2 })(pen);
  };
}

/** A slightly wavy stroke, widest in the middle. */
function drawWave(pen: Pen, [x, y]: Flat, length: number, nearness: number, ink: string): void {
  const steps = 24;
  const points = Array.from(
    { length: steps + 1 },
    (_, i): Flat => [
      x + (length * i) / steps,
      y + 2.6 * nearness * Math.sin((x + (length * i) / steps) / (9 + 26 * nearness)),
    ],
  );
  burinLine(points, ink, (i) => (0.9 + 2.4 * nearness) * Math.sin((Math.PI * i) / steps))(pen);
}

function rowsBelow(horizon: number): number[] {
  const found: number[] = [];
  for (let y = horizon + 4, gap = 4; y < HEIGHT; y += gap, gap += 0.6) {
    found.push(y);
  }
  return found;
}
