import { generateHoroscope } from '#data/generate-horoscope.ts';
import { parsePublishedReading } from '#data/published-reading.ts';
import { findPublishedReading } from '#data/reader-client.ts';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { PublishedReading } from '#domain/reading/stored/stored-reading.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { DrawnSky } from '../../drawn-sky.ts';
import { clientSettings } from '../client-settings.ts';
import { fetchSky } from './fetch-sky.ts';
import { openReadingCache } from './reading-cache.ts';
import { timeoutSignal } from './timeout-signal.ts';

/** Where the browser gets a reading and the data for its drawings. */
export interface ReaderSources {
  kept(sign: Sign, date: CivilDate): PublishedReading | null;
  keep(reading: PublishedReading): void;
  stored(sign: Sign, date: CivilDate, signal: AbortSignal): Promise<PublishedReading | null>;
  /** Generated now, or by someone else in the meantime. Rejects if it can't be generated. */
  generated(
    sign: Sign,
    date: CivilDate,
    signal: AbortSignal,
  ): Promise<PublishedReading | 'withdrawn'>;
  /** Null if it can't be fetched; never rejects. */
  sky(date: CivilDate, signal: AbortSignal): Promise<DrawnSky | null>;
}

/** Hung requests are aborted, so nobody waits forever. */
const STORE_TIMEOUT_MS = 8_000;
const GENERATION_TIMEOUT_MS = 30_000;
/** The reading waits this long for its drawings, so nothing shifts when they arrive. */
const SKY_TIMEOUT_MS = 1_500;

const cache = openReadingCache<PublishedReading>({
  storage: () => localStorage,
  now: Date.now,
  parse: parsePublishedReading,
});

export const readerSources: ReaderSources = {
  kept: cache.find,
  keep: (reading) => cache.keep(reading.sign, reading.date, reading),
  async stored(sign, date, signal) {
    const timeout = timeoutSignal(STORE_TIMEOUT_MS, signal);
    return findPublishedReading(await clientSettings(timeout), sign, date, timeout);
  },
  generated(sign, date, signal) {
    return generateHoroscope(sign, date, timeoutSignal(GENERATION_TIMEOUT_MS, signal));
  },
  sky: (date, signal) => fetchSky(date, timeoutSignal(SKY_TIMEOUT_MS, signal)),
};
