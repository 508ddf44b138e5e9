import { useEffect, useState } from 'react';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import type { LoadingSource } from './fetch-reading.ts';

/** The message that a reader sees while we look for a reading. */
export function loadingMessage(source: LoadingSource, sign: Sign): string {
  return {
    cache: 'Loading from cache...',
    database: 'Retrieving stored horoscope...',
    ai: `Generating fresh ${signName(sign)} horoscope...`,
    none: `Preparing your ${signName(sign)} reading...`,
  }[source];
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

const CHANGES_EVERY_MS = 3_000;

/** A line for a wait of unknown length; while `running`, a different one from time to time. */
export function useWaitingMessage(running: boolean): string {
  const [index, setIndex] = useState(() => Math.floor(Math.random() * WAITING_MESSAGES.length));
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(
      () => setIndex((shown) => (shown + 1) % WAITING_MESSAGES.length),
      CHANGES_EVERY_MS,
    );
    return () => clearInterval(timer);
  }, [running]);
  return WAITING_MESSAGES[index]!;
}
