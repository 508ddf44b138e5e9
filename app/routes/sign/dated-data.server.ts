import { data } from 'react-router';
import type { CivilDate, Instant } from '#domain/calendar/civil-date.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { Services } from '#services/services.ts';
import { liveDays } from '../../shell/live-days.ts';
import { datesAround, seenInRow } from './day-row.ts';
import { emptyDay } from './empty-day-page.tsx';
import { neighborsOf } from './neighbors.ts';
import { shownPart } from './shown-part.server.ts';

/** Everything on the page of a sign and a date, with the status to send it with. */
export async function datedData(services: Services, sign: Sign, date: CivilDate, now: Instant) {
  const [day, stored] = await Promise.all([
    services.readingForDay(sign, date),
    services.otherDays(sign, datesAround(date)),
  ]);
  if (day.standing === 'unavailable')
    throw new Response(null, { status: 503, statusText: 'Service Unavailable' });
  if (day.standing === 'missing') {
    const missing = { sign, date, nearest: await services.nearestDays(sign, date) };
    return data({ missing, withdrawn: null, found: null, more: null }, { status: 404 });
  }
  const surroundings = { sky: services.skyOfDay(date), neighbors: neighborsOf(date, stored.days) };
  const seen = seenInRow(
    stored.days.map((day) => day.date),
    date,
    liveDays(now),
  );
  const others = { ...stored, days: stored.days.filter((day) => seen.has(day.date)) };
  const { signTexts } = await import('./sign-texts.ts');
  const more = { sign, date, others, about: signTexts(sign) };
  if (day.standing === 'withdrawn') {
    const withdrawn = { day: emptyDay(services, sign, date, day), ...surroundings };
    return data({ missing: null, withdrawn, found: null, more }, { status: 410 });
  }
  const found = { reading: shownPart(day.reading), ...surroundings };
  return data({ missing: null, withdrawn: null, found, more });
}
