import { z } from 'zod';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { StoredReading } from '#domain/reading/stored-reading.ts';
import { SIGNS, type Sign } from '#domain/zodiac/signs.ts';
import type { DataClient } from './client.ts';
import { DataError } from './data-error.ts';
import type { HoroscopeRow, Json } from './database.types.ts';

const COLUMNS =
  'zodiac_sign, date, title, introduction, sections, lucky_elements, source, sky, checks, published, created_at, updated_at';

/** The reading for a sign and date that `client` may see, or null. */
export async function findReading(
  client: DataClient,
  sign: Sign,
  date: CivilDate,
): Promise<StoredReading | null> {
  const { data, error } = await client
    .from('daily_horoscopes')
    .select(COLUMNS)
    .eq('zodiac_sign', sign)
    .eq('date', date)
    .maybeSingle();
  if (error) throw new DataError(`Looking up ${sign} for ${date}`, error);
  return data && readingFromRow(data);
}

/** The signs that have a published reading for a date, in the zodiac's order. */
export async function signsWithReading(client: DataClient, date: CivilDate): Promise<Sign[]> {
  const { data, error } = await client
    .from('daily_horoscopes')
    .select('zodiac_sign')
    .eq('date', date)
    .eq('published', true);
  if (error) throw new DataError(`Counting the readings of ${date}`, error);
  const stored = new Set(data.map((row) => row.zodiac_sign));
  return SIGNS.filter((sign) => stored.has(sign));
}

/**
 * Stores a reading where there is none for its sign and date yet, in one statement, so that of several
 * writers one wins and the others change nothing. Needs the secret key.
 */
export async function storeIfMissing(client: DataClient, reading: StoredReading): Promise<void> {
  const { error } = await client
    .from('daily_horoscopes')
    .upsert(rowFromReading(reading), { onConflict: 'zodiac_sign,date', ignoreDuplicates: true });
  if (error) throw new DataError(`Storing ${reading.sign} for ${reading.date}`, error);
}

type ReadRow = Omit<HoroscopeRow, 'id'>;

const text = z.string().catch('');
const texts = z.array(z.string()).catch([]);
const section = z
  .object({ title: text, content: text, basis: text })
  .catch({ title: '', content: '', basis: '' });
const explanation = z.string().optional().catch(undefined);
const luckyElements = z
  .object({
    numbers: z.array(z.number()).catch([]),
    colors: texts,
    gemstones: texts,
    directions: texts,
    explanations: z
      .object({
        numbers: explanation,
        colors: explanation,
        gemstones: explanation,
        directions: explanation,
      })
      .catch({}),
  })
  .catch({ numbers: [], colors: [], gemstones: [], directions: [], explanations: {} });
const fact = z.object({ id: text, text, at: z.string().nullable().catch(null) });
const check = z.object({
  text,
  kind: text,
  verdict: z.enum(['true', 'false', 'uncheckable']),
  reason: text,
});

/** Stored lists may come from elsewhere: what is no list becomes an empty one, what is no text an empty text. */
function readingFromRow(row: ReadRow): StoredReading {
  return {
    sign: row.zodiac_sign as Sign,
    date: row.date as CivilDate,
    title: row.title,
    introduction: row.introduction,
    sections: z.array(section).catch([]).parse(row.sections),
    luckyElements: luckyElements.parse(row.lucky_elements),
    sky: z.array(fact).catch([]).parse(row.sky),
    source: row.source,
    checks: z.array(check).catch([]).parse(row.checks),
    published: row.published,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function rowFromReading(reading: StoredReading): ReadRow {
  return {
    zodiac_sign: reading.sign,
    date: reading.date,
    title: reading.title,
    introduction: reading.introduction,
    sections: reading.sections as unknown as Json,
    lucky_elements: reading.luckyElements as unknown as Json,
    source: reading.source,
    sky: reading.sky as unknown as Json,
    checks: reading.checks as unknown as Json,
    published: reading.published,
    created_at: reading.createdAt,
    updated_at: reading.updatedAt,
  };
}
