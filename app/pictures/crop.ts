import type { PictureSize } from './image-url.ts';

/** The part of an original to crop, in its pixels, and the resulting size. */
export interface Crop {
  from: { x: number; y: number; width: number; height: number };
  to: PictureSize;
}

/**
 * The largest centered part of an original with the requested proportions. It is never enlarged: if the requested size
 * is larger, the result is smaller, in the same proportions.
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
