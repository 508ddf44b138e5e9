import { generateHoroscope } from '#data/generate-horoscope.ts';
import { parsePublishedReading } from '#data/published-reading.ts';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { PublishedReading } from '#domain/reading/stored-reading.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { SkyOfDay } from '../../sky-of-day.ts';
import { clientSettings } from '../client-settings.ts';
import { fetchSky } from './fetch-sky.ts';
import { openReadingCache } from './reading-cache.ts';
import { unlessAborted, within } from './within.ts';

/** Where a reader's browser finds a reading, and what is drawn beside it. */
export interface ReaderSources {
  kept(sign: Sign, date: CivilDate): PublishedReading | null;
  keep(reading: PublishedReading): void;
  stored(sign: Sign, date: CivilDate, signal: AbortSignal): Promise<PublishedReading | null>;
  /** Made now, or by someone else in the meantime. Rejects if none can be made. */
  generated(
    sign: Sign,
    date: CivilDate,
    signal: AbortSignal,
  ): Promise<PublishedReading | 'withdrawn'>;
  /** Null if it cannot be had; never rejects. */
  sky(date: CivilDate, signal: AbortSignal): Promise<SkyOfDay | null>;
}

/** A request that hangs is given up, so that no reader waits for good. */
const STORE_PATIENCE_MS = 8_000;
const GENERATION_PATIENCE_MS = 30_000;
/** The reading waits for its drawings, so that nothing moves when they come; this long, and no longer. */
const SKY_PATIENCE_MS = 1_500;

const cache = openReadingCache<PublishedReading>({
  storage: () => localStorage,
  now: Date.now,
  parse: parsePublishedReading,
});

export const readerSources: ReaderSources = {
  kept: cache.find,
  keep: (reading) => cache.keep(reading.sign, reading.date, reading),
  async stored(sign, date, signal) {
    const patience = within(STORE_PATIENCE_MS, signal);
    const [store, { createReaderClient, findPublishedReading }] = await Promise.all([
      clientSettings(patience),
      unlessAborted(import('#data/reader-client.ts'), patience),
    ]);
    return findPublishedReading(createReaderClient(store), sign, date, patience);
  },
  generated(sign, date, signal) {
    return generateHoroscope(sign, date, within(GENERATION_PATIENCE_MS, signal));
  },
  sky: (date, signal) => fetchSky(date, within(SKY_PATIENCE_MS, signal)),
};
