import { cutAtWord } from '../meta/cut-at-word.ts';

/** Longer than any headline or sentence of ours, and as much as the lines of a picture hold. */
const MAX_LENGTH = 160;

/** A text as a canvas can draw it: cut to what fits, without control characters. */
export function drawable(text: string): string {
  return cutAtWord(text.replace(/\p{C}/gu, ''), MAX_LENGTH);
}
