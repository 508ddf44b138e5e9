import { publishedPart, type StoredReading } from '#domain/reading/stored/stored-reading.ts';
import { worthTelling } from './worth-telling.ts';

/** The parts of a stored reading that a page shows, with about a third of its checks (see worth-telling.ts). */
export function shownPart(reading: StoredReading) {
  return { ...publishedPart(reading), checks: worthTelling(reading.checks) };
}
