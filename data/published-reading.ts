import * as v from 'valibot';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { PublishedReading } from '#domain/reading/stored/stored-reading.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { instant, readingParts } from './reading-parts.ts';

const text = v.fallback(v.string(), '');
const words = v.pipe(v.string(), v.nonEmpty());
const parts = v.object({
  title: words,
  introduction: words,
  basis: text,
  sentence: text,
  ...readingParts,
  source: text,
  updatedAt: instant,
});

/**
 * The reading of a sign and date in JSON from elsewhere, validated like a stored row; null if it has no title or no
 * introduction.
 */
export function parsePublishedReading(
  sign: Sign,
  date: CivilDate,
  json: unknown,
): PublishedReading | null {
  try {
    return { sign, date, ...v.parse(parts, json) };
  } catch {
    return null;
  }
}

/** The same for a row from the Data API. */
export function parsePublishedRow(
  sign: Sign,
  date: CivilDate,
  row: Record<string, unknown>,
): PublishedReading | null {
  return parsePublishedReading(sign, date, {
    ...row,
    luckyElements: row.lucky_elements,
    updatedAt: row.updated_at,
  });
}
