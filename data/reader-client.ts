import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { PublishedReading } from '#domain/reading/stored/stored-reading.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { DataError } from './data-error.ts';
import { parsePublishedRow } from './published-reading.ts';

/**
 * The published reading of a sign and date, for a reader's browser; null if the store has none, or one without title or
 * introduction. For this one request to the Data API, supabase-js would add 5 KB. Throws a DataError if the store does
 * not respond or `signal` is aborted.
 */
export async function findPublishedReading(
  store: { supabaseUrl: string; publishableKey: string },
  sign: Sign,
  date: CivilDate,
  signal: AbortSignal,
): Promise<PublishedReading | null> {
  const query = new URLSearchParams({ select: '*', zodiac_sign: `eq.${sign}`, date: `eq.${date}` });
  const rows = await rowsOf(`${store.supabaseUrl}/rest/v1/daily_horoscopes?${query}`, {
    headers: { apikey: store.publishableKey },
    signal,
  }).catch((error) => {
    throw new DataError(`Looking up ${sign} for ${date}`, error);
  });
  return rows[0] ? parsePublishedRow(sign, date, rows[0]) : null;
}

/** Throws the Data API's error, or fetch's. */
async function rowsOf(url: string, request: RequestInit): Promise<Record<string, unknown>[]> {
  const response = await fetch(url, request);
  if (response.ok) return response.json();
  const message = `The store returned ${response.status}.`;
  throw await response.json().catch(() => ({ message }));
}
