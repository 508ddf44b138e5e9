import * as v from 'valibot';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { proseOf } from '#domain/reading/gates/gates.ts';
import type { EarlierReading } from '#domain/reading/gates/reading-ledger.ts';
import {
  type Standing,
  type StoredReading,
  standingOf,
} from '#domain/reading/stored/stored-reading.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { DataClient } from './client.ts';
import { DataError } from './data-error.ts';
import type { HoroscopeRow, Json } from './database.types.ts';
import { instant, readingParts } from './reading-parts.ts';

const COLUMNS =
  'zodiac_sign, date, title, introduction, basis, sentence, sections, lucky_elements, source, sky, checks, writing, published, created_at, updated_at';

/** The reading for a sign and date that `client` may see, or null. Throws a DataError if the store does not respond. */
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

/**
 * The newest published readings of a sign up to a date, newest first, `count` at most. Throws a DataError if the store
 * does not respond.
 */
export async function newestReadings(
  client: DataClient,
  sign: Sign,
  { upTo, count }: { upTo: CivilDate; count: number },
): Promise<StoredReading[]> {
  const { data, error } = await client
    .from('daily_horoscopes')
    .select(COLUMNS)
    .eq('zodiac_sign', sign)
    .eq('published', true)
    .lte('date', upTo)
    .order('date', { ascending: false })
    .limit(count);
  if (error) throw new DataError(`Looking up the newest readings of ${sign}`, error);
  return data.map(readingFromRow);
}

/** The title of a published reading. */
export interface ReadingTitle {
  sign: Sign;
  date: CivilDate;
  title: string;
}

/**
 * The titles of the published readings for some dates, earliest first: of one sign, or of all. Throws a DataError if
 * the store does not respond.
 */
export async function titlesOn(
  client: DataClient,
  dates: readonly CivilDate[],
  sign?: Sign,
): Promise<ReadingTitle[]> {
  let query = client
    .from('daily_horoscopes')
    .select('zodiac_sign, date, title')
    .eq('published', true)
    .in('date', dates);
  if (sign) query = query.eq('zodiac_sign', sign);
  const { data, error } = await query.order('date');
  if (error) throw new DataError(`Looking up the titles for ${dates.join(', ')}`, error);
  return data.map(({ zodiac_sign, date, title }) => ({
    sign: zodiac_sign as Sign,
    date: date as CivilDate,
    title: asText(title),
  }));
}

/**
 * The standing of each sign's stored reading for a date; signs without one are missing. Throws a DataError if the store
 * does not respond.
 */
export async function standingsOn(
  client: DataClient,
  date: CivilDate,
): Promise<Map<Sign, Standing>> {
  const { data, error } = await client
    .from('daily_horoscopes')
    .select('zodiac_sign, published, writing')
    .eq('date', date);
  if (error) throw new DataError(`Looking up the readings of ${date}`, error);
  return new Map(
    data.map((row) => [
      row.zodiac_sign as Sign,
      standingOf({ published: row.published, writing: v.parse(writing, row.writing) }),
    ]),
  );
}

/**
 * The signs that have a reading, published or not, for each date from `from` to `to`, inclusive and at most 80 days
 * apart, because PostgREST returns at most a thousand rows. Throws a DataError if the store does not respond.
 */
export async function storedSigns(
  client: DataClient,
  { from, to }: { from: CivilDate; to: CivilDate },
): Promise<Map<CivilDate, Set<Sign>>> {
  const { data, error } = await client
    .from('daily_horoscopes')
    .select('zodiac_sign, date')
    .gte('date', from)
    .lte('date', to);
  if (error) throw new DataError(`Listing what is stored from ${from} to ${to}`, error);
  const stored = new Map<CivilDate, Set<Sign>>();
  for (const row of data) {
    const date = row.date as CivilDate;
    stored.set(date, (stored.get(date) ?? new Set()).add(row.zodiac_sign as Sign));
  }
  return stored;
}

/**
 * Stores a reading if there is none for its sign and date yet, in one statement: if several servers write at once, one
 * wins and the others change nothing. Needs the secret key. Throws a DataError if the store refuses it.
 */
export async function storeIfMissing(client: DataClient, reading: StoredReading): Promise<void> {
  const { error } = await client
    .from('daily_horoscopes')
    .upsert(rowFromReading(reading), { onConflict: 'zodiac_sign,date', ignoreDuplicates: true });
  if (error) throw new DataError(`Storing ${reading.sign} for ${reading.date}`, error);
}

/**
 * Replaces a reading. The old one goes into the history with the reason, if any; `createdAt` is kept. False if somebody
 * has changed or removed it in the meantime. Needs the secret key. Throws a DataError if the store refuses it.
 */
export async function replaceReading(
  client: DataClient,
  found: Pick<StoredReading, 'sign' | 'date' | 'updatedAt'>,
  reading: StoredReading,
  reason = '',
): Promise<boolean> {
  const { zodiac_sign, date, created_at, ...changed } = rowFromReading(reading);
  const { data, error } = await client
    .from('daily_horoscopes')
    .update({ ...changed, last_change: changeOf(found, 'rewritten', reason) })
    .eq('zodiac_sign', found.sign)
    .eq('date', found.date)
    .eq('updated_at', found.updatedAt)
    .select('id');
  if (error) throw new DataError(`Replacing ${found.sign} for ${found.date}`, error);
  return data.length > 0;
}

/**
 * Withdraws a reading with the reason, if any, or restores it. Only a reading that the gates passed can be restored.
 * False if there is nothing to change. Needs the secret key. Throws a DataError if the store refuses it.
 */
export async function setPublished(
  client: DataClient,
  sign: Sign,
  date: CivilDate,
  published: boolean,
  reason = '',
): Promise<boolean> {
  const found = await findReading(client, sign, date);
  if (!found || standingOf(found) !== (published ? 'withdrawn' : 'published')) return false;
  const { data, error } = await client
    .from('daily_horoscopes')
    .update({ published, last_change: published ? null : changeOf(found, 'withdrawn', reason) })
    .eq('zodiac_sign', sign)
    .eq('date', date)
    .eq('updated_at', found.updatedAt)
    .select('id');
  if (error)
    throw new DataError(`${published ? 'Publishing' : 'Withdrawing'} ${sign} for ${date}`, error);
  return data.length > 0;
}

/** The change that is stored with a reading; null without a reason. */
function changeOf(
  found: Pick<StoredReading, 'updatedAt'>,
  action: 'rewritten' | 'withdrawn',
  reason: string,
): Json {
  return reason ? { action, reason, since: found.updatedAt } : null;
}

/** A reading that the gates refused, and why. */
export interface RefusedReading {
  sign: Sign;
  date: CivilDate;
  title: string;
  reasons: string[];
}

const MAX_REFUSED = 50;

/**
 * The readings that the gates refused for dates from `from` on, latest date first, 50 at most. Throws a DataError if
 * the store does not respond.
 */
export async function refusedReadings(
  client: DataClient,
  from: CivilDate,
): Promise<RefusedReading[]> {
  const { data, error } = await client
    .from('daily_horoscopes')
    .select('zodiac_sign, date, title, writing')
    .eq('published', false)
    .gte('date', from)
    .order('date', { ascending: false });
  if (error) throw new DataError(`Loading the readings refused since ${from}`, error);
  return data
    .map(({ zodiac_sign, date, title, writing: written }) => ({
      sign: zodiac_sign as Sign,
      date: date as CivilDate,
      title,
      reasons: v.parse(writing, written).refusals,
    }))
    .filter(({ reasons }) => reasons.length > 0)
    .slice(0, MAX_REFUSED);
}

/** PostgREST returns at most a thousand rows; a page of this many stays below. */
const PAGE = 500;

/**
 * The prose of the published readings of all signs from one date to another, inclusive; if an instant (ISO 8601) is
 * given, only those changed after it. Throws a DataError if the store does not respond.
 */
export async function publishedProse(
  client: DataClient,
  { from, to, updatedAfter = '' }: { from: CivilDate; to?: CivilDate; updatedAfter?: string },
): Promise<(EarlierReading & { updatedAt: string })[]> {
  const found: (EarlierReading & { updatedAt: string })[] = [];
  for (let start = 0; ; start += PAGE) {
    let query = client
      .from('daily_horoscopes')
      .select('zodiac_sign, date, introduction, sections, updated_at')
      .eq('published', true)
      .gte('date', from);
    if (to) query = query.lte('date', to);
    if (updatedAfter) query = query.gt('updated_at', updatedAfter);
    const { data, error } = await query
      .order('date')
      .order('zodiac_sign')
      .range(start, start + PAGE - 1);
    if (error) throw new DataError(`Loading the readings published since ${from}`, error);
    for (const row of data) {
      found.push({
        sign: row.zodiac_sign as Sign,
        date: row.date as CivilDate,
        text: proseOf({
          introduction: row.introduction,
          sections: v.parse(readingParts.sections, row.sections),
        }),
        updatedAt: row.updated_at,
      });
    }
    if (data.length < PAGE) return found;
  }
}

type ReadRow = Omit<HoroscopeRow, 'id' | 'last_change'>;

const tokens = v.nullable(v.number());
/** How a reading was written, as it is stored. */
const writing = v.fallback(
  v.object({
    record: v.nullable(
      v.object({
        model: v.string(),
        outcome: v.picklist(['accepted', 'failed', 'skipped']),
        attempts: v.number(),
        inputTokens: tokens,
        outputTokens: tokens,
        reasons: v.array(v.string()),
      }),
    ),
    refusals: v.array(v.string()),
  }),
  { record: null, refusals: [] },
);

/** The embedded backend returns text that happens to be JSON, such as `[1]`, already parsed. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function readingFromRow(row: ReadRow): StoredReading {
  const createdAt = v.parse(instant, row.created_at) || `${row.date}T00:00:00.000Z`;
  return {
    sign: row.zodiac_sign as Sign,
    date: row.date as CivilDate,
    title: asText(row.title),
    introduction: asText(row.introduction),
    basis: asText(row.basis),
    sentence: asText(row.sentence),
    sections: v.parse(readingParts.sections, row.sections),
    luckyElements: v.parse(readingParts.luckyElements, row.lucky_elements),
    sky: v.parse(readingParts.sky, row.sky),
    source: row.source,
    checks: v.parse(readingParts.checks, row.checks),
    writing: v.parse(writing, row.writing),
    published: row.published,
    createdAt,
    updatedAt: v.parse(instant, row.updated_at) || createdAt,
  };
}

function rowFromReading(reading: StoredReading): ReadRow {
  return {
    zodiac_sign: reading.sign,
    date: reading.date,
    title: reading.title,
    introduction: reading.introduction,
    basis: reading.basis,
    sentence: reading.sentence,
    sections: reading.sections as unknown as Json,
    lucky_elements: reading.luckyElements as unknown as Json,
    source: reading.source,
    sky: reading.sky as unknown as Json,
    checks: reading.checks as unknown as Json,
    writing: reading.writing as unknown as Json,
    published: reading.published,
    created_at: reading.createdAt,
    updated_at: reading.updatedAt,
  };
}
