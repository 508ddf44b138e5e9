import { expect, it } from 'vitest';
import { failureMessage, loadingMessage, WAITING_MESSAGES } from './loading-messages.ts';

it.each([
  ['cache', 'Loading from cache...'],
  ['database', 'Retrieving stored horoscope...'],
  ['ai', 'Generating fresh Sagittarius horoscope...'],
  ['none', 'Preparing your Sagittarius reading...'],
] as const)('says of %s: %s', (source, message) => {
  expect(loadingMessage(source, 'sagittarius')).toBe(message);
});

it('says what could not be done', () => {
  expect(failureMessage('leo')).toBe(
    "Unable to generate Leo's cosmic forecast. Please try again later.",
  );
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
