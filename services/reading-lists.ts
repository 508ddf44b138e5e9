import type { DataClient } from '#data/client.ts';
import { firstPublishedDate, type PublishedPage, publishedPages } from '#data/reading-dates.ts';
import { newestReadings, titlesOn } from '#data/readings.ts';
import type { CivilDate, DateSpan } from '#domain/calendar/civil-date.ts';
import { addMonths, type CivilMonth, monthOf } from '#domain/calendar/civil-month.ts';
import type { StoredReading } from '#domain/reading/stored-reading.ts';
import { headlineOf, withoutAsterisks } from '#domain/reading/title.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { Log } from './log.ts';

interface StoreDeps {
  data: DataClient;
  log: Log;
}

/** The newest published readings of a sign up to a date, newest first; null if the store does not respond. */
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
 * The published readings of a span of dates (at most two months) without their texts, newest first; null if the store
 * does not answer.
 */
export async function publishedPagesOf(
  { data, log }: StoreDeps,
  span: DateSpan,
): Promise<PublishedPage[] | null> {
  try {
    return await publishedPages(data, span);
  } catch (error) {
    log.warn({ err: error, ...span }, 'The store did not list the readings.');
    return null;
  }
}

/**
 * The months from the one with the first published reading to the one of `upTo`, newest first, including those between
 * that have none (looking for them would take a query each); null if the store does not respond.
 */
export async function monthsOfReadings(
  { data, log }: StoreDeps,
  upTo: CivilDate,
): Promise<CivilMonth[] | null> {
  try {
    const first = await firstPublishedDate(data);
    if (!first || first > upTo) return [];
    const months: CivilMonth[] = [];
    for (let month = monthOf(upTo); month >= monthOf(first); month = addMonths(month, -1)) {
      months.push(month);
    }
    return months;
  } catch (error) {
    log.warn({ err: error }, 'The store did not return the date of the first reading.');
    return null;
  }
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
