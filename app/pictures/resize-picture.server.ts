import { drawPicture } from './cut-picture.server.ts';
import { type Fit, fitImage, type WantedSize } from './fit-image.ts';
import type { MadePicture } from './made-picture.server.ts';
import { storedPictureOf } from './shelf.server.ts';
import { Undrawable } from './undrawable.server.ts';

interface Resizing extends WantedSize {
  resize: Fit;
  /** 0 to 100; PNG has none. */
  quality: number;
  type: MadePicture['type'];
}

/**
 * An image in another size, from the shelf or drawn now. `key` names the bytes that `read` brings; null if there are
 * none any more. Says so if too much is asked at once, and of bytes that are not drawn, why.
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
