import type { SKRSContext2D } from '@napi-rs/canvas';
import { type FittedText, fitLines } from '../fit-lines.ts';

export interface Lettering {
  face: 'roman' | 'italic';
  caps?: boolean;
  /** Letter spacing, in pixels. */
  spacing?: number;
  color: string;
}

/** Registered by `sheet.server.ts`. */
const FAMILY = '"Share Garamond", serif';

function setType(ink: SKRSContext2D, { face, caps, spacing = 0 }: Lettering, size: number) {
  ink.font = `${face === 'italic' ? 'italic ' : ''}500 ${size}px ${FAMILY}`;
  ink.fontVariantCaps = caps ? 'all-small-caps' : 'normal';
  ink.letterSpacing = `${spacing}px`;
}

/** Fits a text into a column, see `fitLines`. */
export function fitText(
  ink: SKRSContext2D,
  text: string,
  look: Lettering,
  column: { width: number; maxLines: number; sizes: readonly number[] },
): FittedText {
  return fitLines(text, {
    ...column,
    widthOf(part, size) {
      setType(ink, look, size);
      return ink.measureText(part).width;
    },
  });
}

/** Writes lines under each other, the first on the baseline `y`. */
export function write(
  ink: SKRSContext2D,
  { size, lines }: FittedText,
  look: Lettering,
  place: { x: number; y: number; leading?: number; align?: 'left' | 'center' | 'right' },
) {
  setType(ink, look, size);
  ink.fillStyle = look.color;
  ink.textAlign = place.align ?? 'left';
  const leading = place.leading ?? size * 1.16;
  for (const [index, line] of lines.entries()) {
    ink.fillText(line, place.x, place.y + index * leading);
  }
}

/** Writes a text in the largest size that fits into its column, centered on the height `middle`. */
export function writeMiddle(
  ink: SKRSContext2D,
  text: string,
  look: Lettering,
  {
    x,
    middle,
    ...column
  }: { x: number; middle: number; width: number; sizes: readonly number[]; maxLines: number },
) {
  const fitted = fitText(ink, text, look, column);
  const leading = fitted.size * 1.14;
  const y = middle + fitted.size * 0.32 - ((fitted.lines.length - 1) / 2) * leading;
  write(ink, fitted, look, { x, y, leading });
}
