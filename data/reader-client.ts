import { PostgrestClient } from '@supabase/postgrest-js';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { PublishedReading } from '#domain/reading/stored/stored-reading.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { DataError } from './data-error.ts';
import type { Database } from './database.types.ts';
import { parsePublishedRow } from './published-reading.ts';

export type ReaderClient = PostgrestClient<Database>;

/** The client of a reader's browser. It loads only the part of supabase-js that reads rows; readers don't sign in. */
export function createReaderClient(store: {
  supabaseUrl: string;
  publishableKey: string;
}): ReaderClient {
  return new PostgrestClient<Database>(`${store.supabaseUrl}/rest/v1`, {
    headers: { apikey: store.publishableKey },
    // If the store does not respond, the page does without.
    retry: false,
  });
}

/**
 * The published reading of a sign and date; null if the store has none, or one without title or introduction. Throws a
 * DataError if the store does not respond or `signal` is aborted.
 */
export async function findPublishedReading(
  client: ReaderClient,
  sign: Sign,
  date: CivilDate,
  signal: AbortSignal,
): Promise<PublishedReading | null> {
  const { data, error } = await client
    .from('daily_horoscopes')
    .select('*')
    .eq('zodiac_sign', sign)
    .eq('date', date)
    .abortSignal(signal)
    .maybeSingle();
  if (error) throw new DataError(`Looking up ${sign} for ${date}`, error);
  return data && parsePublishedRow(sign, date, data);
}
