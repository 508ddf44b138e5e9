import { Path2D } from '@napi-rs/canvas';
import type { Flat, Layer } from './plate.ts';

/** A glyph of app/ui/glyph-paths.ts centered on a point, `size` pixels wide, rotated clockwise by degrees. */
export function glyph(
  path: string,
  [x, y]: Flat,
  style: { size: number; color: string; width?: number; turn?: number },
): Layer {
  return (pen) => {
    pen.save();
    pen.translate(x, y);
    pen.rotate(((style.turn ?? 0) * Math.PI) / 180);
    pen.scale(style.size / 24, style.size / 24);
    pen.translate(-12, -12);
    pen.strokeStyle = style.color;
    pen.lineWidth = style.width ?? 1.4;
    pen.stroke(new Path2D(path));
    pen.restore();
  };
}
