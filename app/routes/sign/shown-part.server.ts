import { publishedPart, type StoredReading } from '#domain/reading/stored/stored-reading.ts';
import { notableChecks } from './notable-checks.ts';

/** The parts of a stored reading that a page shows, with about a third of its checks (see notable-checks.ts). */
export function shownPart(reading: StoredReading) {
  return { ...publishedPart(reading), checks: notableChecks(reading.checks) };
}
