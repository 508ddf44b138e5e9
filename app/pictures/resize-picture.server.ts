import { drawPicture } from './cut-picture.server.ts';
import { type Fit, fitImage, type WantedSize } from './fit-image.ts';
import type { MadePicture } from './made-picture.server.ts';
import { storedPictureOf } from './shelf.server.ts';
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
