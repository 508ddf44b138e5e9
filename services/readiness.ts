import type { DataClient } from '#data/client.ts';
import { signsWithReading } from '#data/readings.ts';
import { type CivilDate, civilDateAt, type Instant } from '#domain/calendar/civil-date.ts';
import { datesTodaySomewhere } from '#domain/calendar/today-somewhere.ts';

export interface Readiness {
  /** The current date in UTC. */
  date: CivilDate;
  /** How many of the twelve readings are published for each date that is today somewhere. */
  ready: Record<CivilDate, number>;
}

/** How much of what readers need now is stored. Throws a DataError where the store cannot say. */
export async function readiness({
  data,
  clock,
}: {
  data: DataClient;
  clock: () => Instant;
}): Promise<Readiness> {
  const now = clock();
  const counts = await Promise.all(
    datesTodaySomewhere(now).map(
      async (date) => [date, (await signsWithReading(data, date)).length] as const,
    ),
  );
  return { date: civilDateAt(now), ready: Object.fromEntries(counts) };
}
