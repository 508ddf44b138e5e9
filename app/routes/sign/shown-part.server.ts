import { publishedPart, type StoredReading } from '#domain/reading/stored/stored-reading.ts';
import { worthTelling } from './worth-telling.ts';

/** What a page shows of a stored reading; of its checks, a third. */
export function shownPart(reading: StoredReading) {
  return { ...publishedPart(reading), checks: worthTelling(reading.checks) };
}
