import { parseCivilDate } from '#domain/calendar/civil-date.ts';
import { sentenceOfDay } from '#domain/reading/stored/sentence-of-day.ts';
import { headlineOf, withoutAsterisks } from '#domain/reading/title.ts';
import { isComputableDate } from '#domain/sky/range.ts';
import { parseSign } from '#domain/zodiac/signs.ts';
import { TEN_MINUTES } from '../../cache-control.ts';
import { serviceUnavailable } from '../../feeds/feed-response.server.ts';
import { drawable } from '../../pictures/drawable.ts';
import { pictureOf } from '../../pictures/picture-caches.server.ts';
import { pictureResponse } from '../../pictures/picture-response.server.ts';
import { drawReadingPicture } from '../../pictures/share/reading-picture.server.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/share-reading';

const FILE = /^(\d{4}-\d{2}-\d{2})\.png$/;

/** `/share/{sign}/{yyyy-MM-dd}.png`: the picture of a stored reading. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { services, siteName } = context.get(siteContext);
  const sign = parseSign(params.sign);
  const date = parseCivilDate(FILE.exec(params.file)?.[1] ?? '');
  const day = sign && date && isComputableDate(date) && (await services.readingForDay(sign, date));
  if (day && day.standing === 'unavailable') return serviceUnavailable();
  const reading = day && day.standing === 'published' && day.reading;
  if (!reading) return pictureResponse(request, null, { 'Cache-Control': TEN_MINUTES });

  const headline = drawable(withoutAsterisks(headlineOf(reading)));
  const chosen = sentenceOfDay(reading);
  const sentence = chosen && drawable(chosen);
  const picture = await pictureOf(`share ${sign} ${date} ${headline} ${sentence}`, () => {
    const { moon } = services.skyOfDay(date);
    return drawReadingPicture({ sign, date, headline, sentence, moon, siteName });
  });
  return pictureResponse(request, picture, { 'Cache-Control': TEN_MINUTES });
}
