import type { Instant } from '#domain/calendar/civil-date.ts';
import { headlineOf, withoutAsterisks } from '#domain/reading/title.ts';
import type { SignPair } from '#domain/zodiac/sign-pairs.ts';
import type { Services } from '#services/services.ts';
import { liveDays } from '../../shell/live-days.ts';

export type PairDay = Awaited<ReturnType<typeof daysOfBoth>>[number];

/** Every live date with the headlines and bases of the two signs' readings; null if a reading is missing. */
export async function daysOfBoth(
  services: Pick<Services, 'readingForDay'>,
  { a, b }: SignPair,
  now: Instant,
) {
  const signs = a === b ? [a] : [a, b];
  return Promise.all(
    liveDays(now).map(async (day) => ({
      ...day,
      readings: await Promise.all(
        signs.map(async (sign) => {
          const found = await services.readingForDay(sign, day.date);
          if (found.standing !== 'published') return { sign, headline: null, basis: '' };
          const { basis } = found.reading;
          return { sign, headline: withoutAsterisks(headlineOf(found.reading)), basis };
        }),
      ),
    })),
  );
}
