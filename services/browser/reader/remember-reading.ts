import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { PublishedReading } from '#domain/reading/stored-reading.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { openReadingCache } from './reading-cache.ts';

/** Keeps on this device a reading that the server wrote into the page; its newer text replaces an older one. */
export function rememberReading(
  reading: PublishedReading,
  storage = () => localStorage,
  now = Date.now,
): void {
  const { sign, date, updatedAt } = reading;
  const cache = openReadingCache<Pick<PublishedReading, 'updatedAt'>>({ storage, now, parse });
  const kept = cache.peek(sign, date);
  const isCurrent = kept && Date.parse(kept.updatedAt) >= Date.parse(updatedAt);
  if (!isCurrent) cache.keep(sign, date, reading);
}

/** Here only its age is asked for; whoever shows an entry reads it in full. */
function parse(
  _sign: Sign,
  _date: CivilDate,
  data: unknown,
): Pick<PublishedReading, 'updatedAt'> | null {
  const { updatedAt } = Object(data) as Partial<PublishedReading>;
  return typeof updatedAt === 'string' ? { updatedAt } : null;
}
