import { civilDateAt } from '#domain/calendar/civil-date.ts';
import { AN_HOUR } from '../../cache-control.ts';
import { drawable } from '../../pictures/drawable.ts';
import { pictureOf } from '../../pictures/picture-caches.server.ts';
import { pictureResponse } from '../../pictures/picture-response.server.ts';
import { drawHomePicture } from '../../pictures/share/home-picture.server.ts';
import { siteContext } from '../../site-context.ts';
import { lineOfDay } from '../home/line-of-day.ts';
import type { Route } from './+types/share-home';

/** `/share/home.png`: the picture of the site, with the date in UTC, its Moon, and a sentence of one reading. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, siteName, now } = context.get(siteContext);
  const date = civilDateAt(now);
  const chosen = await lineOfDay(services, date);
  const line = chosen && { ...chosen, text: drawable(chosen.text) };
  const picture = await pictureOf(`share home ${date} ${line?.text}`, () => {
    const { moon } = services.skyOfDay(date);
    return drawHomePicture({ date, moon, line, siteName });
  });
  return pictureResponse(request, picture, { 'Cache-Control': AN_HOUR });
}
