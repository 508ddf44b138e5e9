import type { DataClient } from '#data/client.ts';
import { type CivilDate, civilDateAt, type Instant } from '#domain/calendar/civil-date.ts';
import { datesTodaySomewhere } from '#domain/calendar/today-somewhere.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { verifyDay } from './verify-day.ts';

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
  const days = await Promise.all(datesTodaySomewhere(now).map((date) => verifyDay({ data }, date)));
  for (const { date, complete, existingSigns, missingSigns } of days) {
    ready[date] = existingSigns.length;
    if (!complete) missing[date] = missingSigns;
  }
  return { date: civilDateAt(now), ready, missing };
}
