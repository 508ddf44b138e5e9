import { type Crop, centerCrop } from './crop.ts';
import { encodeAndFree } from './encode-and-free.server.ts';
import type { PictureSize } from './image-url.ts';
import type { MadePicture } from './made-picture.server.ts';
import { refuseUndrawable, Undrawable } from './undrawable.server.ts';

/**
 * The lowest WebP quality that keeps the covers' fine lines clean, and the closest match in the other formats. AVIF's
 * scale is inverted, so lower is better: at 22 a cover has two thirds of the WebP's bytes and is still closer to the
 * original.
 */
const QUALITY = { 'image/avif': 22, 'image/webp': 78, 'image/jpeg': 82 };

/** Crops the middle of an original to a size. Throws an Undrawable if it isn't an image, or too large. */
export async function cutPicture(
  original: Uint8Array,
  wanted: PictureSize,
  type: keyof typeof QUALITY,
): Promise<MadePicture> {
  return drawPicture(original, (size) => centerCrop(size, wanted), {
    type,
    quality: QUALITY[type],
  });
}

/**
 * Draws a part of an original at another size. The drawing library is loaded with the first picture. Throws an
 * Undrawable if it isn't an image, or too large.
 */
export async function drawPicture(
  original: Uint8Array,
  crop: (original: PictureSize) => Crop,
  { type, quality }: { type: MadePicture['type']; quality: number },
): Promise<MadePicture> {
  refuseUndrawable(original);
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const image = await loadImage(original).catch((error) => {
    throw new Undrawable('unreadable', error);
  });
  const { from, to } = crop(image);
  const canvas = createCanvas(to.width, to.height);
  const sheet = canvas.getContext('2d');
  // "medium" averages pixels; the others make fine lines shimmer when a picture shrinks.
  sheet.imageSmoothingQuality = 'medium';
  sheet.drawImage(image, from.x, from.y, from.width, from.height, 0, 0, to.width, to.height);
  return encodeAndFree(canvas, type, quality);
}
