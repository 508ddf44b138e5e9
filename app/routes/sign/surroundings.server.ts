import type { Surroundings } from '#domain/reading/stored/surroundings.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { Services } from '#services/services.ts';
import { datesOfEachWeek, type LiveDate } from './day-row.ts';

/** What surrounds today's reading of a sign, on the dates that are today somewhere. */
export async function surroundingsOf(
  services: Services,
  sign: Sign,
  live: readonly LiveDate[],
): Promise<Surroundings> {
  const after = live
    .map(({ date }) => date)
    .sort()
    .at(-1)!;
  return {
    others: await services.otherDays(sign, datesOfEachWeek(live)),
    ahead: { after, facts: services.comingUp(sign, after) },
  };
}
