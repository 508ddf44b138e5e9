import type { Canvas } from '@napi-rs/canvas';
import { type MadePicture, madePicture } from './made-picture.server.ts';

/** The picture on a canvas, whose megabytes are given back at once and not when the collector comes by. */
export async function encodeAndFree(
  canvas: Canvas,
  type: MadePicture['type'],
  quality?: number,
): Promise<MadePicture> {
  const bytes = await encode(canvas, type, quality);
  canvas.width = 1;
  canvas.height = 1;
  return madePicture(bytes, type);
}

function encode(canvas: Canvas, type: MadePicture['type'], quality?: number): Promise<Buffer> {
  if (type === 'image/png') return canvas.encode('png');
  return canvas.encode(type === 'image/webp' ? 'webp' : 'jpeg', quality);
}
