import * as z from 'zod/mini';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { PublishedReading } from '#domain/reading/stored/stored-reading.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { instant, readingParts } from './reading-parts.ts';

const text = z.catch(z.string(), '');
const parts = z.object({
  title: z.string().check(z.minLength(1)),
  introduction: z.string().check(z.minLength(1)),
  basis: text,
  sentence: text,
  ...readingParts,
  source: text,
  updatedAt: z.catch(instant, ''),
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
  const { success, data } = parts.safeParse(json);
  return success ? { sign, date, ...data } : null;
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
