import type { DataClient } from '#data/client.ts';
import { type PublishedPage, publishedPages } from '#data/reading-dates.ts';
import { newestReadings, titlesOn } from '#data/readings.ts';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { StoredReading } from '#domain/reading/stored-reading.ts';
import { headlineOf, withoutAsterisks } from '#domain/reading/title.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { Log } from './log.ts';

interface StoreDeps {
  data: DataClient;
  log: Log;
}

/** The newest published readings of a sign up to a date, newest first; null if the store does not answer. */
export async function newestReadingsOf(
  { data, log }: StoreDeps,
  sign: Sign,
  options: { upTo: CivilDate; count: number },
): Promise<StoredReading[] | null> {
  try {
    return await newestReadings(data, sign, options);
  } catch (error) {
    log.warn({ err: error, sign }, 'The store did not return the newest readings.');
    return null;
  }
}

/**
 * Every published reading up to a date without its text, newest first, up to a limit; null if the store does not
 * answer.
 */
export async function publishedPagesUpTo(
  { data, log }: StoreDeps,
  options: { upTo: CivilDate; most: number },
): Promise<PublishedPage[] | null> {
  try {
    return await publishedPages(data, options);
  } catch (error) {
    log.warn({ err: error }, 'The store did not list the readings.');
    return null;
  }
}

/** The headlines of a date's readings, by sign. */
export type Headlines = Partial<Record<Sign, string>>;

/**
 * The headlines of the published readings for some dates, in the order of `dates`, in one query. Signs without a
 * reading are missing; all are if the store does not answer.
 */
export async function headlinesOf(
  { data, log }: StoreDeps,
  dates: readonly CivilDate[],
): Promise<Headlines[]> {
  const titles = await titlesOn(data, dates).catch((error) => {
    log.warn({ err: error, dates }, 'The store did not return the headlines.');
    return [];
  });
  return dates.map((date) =>
    Object.fromEntries(
      titles
        .filter((reading) => reading.date === date)
        .map((reading) => [reading.sign, withoutAsterisks(headlineOf(reading))]),
    ),
  );
}
