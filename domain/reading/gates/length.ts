import type { Reading } from '../reading.ts';
import { wordsOf } from '../words-and-sentences.ts';
import { type GateResult, proseOf, resultOf } from './gates.ts';

export const MIN_WORDS = 300;
export const MAX_WORDS = 480;

/** 300 to 480 words in introduction and sections together, not counting the lines under them. */
export function lengthGate(reading: Reading): GateResult {
  const words = wordsOf(proseOf(reading)).length;
  const fits = words >= MIN_WORDS && words <= MAX_WORDS;
  return resultOf(
    'length',
    fits
      ? []
      : [
          `The introduction and sections have ${words} words; ${MIN_WORDS} to ${MAX_WORDS} are required.`,
        ],
  );
}
