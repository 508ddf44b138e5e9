import { civilDateAt } from '#domain/calendar/civil-date.ts';
import { AN_HOUR } from '../../cache-policies.ts';
import { pictureResponse } from '../../pictures/picture-response.server.ts';
import { drawHomePicture } from '../../pictures/share/home-picture.server.ts';
import { pictureOf } from '../../pictures/shelf.server.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/share-home';

/** `/share/home.png`: the picture of the site, with the date in UTC and its Moon. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, siteName, now } = context.get(siteContext);
  const date = civilDateAt(now);
  const picture = await pictureOf(`share home ${date}`, () => {
    const { moon } = services.skyOfDay(date);
    return drawHomePicture({ date, moon, siteName });
  });
  return pictureResponse(request, picture, { 'Cache-Control': AN_HOUR });
}
