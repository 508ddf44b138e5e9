import type { PictureSize } from './image-url.ts';

/** Where to cut an original, in its pixels, and the size of what comes out. */
export interface Crop {
  from: { x: number; y: number; width: number; height: number };
  to: PictureSize;
}

/**
 * The largest part around the middle of an original that has the proportions asked for. It is never drawn
 * larger than it is: a size beyond it comes out smaller, in the same proportions.
 */
export function centerCrop(original: PictureSize, wanted: PictureSize): Crop {
  const scale = Math.min(original.width / wanted.width, original.height / wanted.height);
  const width = wanted.width * scale;
  const height = wanted.height * scale;
  const shrink = Math.min(1, scale);
  return {
    from: {
      x: (original.width - width) / 2,
      y: (original.height - height) / 2,
      width,
      height,
    },
    to: {
      width: Math.max(1, Math.round(wanted.width * shrink)),
      height: Math.max(1, Math.round(wanted.height * shrink)),
    },
  };
}
