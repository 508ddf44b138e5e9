import { z } from 'zod';
import { civilDateAt, parseCivilDate } from '#domain/calendar/civil-date.ts';
import { isTodaySomewhere } from '#domain/calendar/today-somewhere.ts';
import { publishedPart } from '#domain/reading/stored/stored-reading.ts';
import { parseSign } from '#domain/zodiac/signs.ts';
import type { Services } from '#services/services.ts';
import { functionError } from './function-error.ts';

const payload = z.object({ zodiacSign: z.string(), date: z.string().nullish() });

/**
 * `POST /functions/v1/generate-horoscope` with `{zodiacSign, date?}`: the stored reading, or one made now. The date
 * defaults to the current one in UTC. Visitors may only ask for a date that is today somewhere.
 */
export async function generateHoroscope(services: Services, request: Request): Promise<Response> {
  const body = payload.safeParse(await request.json().catch(() => null));
  if (!body.success) {
    return functionError(400, 'The request must be JSON such as {"zodiacSign": "aries"}.');
  }
  const sign = parseSign(body.data.zodiacSign);
  if (!sign)
    return functionError(400, 'zodiacSign must be one of the twelve signs, such as "aries".');

  const now = services.clock();
  const date = parseCivilDate(body.data.date ?? civilDateAt(now));
  if (!date) return functionError(400, 'date must be a calendar date in the form yyyy-MM-dd.');
  if (!isTodaySomewhere(date, now)) {
    return functionError(422, `${date} is not today anywhere on Earth.`);
  }

  const day = await services.readingForDay(sign, date);
  if (day.standing === 'withdrawn') {
    return functionError(410, `The ${sign} reading for ${date} was withdrawn.`);
  }
  if (day.standing !== 'published') {
    return functionError(503, 'The reading could not be generated. Please try again later.');
  }
  return Response.json(publishedPart(day.reading));
}
