import { parseCivilDate } from '#domain/calendar/civil-date.ts';
import { isTodaySomewhere } from '#domain/calendar/today-somewhere.ts';
import { FOR_GOOD } from '../../cache-policies.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/sky-json';

/**
 * The sky of a date as the pages draw it: `/sky/2026-11-21.json`. It is computed for dates that are today
 * somewhere only; for any others asked for, whoever likes could keep the server computing.
 */
export function loader({ params, context }: Route.LoaderArgs) {
  const { services, now } = context.get(siteContext);
  const date = parseCivilDate(params.date);
  if (!date) return refuse(`No date of the calendar written yyyy-MM-dd: ${params.date}`);
  if (!isTodaySomewhere(date, now)) return refuse(`It is not ${date} anywhere on Earth.`);
  return Response.json(services.skyOfDay(date), { headers: { 'Cache-Control': FOR_GOOD } });
}

/** A date that is refused may be today tomorrow. */
function refuse(sentence: string): Response {
  return Response.json(
    { error: sentence },
    { status: 404, headers: { 'Cache-Control': 'no-store' } },
  );
}
