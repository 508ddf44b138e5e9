import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { PublishedReading } from '#domain/reading/stored/stored-reading.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { openReadingCache } from './reading-cache.ts';

/** Caches on this device a reading that the server rendered into the page; a newer text replaces an older one. */
export function rememberReading(
  reading: PublishedReading,
  storage = () => localStorage,
  now = Date.now,
): void {
  const { sign, date, updatedAt } = reading;
  const cache = openReadingCache<Pick<PublishedReading, 'updatedAt'>>({ storage, now, parse });
  const cached = cache.peek(sign, date);
  const isCurrent = cached && Date.parse(cached.updatedAt) >= Date.parse(updatedAt);
  if (!isCurrent) cache.keep(sign, date, reading);
}

/** Only its age matters here; code that shows an entry validates all of it. */
function parse(
  _sign: Sign,
  _date: CivilDate,
  data: unknown,
): Pick<PublishedReading, 'updatedAt'> | null {
  const { updatedAt } = Object(data) as Partial<PublishedReading>;
  return typeof updatedAt === 'string' ? { updatedAt } : null;
}
