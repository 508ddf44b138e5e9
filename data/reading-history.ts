import * as v from 'valibot';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { DataClient } from './client.ts';
import { DataError } from './data-error.ts';
import { instant, readingParts } from './reading-parts.ts';
import { asText } from './readings.ts';

/** An earlier text of a reading. */
export interface EarlierText {
  title: string;
  introduction: string;
  sections: { title: string; content: string }[];
  source: string;
  published: boolean;
  /** Why it was replaced; '' if no reason was recorded. */
  reason: string;
  /** ISO 8601. */
  writtenAt: string;
  replacedAt: string;
}

/**
 * The earlier texts of the reading of a sign and date, newest first. Needs the secret key. Throws a DataError if the
 * store does not respond.
 */
export async function earlierTexts(
  client: DataClient,
  sign: Sign,
  date: CivilDate,
): Promise<EarlierText[]> {
  const { data, error } = await client
    .from('daily_horoscopes_history')
    .select('title, introduction, sections, source, published, reason, written_at, replaced_at')
    .eq('zodiac_sign', sign)
    .eq('date', date)
    .order('replaced_at', { ascending: false })
    .limit(100);
  if (error) throw new DataError(`Reading the history of ${sign} for ${date}`, error);
  return data.map((row) => ({
    title: asText(row.title),
    introduction: asText(row.introduction),
    sections: v.parse(readingParts.sections, row.sections),
    source: row.source,
    published: row.published,
    reason: asText(row.reason),
    writtenAt: v.parse(instant, row.written_at),
    replacedAt: v.parse(instant, row.replaced_at),
  }));
}
