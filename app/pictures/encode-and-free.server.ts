import { type Canvas, clearAllCache } from '@napi-rs/canvas';
import { type MadePicture, madePicture } from './made-picture.server.ts';

/**
 * Encodes the picture on a canvas, and frees the canvas's megabytes and the drawing library's caches at once instead of
 * at the next garbage collection.
 */
export async function encodeAndFree(
  canvas: Canvas,
  type: MadePicture['type'],
  quality?: number,
): Promise<MadePicture> {
  const bytes = await encode(canvas, type, quality);
  canvas.width = 1;
  canvas.height = 1;
  clearAllCache();
  return madePicture(bytes, type);
}

function encode(canvas: Canvas, type: MadePicture['type'], quality?: number): Promise<Buffer> {
  if (type === 'image/png') return canvas.encode('png');
  // One thread, so that pages are served meanwhile.
  if (type === 'image/avif') return canvas.encode('avif', { quality, speed: 6, threads: 1 });
  return canvas.encode(type === 'image/webp' ? 'webp' : 'jpeg', quality);
}
