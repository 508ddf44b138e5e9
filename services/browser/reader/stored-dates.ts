import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { clientSettings } from '../client-settings.ts';
import { unlessAborted, within } from './within.ts';

const PATIENCE_MS = 8_000;

/** Those of `dates` for which a sign's reading is published; none if the store does not answer. */
export async function storedDates(
  sign: Sign,
  dates: readonly CivilDate[],
  signal: AbortSignal,
): Promise<CivilDate[]> {
  const patience = within(PATIENCE_MS, signal);
  try {
    const [store, { createReaderClient }, { datesWithReading }] = await Promise.all([
      clientSettings(patience),
      unlessAborted(import('#data/reader-client.ts'), patience),
      unlessAborted(import('#data/reading-dates.ts'), patience),
    ]);
    return await datesWithReading(createReaderClient(store), sign, dates, patience);
  } catch (error) {
    if (!signal.aborted) console.warn('The store did not say which dates it holds.', error);
    return [];
  }
}
