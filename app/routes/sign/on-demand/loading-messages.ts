import { type Sign, signName } from '#domain/zodiac/signs.ts';
import type { LoadingSource } from './fetch-reading.ts';

/** What a reader is told while we look for a reading. */
export function loadingMessage(source: LoadingSource, sign: Sign): string {
  switch (source) {
    case 'cache':
      return 'Loading from cache...';
    case 'database':
      return 'Retrieving stored horoscope...';
    case 'ai':
      return `Generating fresh ${signName(sign)} horoscope...`;
    case 'none':
      return `Preparing your ${signName(sign)} reading...`;
  }
}

export function failureMessage(sign: Sign): string {
  return `Unable to generate ${signName(sign)}'s cosmic forecast. Please try again later.`;
}

/** For an overlay without a message. */
export const WAITING_MESSAGES = [
  'Consulting the stars...',
  'Reading celestial patterns...',
  'Interpreting cosmic alignments...',
  'Analyzing planetary positions...',
  'Decoding astral messages...',
  'Channeling cosmic wisdom...',
  'Aligning with universal energies...',
] as const;
