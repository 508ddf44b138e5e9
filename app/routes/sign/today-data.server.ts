import type { Instant } from '#domain/calendar/civil-date.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { Services } from '#services/services.ts';
import { liveDays } from '../../shell/live-days.ts';
import { emptyDay } from './empty-day-page.tsx';
import { neighborsOf } from './neighbors.ts';
import { shownPart } from './shown-part.server.ts';
import { surroundingsOf } from './surroundings.server.ts';

/** Everything on a sign's page, for every date that is today somewhere. */
export async function todayData(services: Services, sign: Sign, now: Instant) {
  const live = liveDays(now);
  const around = surroundingsOf(services, sign, live);
  const days = await Promise.all(
    live.map(async (day) => {
      const found = await services.readingForDay(sign, day.date);
      const beside = {
        sky: services.skyOfDay(day.date),
        neighbors: neighborsOf(day.date, (await around).others.days),
      };
      return found.standing === 'published'
        ? { ...day, ...beside, reading: shownPart(found.reading), empty: null }
        : { ...day, ...beside, reading: null, empty: emptyDay(services, sign, day.date, found) };
    }),
  );
  const { signTexts } = await import('./sign-texts.ts');
  return { sign, days, ...(await around), about: signTexts(sign) };
}
