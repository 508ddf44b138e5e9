import { burinLine, dots } from './line.ts';
import { color, type Flat, type Layer } from './plate.ts';
import { onRing } from './ring-scale.ts';

const RAYS = 16;

/** A bright planet or star: a disc with tapering rays, the vertical and horizontal ones `reach` pixels long. */
export function gleam(middle: Flat, reach: number, ink = color('gold-bright')): Layer {
  return (pen) => {
    dots([middle], reach * 0.5, color('ink'))(pen);
    for (let ray = 0; ray < RAYS; ray++) {
      const length = reach * (ray % 4 === 0 ? 1 : ray % 2 === 0 ? 0.7 : 0.5);
      const points = [0, length].map((out) => onRing(middle, out, (ray * 360) / RAYS));
      burinLine(points, ink, (end) => (end === 0 ? 3 : 1))(pen);
    }
    dots([middle], reach * 0.24, ink)(pen);
  };
}
