import * as v from 'valibot';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { MAX_REASON_LENGTH } from '#domain/reading/stored/reason-limits.ts';
import type { Standing } from '#domain/reading/stored/stored-reading.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { DataClient } from './client.ts';
import { DataError } from './data-error.ts';
import type { HistoryRow } from './database.types.ts';
import { instant, readingParts } from './reading-parts.ts';
import { asText } from './readings.ts';

/** A current or former text of a reading, without its words. */
export interface TextVersion {
  sign: Sign;
  date: CivilDate;
  standing: Standing;
  /** When the text was replaced, or when it was withdrawn; ISO 8601. */
  at: string;
  /** Why it was replaced or withdrawn; '' if no reason was recorded. */
  reason: string;
}

/** A text in the history. */
export interface ReplacedText extends TextVersion {
  id: string;
}

/** The words of a reading. */
export interface ReadingText {
  title: string;
  introduction: string;
  sections: { title: string; content: string }[];
  lucky: { name: string; values: string[]; explanation: string }[];
}

/** PostgREST returns at most a thousand rows. */
const MAX_REPLACED = 1000;
const MAX_WITHDRAWN = 200;

const withdrawal = v.fallback(v.object({ action: v.literal('withdrawn'), reason: v.string() }), {
  action: 'withdrawn',
  reason: '',
});

/**
 * The texts that were replaced or removed, newest first, a thousand at most. Needs the secret key. Throws a DataError
 * if the store does not respond.
 */
export async function replacedTexts(client: DataClient): Promise<ReplacedText[]> {
  const { data, error } = await client
    .from('daily_horoscopes_history')
    .select('id, zodiac_sign, date, published, withdrawn, reason, replaced_at')
    .order('replaced_at', { ascending: false })
    .order('id')
    .limit(MAX_REPLACED);
  if (error) throw new DataError('Listing the texts that were replaced', error);
  return data.map((row) => ({
    id: row.id,
    sign: row.zodiac_sign as Sign,
    date: row.date as CivilDate,
    standing: row.published ? 'published' : row.withdrawn ? 'withdrawn' : 'refused',
    at: v.parse(instant, row.replaced_at),
    reason: bounded(asText(row.reason)),
  }));
}

/**
 * The readings that are withdrawn now, newest first, 200 at most. Needs the secret key. Throws a DataError if the store
 * does not respond.
 */
export async function withdrawnReadings(client: DataClient): Promise<TextVersion[]> {
  const { data, error } = await client
    .from('daily_horoscopes')
    .select('zodiac_sign, date, last_change, updated_at')
    .eq('published', false)
    // The others were refused by a gate.
    .is('writing->refusals->>0', null)
    .order('updated_at', { ascending: false })
    .limit(MAX_WITHDRAWN);
  if (error) throw new DataError('Listing the readings that are withdrawn', error);
  return data.map((row) => ({
    sign: row.zodiac_sign as Sign,
    date: row.date as CivilDate,
    standing: 'withdrawn',
    at: v.parse(instant, row.updated_at),
    reason: bounded(v.parse(withdrawal, row.last_change).reason),
  }));
}

/**
 * Why a reading was withdrawn; '' if no reason was recorded. Needs the secret key. Throws a DataError if the store does
 * not respond.
 */
export async function reasonOfWithdrawal(
  client: DataClient,
  sign: Sign,
  date: CivilDate,
): Promise<string> {
  const { data, error } = await client
    .from('daily_horoscopes')
    .select('last_change')
    .eq('zodiac_sign', sign)
    .eq('date', date)
    .maybeSingle();
  if (error) throw new DataError(`Asking why ${sign} for ${date} was withdrawn`, error);
  return v.parse(withdrawal, data?.last_change).reason;
}

/** Texts of the history by their ids. Needs the secret key. Throws a DataError if the store does not respond. */
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

/** The current texts of published readings, by `{sign} {date}`. Throws a DataError if the store does not respond. */
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

/** The store accepts a reason of any length from callers with the secret key. */
function bounded(reason: string): string {
  return reason.length > MAX_REASON_LENGTH ? `${reason.slice(0, MAX_REASON_LENGTH - 1)}…` : reason;
}

type TextRow = Pick<HistoryRow, 'title' | 'introduction' | 'sections' | 'lucky_elements'>;

function textOfRow({ title, introduction, sections, lucky_elements }: TextRow): ReadingText {
  const { explanations, ...lists } = v.parse(readingParts.luckyElements, lucky_elements);
  return {
    title: asText(title),
    introduction: asText(introduction),
    sections: v
      .parse(readingParts.sections, sections)
      .map(({ title, content }) => ({ title, content })),
    lucky: (['numbers', 'colors', 'gemstones', 'directions'] as const).map((name) => ({
      name,
      values: lists[name].map(String),
      explanation: explanations[name] ?? '',
    })),
  };
}
