import { imageSize } from 'image-size';

/** 24 million pixels, a good camera's picture, take 96 MB to draw. */
const MAX_PIXELS = 24_000_000;

const TYPES = ['webp', 'jpg', 'png'];

/** Bytes that can't be drawn, and why. */
export class Undrawable extends Error {
  readonly why: 'unreadable' | 'too large';

  constructor(why: 'unreadable' | 'too large', cause?: unknown) {
    super(why === 'unreadable' ? 'It is not an image.' : 'The image has too many pixels.', {
      cause,
    });
    this.why = why;
  }
}

/** Throws an Undrawable if an image's header shows an unsupported format or too many pixels. */
export function refuseUndrawable(bytes: Uint8Array): void {
  const { width, height, type } = sizeOf(bytes);
  if (!TYPES.includes(type ?? '')) throw new Undrawable('unreadable');
  if (width * height > MAX_PIXELS) throw new Undrawable('too large');
}

function sizeOf(bytes: Uint8Array) {
  try {
    return imageSize(bytes);
  } catch (error) {
    throw new Undrawable('unreadable', error);
  }
}
