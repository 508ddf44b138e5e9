import { burinLine, dots } from './line.ts';
import { color, type Flat, type Layer, type Pen } from './plate.ts';
import { placed } from './shapes.ts';

/** The Sun as in old almanacs: a disc of rings, surrounded by alternating rays and flames. */
export function sun(middle: Flat, radius: number, rays = 24, ink = color('gold')): Layer {
  return (pen) => {
    dots([middle], radius * 1.22, color('ink'))(pen);
    for (let ray = 0; ray < rays; ray++) {
      placed(middle, { turn: (ray / rays) * 360 }, () => {
        pen.fillStyle = ink;
        if (ray % 2 === 0) straightRay(pen, radius, rays);
        else flame(pen, radius, rays);
      })(pen);
    }
    dots([middle], radius, ink)(pen);
    shade(pen, middle, radius);
  };
}

function straightRay(pen: Pen, radius: number, rays: number): void {
  const half = (1.12 * Math.PI * radius) / rays / 1.5;
  pen.beginPath();
  pen.moveTo(-half, -1.12 * radius);
  pen.lineTo(0, -2 * radius);
  pen.lineTo(half, -1.12 * radius);
  pen.closePath();
  pen.fill();
}

function flame(pen: Pen, radius: number, rays: number): void {
  const half = (1.12 * Math.PI * radius) / rays / 1.7;
  const sway = half * 1.1;
  pen.beginPath();
  pen.moveTo(-half, -1.12 * radius);
  pen.bezierCurveTo(-half - sway, -1.35 * radius, sway, -1.45 * radius, 0, -1.74 * radius);
  pen.bezierCurveTo(half + sway, -1.5 * radius, half - sway, -1.35 * radius, half, -1.12 * radius);
  pen.closePath();
  pen.fill();
}

/** Horizontal shading that deepens toward the lower right limb. */
function shade(pen: Pen, [x, y]: Flat, radius: number): void {
  const gap = Math.max(2.6, radius / 9);
  for (let down = -radius + gap / 2; down < radius; down += gap) {
    const half = Math.sqrt(radius ** 2 - down ** 2) - 1;
    const points = Array.from(
      { length: 33 },
      (_, i): Flat => [x - half + (half * i) / 16, y + down],
    );
    burinLine(points, color('ink'), (i) => {
      const across = (points[i]![0] - x) / radius;
      const depth = across * 0.62 + (down / radius) * 0.5 - 0.1;
      return Math.max(0, depth) * gap * 0.62;
    })(pen);
  }
}
