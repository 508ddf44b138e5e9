import type { DataClient } from '#data/client.ts';
import { standingsOn } from '#data/readings.ts';
import { type CivilDate, civilDateAt, type Instant } from '#domain/calendar/civil-date.ts';
import { datesTodaySomewhere } from '#domain/calendar/today-somewhere.ts';
import { SIGNS, type Sign } from '#domain/zodiac/signs.ts';

export interface Readiness {
  /** The current date in UTC. */
  date: CivilDate;
  /** How many of the twelve readings are published for each date that is today somewhere. */
  ready: Record<CivilDate, number>;
  /** The signs without a reading, for each date that has such signs. Withdrawn readings don't count as missing. */
  missing: Record<CivilDate, Sign[]>;
}

/** How many of the readings that people need now are stored. Throws a DataError if the store does not respond. */
export async function readiness({
  data,
  clock,
}: {
  data: DataClient;
  clock: () => Instant;
}): Promise<Readiness> {
  const now = clock();
  const ready: Readiness['ready'] = {};
  const missing: Readiness['missing'] = {};
  const dates = datesTodaySomewhere(now);
  const standings = await Promise.all(dates.map((date) => standingsOn(data, date)));
  for (const [i, date] of dates.entries()) {
    const standing = (sign: Sign) => standings[i]!.get(sign) ?? 'missing';
    ready[date] = SIGNS.filter((sign) => standing(sign) === 'published').length;
    const without = SIGNS.filter((sign) => ['missing', 'refused'].includes(standing(sign)));
    if (without.length > 0) missing[date] = without;
  }
  return { date: civilDateAt(now), ready, missing };
}
