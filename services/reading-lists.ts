import type { DataClient } from '#data/client.ts';
import {
  firstPublishedDate,
  type PublishedPage,
  publishedPages as pagesInStore,
} from '#data/reading-dates.ts';
import { newestReadings, titlesOn } from '#data/readings.ts';
import type { CivilDate, DateSpan } from '#domain/calendar/civil-date.ts';
import { addMonths, type CivilMonth, monthOf } from '#domain/calendar/civil-month.ts';
import type { StoredReading } from '#domain/reading/stored/stored-reading.ts';
import { headlineOf, withoutAsterisks } from '#domain/reading/title.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { type Log, orNull } from './log.ts';

export interface StoreDeps {
  data: DataClient;
  log: Log;
}

/** The newest published readings of a sign up to a date, newest first; null if the store does not respond. */
export function newestReadingsOf(
  { data, log }: StoreDeps,
  sign: Sign,
  options: { upTo: CivilDate; count: number },
): Promise<StoredReading[] | null> {
  const read = () => newestReadings(data, sign, options);
  return orNull(log, 'The store did not return the newest readings.', read, { sign });
}

/**
 * The published readings of a span of dates (at most two months) without their texts, newest first; null if the store
 * does not respond.
 */
export function publishedPages(
  { data, log }: StoreDeps,
  span: DateSpan,
): Promise<PublishedPage[] | null> {
  const read = () => pagesInStore(data, span);
  return orNull(log, 'The store did not list the readings.', read, { ...span });
}

/**
 * The months from the one with the first published reading to the one of `upTo`, newest first, including those between
 * that have none (looking for them would take a query each); null if the store does not respond.
 */
export function monthsOfReadings(
  { data, log }: StoreDeps,
  upTo: CivilDate,
): Promise<CivilMonth[] | null> {
  return orNull(log, 'The store did not return the date of the first reading.', async () => {
    const first = await firstPublishedDate(data);
    if (!first || first > upTo) return [];
    const months: CivilMonth[] = [];
    for (let month = monthOf(upTo); month >= monthOf(first); month = addMonths(month, -1)) {
      months.push(month);
    }
    return months;
  });
}

/** The headlines of a date's readings, by sign. */
export type Headlines = Partial<Record<Sign, string>>;

/**
 * The headlines of the published readings for some dates, in the order of `dates`, in one query. Signs without a
 * reading are missing; all are if the store does not respond.
 */
export async function headlinesOf(
  { data, log }: StoreDeps,
  dates: readonly CivilDate[],
): Promise<Headlines[]> {
  const read = () => titlesOn(data, dates);
  const titles = await orNull(log, 'The store did not return the headlines.', read, { dates });
  return dates.map((date) =>
    Object.fromEntries(
      (titles ?? [])
        .filter((reading) => reading.date === date)
        .map((reading) => [reading.sign, withoutAsterisks(headlineOf(reading))]),
    ),
  );
}
