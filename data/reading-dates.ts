import type { PostgrestClient } from '@supabase/postgrest-js';
import type { CivilDate, DateSpan } from '#domain/calendar/civil-date.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { DataError } from './data-error.ts';
import type { Database } from './database.types.ts';

/** What rows are read with: the server's client, or the small one that a reader's browser loads. */
type RowReader = Pick<PostgrestClient<Database>, 'from'>;

/**
 * Those of `dates` for which a sign has a published reading, earliest first. Throws a DataError where the
 * store cannot say.
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
 * The first and the last date for which a sign has a published reading, or null where it has none. Throws a
 * DataError where the store cannot say.
 */
export async function spanOfReadings(client: RowReader, sign: Sign): Promise<DateSpan | null> {
  const [first, last] = await Promise.all([
    outermostDate(client, sign, { ascending: true }),
    outermostDate(client, sign, { ascending: false }),
  ]);
  return first && last && { first, last };
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
