import { A_DAY } from '../../cache-policies.ts';
import { pictureResponse } from '../../pictures/picture-response.server.ts';
import { drawHomePicture } from '../../pictures/share/home-picture.server.ts';
import { pictureOf } from '../../pictures/shelf.server.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/share-home';

/** `/share/home.png`: the picture of the site, drawn because it bears the site's name. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { siteName } = context.get(siteContext);
  const picture = await pictureOf('share home', () => drawHomePicture(siteName));
  return pictureResponse(request, picture, { 'Cache-Control': A_DAY });
}
