import { monthPath } from '#domain/almanac/almanac-paths.ts';
import { FIRST_MONTH, hasAlmanac, LAST_MONTH } from '#domain/almanac/range.ts';
import { parseCivilDate } from '#domain/calendar/civil-date.ts';
import { parseCivilMonth } from '#domain/calendar/civil-month.ts';
import { isTodaySomewhere } from '#domain/calendar/today-somewhere.ts';
import { A_DAY, FOR_GOOD } from '../../cache-control.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/sky-json';

/**
 * The sky of a date as pages draw it, `/sky/2026-11-21.json`, or of a month as the calendar lists it,
 * `/sky/2026-11.json`. The sky of a date is computed only while the date is today somewhere; otherwise anyone could
 * keep the server busy. A month is cached, and open to pages of any origin.
 */
export function loader({ params, context }: Route.LoaderArgs) {
  const { services, now, origin } = context.get(siteContext);
  const month = parseCivilMonth(params.date);
  if (month) {
    if (!hasAlmanac(month))
      return refuse(`The calendar runs from ${FIRST_MONTH} to ${LAST_MONTH}.`);
    return Response.json(
      { url: origin + monthPath(month), ...services.calendarMonth(month) },
      { headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': A_DAY } },
    );
  }
  const date = parseCivilDate(params.date);
  if (!date) return refuse(`Not a calendar date in the form yyyy-MM-dd: ${params.date}`);
  if (!isTodaySomewhere(date, now)) return refuse(`It is not ${date} anywhere on Earth.`);
  return Response.json(services.skyOfDay(date), { headers: { 'Cache-Control': FOR_GOOD } });
}

/** A refused date may be live tomorrow. */
function refuse(sentence: string): Response {
  return Response.json(
    { error: sentence },
    { status: 404, headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' } },
  );
}
