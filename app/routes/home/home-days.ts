import type { Instant } from '#domain/calendar/civil-date.ts';
import type { Services } from '#services/services.ts';
import type { SkyOfDay } from '#services/sky-of-day.ts';
import { liveDays } from '../../shell/live-days.ts';

export type HomeDay = Awaited<ReturnType<typeof homeDays>>[number];

/** Every live date with its sky and the headlines of its readings. */
export async function homeDays(
  services: Pick<Services, 'headlines' | 'skyOfDay' | 'skyAtAGlance'>,
  now: Instant,
) {
  const live = liveDays(now);
  const headlines = await services.headlines(live.map(({ date }) => date));
  return live.map((day, i) => ({
    ...day,
    sky: placesOnly(services.skyOfDay(day.date)),
    glance: services.skyAtAGlance(day.date),
    headlines: headlines[i]!,
  }));
}

/** The fields of a sky that the page draws. */
function placesOnly({ moon, bodies }: SkyOfDay) {
  return { moon, bodies: bodies.map(({ body, longitude }) => ({ body, longitude })) };
}
