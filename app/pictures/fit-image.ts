import { type Crop, centerCrop } from './crop.ts';
import type { PictureSize } from './image-url.ts';

export type Fit = 'cover' | 'contain' | 'fill';

/** A requested size; a null side follows from the other one and the image's proportions. */
export interface WantedSize {
  width: number | null;
  height: number | null;
}

/**
 * The part of an original to draw, and the resulting size: `cover` fills both sides and crops, `contain` fits inside
 * them, `fill` stretches to them. It is never enlarged.
 */
export function fitImage(original: PictureSize, wanted: WantedSize, fit: Fit): Crop {
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
