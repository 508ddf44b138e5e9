import { parseCivilDate } from '#domain/calendar/civil-date.ts';
import { publishedPart } from '#domain/reading/stored/stored-reading.ts';
import { FIRST_COMPUTABLE, isComputableDate, LAST_COMPUTABLE } from '#domain/sky/range.ts';
import { datedPath, signOfDatedPath } from '#domain/zodiac/sign-paths.ts';
import { signName } from '#domain/zodiac/signs.ts';
import { TEN_MINUTES } from '../../cache-control.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/reading-json';

const BAD_DATE = `Dates are written yyyy-MM-dd, from ${FIRST_COMPUTABLE} to ${LAST_COMPUTABLE}.`;

/**
 * `/aries-daily-horoscope/2026-11-21.json`: a reading for programs, with the facts that it is based on, the checked
 * statements and the text. Open to pages of any origin.
 */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { services, origin } = context.get(siteContext);
  const sign = signOfDatedPath(url.pathname);
  const date = parseCivilDate(params.date);
  if (!sign || !date || !isComputableDate(date)) return respond(404, { error: BAD_DATE });
  const day = await services.readingForDay(sign, date);
  if (day.standing === 'unavailable')
    return respond(503, { error: 'Readings are temporarily unavailable.' });
  if (day.standing === 'missing')
    return respond(404, { error: `There is no ${signName(sign)} reading for ${date}.` });
  if (day.standing === 'withdrawn')
    return respond(410, { error: `The ${signName(sign)} reading for ${date} was withdrawn.` });
  return respond(200, { url: origin + datedPath(sign, date), ...publishedPart(day.reading) });
}

function respond(status: number, body: object): Response {
  return Response.json(body, {
    status,
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': status === 200 ? TEN_MINUTES : 'no-store',
      ...(status === 503 && { 'Retry-After': '60' }),
    },
  });
}
