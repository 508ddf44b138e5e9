import * as v from 'valibot';
import type { CivilDate, DateSpan } from '#domain/calendar/civil-date.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { DataClient } from './client.ts';
import { DataError } from './data-error.ts';
import { instant } from './reading-parts.ts';

/**
 * The first and the last date for which a sign has a published reading, or null if it has none. Throws a DataError if
 * the store does not respond.
 */
export async function spanOfReadings(client: DataClient, sign: Sign): Promise<DateSpan | null> {
  const [first, last] = await Promise.all([
    firstOrLastDate(client, sign, { ascending: true }),
    firstOrLastDate(client, sign, { ascending: false }),
  ]);
  return first && last && { first, last };
}

/** The dates of a sign's nearest published readings on either side of a date without one. */
export interface NearestDates {
  before: CivilDate | null;
  after: CivilDate | null;
}

/**
 * The nearest dates on either side for which a sign has a published reading. Throws a DataError if the store does not
 * respond.
 */
export async function nearestReadings(
  client: DataClient,
  sign: Sign,
  date: CivilDate,
): Promise<NearestDates> {
  const [before, after] = await Promise.all([
    firstOrLastDate(client, sign, { ascending: false, before: date }),
    firstOrLastDate(client, sign, { ascending: true, after: date }),
  ]);
  return { before, after };
}

/** A published reading without its text: its sign and date, and when it last changed (ISO 8601). */
export interface PublishedPage {
  sign: Sign;
  date: CivilDate;
  updatedAt: string;
}

/**
 * The published readings of a span of dates, newest first; at most two months of them, since PostgREST returns at most
 * a thousand rows. Throws a DataError if the store does not respond.
 */
export async function publishedPages(
  client: DataClient,
  { first, last }: DateSpan,
): Promise<PublishedPage[]> {
  const { data, error } = await client
    .from('daily_horoscopes')
    .select('zodiac_sign, date, updated_at')
    .eq('published', true)
    .gte('date', first)
    .lte('date', last)
    .order('date', { ascending: false })
    .order('zodiac_sign');
  if (error) throw new DataError(`Listing the readings from ${first} to ${last}`, error);
  return data.map(({ zodiac_sign, date, updated_at }) => ({
    sign: zodiac_sign as Sign,
    date: date as CivilDate,
    updatedAt: v.parse(instant, updated_at) || `${date}T00:00:00.000Z`,
  }));
}

/**
 * The first date for which any sign has a published reading, or null if none has. Throws a DataError if the store does
 * not respond.
 */
export function firstPublishedDate(client: DataClient): Promise<CivilDate | null> {
  return firstOrLastDate(client, null, { ascending: true });
}

/** The first or last date with a published reading, within the bounds; of any sign if `sign` is null. */
async function firstOrLastDate(
  client: DataClient,
  sign: Sign | null,
  { ascending, before, after }: { ascending: boolean; before?: CivilDate; after?: CivilDate },
): Promise<CivilDate | null> {
  let query = client.from('daily_horoscopes').select('date').eq('published', true);
  if (sign) query = query.eq('zodiac_sign', sign);
  if (before) query = query.lt('date', before);
  if (after) query = query.gt('date', after);
  const { data, error } = await query.order('date', { ascending }).limit(1).maybeSingle();
  if (error)
    throw new DataError(`Looking for dates with a reading of ${sign ?? 'any sign'}`, error);
  return data && (data.date as CivilDate);
}
