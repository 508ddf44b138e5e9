import type { Instant } from '#domain/calendar/civil-date.ts';
import type { DrawnSky } from '#services/drawn-sky.ts';
import type { Services } from '#services/services.ts';
import { liveDays } from '../../shell/live-days.ts';
import { lineOfDay } from './line-of-day.ts';

export type HomeDay = Awaited<ReturnType<typeof homeDays>>[number];

/** Every live date with its sky, the headlines of its readings, and a sentence of one of them. */
export async function homeDays(
  services: Pick<Services, 'headlines' | 'newestReadings' | 'skyOfDay' | 'skyAtAGlance'>,
  now: Instant,
) {
  const live = liveDays(now);
  const [headlines, lines] = await Promise.all([
    services.headlines(live.map(({ date }) => date)),
    Promise.all(live.map(({ date }) => lineOfDay(services, date))),
  ]);
  return live.map((day, i) => ({
    ...day,
    sky: placesOnly(services.skyOfDay(day.date)),
    glance: services.skyAtAGlance(day.date),
    headlines: headlines[i]!,
    line: lines[i]!,
  }));
}

/** The fields of a sky that the page draws. */
function placesOnly({ moon, bodies }: DrawnSky) {
  return { moon, bodies: bodies.map(({ body, longitude }) => ({ body, longitude })) };
}
