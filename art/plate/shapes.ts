import { color, type Flat, type Layer } from './plate.ts';

/** A filled shape, by default in deeper ink, which covers what is behind it. */
export function filled(corners: readonly (Flat | null)[], ink = color('ink-deep')): Layer {
  return (pen) => {
    pen.save();
    pen.fillStyle = ink;
    pen.beginPath();
    for (const corner of corners) if (corner) pen.lineTo(...corner);
    pen.fill();
    pen.restore();
  };
}

/** Draws with the origin at a point, rotated clockwise by degrees and enlarged. */
export function placed(
  place: Flat,
  { turn = 0, scale = 1 }: { turn?: number; scale?: number },
  cut: Layer,
): Layer {
  return (pen) => {
    pen.save();
    pen.translate(...place);
    pen.rotate((turn * Math.PI) / 180);
    pen.scale(scale, scale);
    cut(pen);
    pen.restore();
  };
}

/** Draws only inside a circle. */
export function within(middle: Flat, radius: number, layers: readonly Layer[]): Layer {
  return (pen) => {
    pen.save();
    pen.beginPath();
    pen.arc(...middle, radius, 0, 2 * Math.PI);
    pen.clip();
    for (const cut of layers) cut(pen);
    pen.restore();
  };
}
