import { Path2D } from '@napi-rs/canvas';
import type { Flat, Layer } from './plate.ts';
import { placed } from './shapes.ts';

/** A glyph of app/ui/glyph-paths.ts centered on a point, `size` pixels wide, rotated clockwise by degrees. */
export function glyph(
  path: string,
  middle: Flat,
  style: { size: number; color: string; width?: number; turn?: number },
): Layer {
  return placed(middle, { turn: style.turn, scale: style.size / 24 }, (pen) => {
    pen.translate(-12, -12);
    pen.strokeStyle = style.color;
    pen.lineWidth = style.width ?? 1.4;
    pen.stroke(new Path2D(path));
  });
}
