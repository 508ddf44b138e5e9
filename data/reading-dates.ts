import type { PostgrestClient } from '@supabase/postgrest-js';
import type { CivilDate, DateSpan } from '#domain/calendar/civil-date.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { DataError } from './data-error.ts';
import type { Database } from './database.types.ts';
import { instant } from './reading-parts.ts';

/** What rows are read with: the server's client, or the small one that a reader's browser loads. */
type RowReader = Pick<PostgrestClient<Database>, 'from'>;

/**
 * Those of `dates` for which a sign has a published reading, earliest first. Throws a DataError if the
 * store does not answer.
 */
export async function datesWithReading(
  client: RowReader,
  sign: Sign,
  dates: readonly CivilDate[],
  signal?: AbortSignal,
): Promise<CivilDate[]> {
  const query = client
    .from('daily_horoscopes')
    .select('date')
    .eq('zodiac_sign', sign)
    .eq('published', true)
    .in('date', dates)
    .order('date');
  const { data, error } = await (signal ? query.abortSignal(signal) : query);
  if (error) throw new DataError(`Looking for ${sign} on ${dates.join(', ')}`, error);
  return data.map((row) => row.date as CivilDate);
}

/**
 * The first and the last date for which a sign has a published reading, or null if it has none. Throws a
 * DataError if the store does not answer.
 */
export async function spanOfReadings(client: RowReader, sign: Sign): Promise<DateSpan | null> {
  const [first, last] = await Promise.all([
    outermostDate(client, sign, { ascending: true }),
    outermostDate(client, sign, { ascending: false }),
  ]);
  return first && last && { first, last };
}

/** A published reading without its text: whose it is, and when it last changed (ISO 8601). */
export interface PublishedPage {
  sign: Sign;
  date: CivilDate;
  updatedAt: string;
}

/** PostgREST answers with at most a thousand rows; a page of this many stays below. */
const PAGE = 500;

/**
 * The published readings up to a date, newest first and at most `most` of them. Throws a DataError if the store cannot
 * say.
 */
export async function publishedPages(
  client: RowReader,
  { upTo, most }: { upTo: CivilDate; most: number },
): Promise<PublishedPage[]> {
  const pages: PublishedPage[] = [];
  while (pages.length < most) {
    const last = Math.min(pages.length + PAGE, most) - 1;
    const { data, error } = await client
      .from('daily_horoscopes')
      .select('zodiac_sign, date, updated_at')
      .eq('published', true)
      .lte('date', upTo)
      .order('date', { ascending: false })
      .order('zodiac_sign')
      .range(pages.length, last);
    if (error) throw new DataError(`Listing the readings up to ${upTo}`, error);
    const before = pages.length;
    for (const { zodiac_sign, date, updated_at } of data) {
      pages.push({
        sign: zodiac_sign as Sign,
        date: date as CivilDate,
        updatedAt: instant.parse(updated_at) || `${date}T00:00:00.000Z`,
      });
    }
    if (pages.length < last + 1 || pages.length === before) break;
  }
  return pages;
}

async function outermostDate(
  client: RowReader,
  sign: Sign,
  order: { ascending: boolean },
): Promise<CivilDate | null> {
  const { data, error } = await client
    .from('daily_horoscopes')
    .select('date')
    .eq('zodiac_sign', sign)
    .eq('published', true)
    .order('date', order)
    .limit(1)
    .maybeSingle();
  if (error) throw new DataError(`Looking for the outermost reading of ${sign}`, error);
  return data && (data.date as CivilDate);
}
