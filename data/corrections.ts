import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { Standing } from '#domain/reading/stored-reading.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { DataClient } from './client.ts';
import { DataError } from './data-error.ts';
import type { HistoryRow } from './database.types.ts';
import { instant, readingParts } from './reading-parts.ts';
import { asText } from './readings.ts';

/** A text that a reading had once, or has now, without its words. */
export interface TextMark {
  sign: Sign;
  date: CivilDate;
  standing: Standing;
  /** Until when the reading had it, or since when it has been withdrawn; ISO 8601. */
  at: string;
}

/** A text in the history. */
export interface ReplacedMark extends TextMark {
  id: string;
}

/** The words of a reading. */
export interface ReadingText {
  title: string;
  introduction: string;
  sections: { title: string; content: string }[];
  lucky: { name: string; values: string[]; explanation: string }[];
}

/** PostgREST answers with at most a thousand rows. */
const MOST_REPLACED = 1000;
const MOST_WITHDRAWN = 200;

/** The texts that were replaced or removed, the last one first, a thousand at most. Needs the secret key. Throws a DataError where the store cannot say. */
export async function replacedTexts(client: DataClient): Promise<ReplacedMark[]> {
  const { data, error } = await client
    .from('daily_horoscopes_history')
    .select('id, zodiac_sign, date, published, withdrawn, replaced_at')
    .order('replaced_at', { ascending: false })
    .order('id')
    .limit(MOST_REPLACED);
  if (error) throw new DataError('Listing the texts that were replaced', error);
  return data.map((row) => ({
    id: row.id,
    sign: row.zodiac_sign as Sign,
    date: row.date as CivilDate,
    standing: row.published ? 'published' : row.withdrawn ? 'withdrawn' : 'refused',
    at: instant.parse(row.replaced_at),
  }));
}

/** The readings that are withdrawn now, the last one first, 200 at most. Needs the secret key. Throws a DataError where the store cannot say. */
export async function withdrawnReadings(client: DataClient): Promise<TextMark[]> {
  const { data, error } = await client
    .from('daily_horoscopes')
    .select('zodiac_sign, date, updated_at')
    .eq('published', false)
    // The others were refused by a gate.
    .is('writing->refusals->>0', null)
    .order('updated_at', { ascending: false })
    .limit(MOST_WITHDRAWN);
  if (error) throw new DataError('Listing the readings that are withdrawn', error);
  return data.map((row) => ({
    sign: row.zodiac_sign as Sign,
    date: row.date as CivilDate,
    standing: 'withdrawn',
    at: instant.parse(row.updated_at),
  }));
}

/** Texts of the history by their ids. Needs the secret key. Throws a DataError where the store cannot say. */
export async function textsOfHistory(
  client: DataClient,
  ids: readonly string[],
): Promise<Map<string, ReadingText>> {
  const { data, error } = await client
    .from('daily_horoscopes_history')
    .select('id, title, introduction, sections, lucky_elements')
    .in('id', ids);
  if (error) throw new DataError('Reading texts of the history', error);
  return new Map(data.map((row) => [row.id, textOfRow(row)]));
}

/** The texts that readings have now, by `{sign} {date}`, of the published ones. Throws a DataError where the store cannot say. */
export async function currentTexts(
  client: DataClient,
  readings: readonly { sign: Sign; date: CivilDate }[],
): Promise<Map<string, ReadingText>> {
  const { data, error } = await client
    .from('daily_horoscopes')
    .select('zodiac_sign, date, title, introduction, sections, lucky_elements')
    .eq('published', true)
    .in('date', [...new Set(readings.map(({ date }) => date))])
    .in('zodiac_sign', [...new Set(readings.map(({ sign }) => sign))]);
  if (error) throw new DataError('Reading the texts that were corrected', error);
  return new Map(data.map((row) => [`${row.zodiac_sign} ${row.date}`, textOfRow(row)]));
}

type TextRow = Pick<HistoryRow, 'title' | 'introduction' | 'sections' | 'lucky_elements'>;

function textOfRow({ title, introduction, sections, lucky_elements }: TextRow): ReadingText {
  const { explanations, ...lists } = readingParts.luckyElements.parse(lucky_elements);
  return {
    title: asText(title),
    introduction: asText(introduction),
    sections: readingParts.sections
      .parse(sections)
      .map(({ title, content }) => ({ title, content })),
    lucky: (['numbers', 'colors', 'gemstones', 'directions'] as const).map((name) => ({
      name,
      values: lists[name].map(String),
      explanation: explanations[name] ?? '',
    })),
  };
}
