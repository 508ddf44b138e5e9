import { type Crop, centerCrop } from './crop.ts';
import { drawPicture } from './cut-picture.server.ts';
import type { PictureSize } from './image-url.ts';
import type { MadePicture } from './made-picture.server.ts';
import { storedPictureOf } from './picture-caches.server.ts';
import { Undrawable } from './undrawable.server.ts';

interface Resizing extends WantedSize {
  resize: Fit;
  /** 0 to 100; ignored for PNG. */
  quality: number;
  type: MadePicture['type'];
}

/**
 * A resized image, from the cache or rendered now. `key` identifies the bytes that `read` returns; null if they are
 * gone. `busy` if too much is queued, or the reason if the bytes can't be drawn.
 */
export async function resizePicture(
  key: string,
  read: () => Promise<Uint8Array | null>,
  { resize, type, quality, ...wanted }: Resizing,
): Promise<MadePicture | 'busy' | 'unreadable' | 'too large' | null> {
  const name = `stored ${key} ${wanted.width}x${wanted.height} ${resize} ${type} ${quality}`;
  try {
    return await storedPictureOf(name, async () => {
      const original = await read();
      return (
        original &&
        drawPicture(original, (size) => fitImage(size, wanted, resize), { type, quality })
      );
    });
  } catch (error) {
    if (error instanceof Undrawable) return error.why;
    throw error;
  }
}

type Fit = 'cover' | 'contain' | 'fill';

/** A requested size; a null side follows from the other one and the image's proportions. */
interface WantedSize {
  width: number | null;
  height: number | null;
}

/**
 * The part of an original to draw, and the resulting size: `cover` fills both sides and crops, `contain` fits inside
 * them, `fill` stretches to them. It is never enlarged.
 */
function fitImage(original: PictureSize, wanted: WantedSize, fit: Fit): Crop {
  const { width, height } = wanted;
  if (width !== null && height !== null && fit === 'cover') {
    return centerCrop(original, { width, height });
  }
  const across = (width ?? Number.POSITIVE_INFINITY) / original.width;
  const down = (height ?? Number.POSITIVE_INFINITY) / original.height;
  const isStretched = fit === 'fill' && width !== null && height !== null;
  const scale = Math.min(1, across, down);
  const size = (side: number, by: number) => Math.max(1, Math.round(side * by));
  return {
    from: { x: 0, y: 0, width: original.width, height: original.height },
    to: {
      width: size(original.width, isStretched ? Math.min(1, across) : scale),
      height: size(original.height, isStretched ? Math.min(1, down) : scale),
    },
  };
}
