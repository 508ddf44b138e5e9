import { expect, it } from 'vitest';
import { loadingMessage, WAITING_MESSAGES } from './loading-messages.ts';

it.each([
  ['cache', 'Loading from cache...'],
  ['database', 'Retrieving stored horoscope...'],
  ['ai', 'Generating fresh Sagittarius horoscope...'],
  ['none', 'Preparing your Sagittarius reading...'],
] as const)('says of %s: %s', (source, message) => {
  expect(loadingMessage(source, 'sagittarius')).toBe(message);
});

it('has seven lines for a wait whose progress is unknown', () => {
  expect(WAITING_MESSAGES).toEqual([
    'Consulting the stars...',
    'Reading celestial patterns...',
    'Interpreting cosmic alignments...',
    'Analyzing planetary positions...',
    'Decoding astral messages...',
    'Channeling cosmic wisdom...',
    'Aligning with universal energies...',
  ]);
});
