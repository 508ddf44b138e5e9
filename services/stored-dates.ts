import type { DataClient } from '#data/client.ts';
import { datesWithReading, spanOfReadings } from '#data/reading-dates.ts';
import type { CivilDate, DateSpan } from '#domain/calendar/civil-date.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { Log } from './log.ts';

interface StoreDeps {
  data: DataClient;
  log: Log;
}

/**
 * Those of `dates` for which a sign's reading is published, asked of the store at once. None if the
 * store does not answer: a page does without the links that these would become.
 */
export async function storedDates(
  { data, log }: StoreDeps,
  sign: Sign,
  dates: readonly CivilDate[],
): Promise<CivilDate[]> {
  try {
    return await datesWithReading(data, sign, dates);
  } catch (error) {
    log.warn({ err: error, sign, dates }, 'The store did not say which dates it holds.');
    return [];
  }
}

/** The first and last date with a published reading of a sign; null if there is none or the store does not answer. */
export async function storedSpan({ data, log }: StoreDeps, sign: Sign): Promise<DateSpan | null> {
  try {
    return await spanOfReadings(data, sign);
  } catch (error) {
    log.warn({ err: error, sign }, 'The store did not say from when to when it holds readings.');
    return null;
  }
}
