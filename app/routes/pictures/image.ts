import { A_DAY, FOR_GOOD } from '../../cache-policies.ts';
import { askedSize } from '../../pictures/asked-size.ts';
import { cutPicture } from '../../pictures/cut-picture.server.ts';
import { originalOf, versionOf } from '../../pictures/originals.server.ts';
import { pictureResponse, sentenceResponse } from '../../pictures/picture-response.server.ts';
import { pictureOf } from '../../pictures/shelf.server.ts';
import type { Route } from './+types/image';

/**
 * `/images/{id}?w=400&h=225&fit=crop`: a cover cut to a size, as WebP where the browser takes it. With the version of its
 * contents, `&v=…`, it is kept for good.
 */
export async function loader({ request, url, params: { id } }: Route.LoaderArgs) {
  const size = askedSize(url.searchParams);
  if ('sentence' in size) return sentenceResponse(400, size.sentence);
  const version = await versionOf(id);
  if (!version) return pictureResponse(request, null, {});
  const type = takesWebp(request) ? 'image/webp' : 'image/jpeg';
  const key = `${id} ${version} ${size.width}x${size.height} ${type}`;
  const picture = await pictureOf(key, async () => {
    const original = await originalOf(id);
    return original && cutPicture(original, size, type);
  });
  const keeping = url.searchParams.get('v') === version ? FOR_GOOD : A_DAY;
  return pictureResponse(request, picture, { 'Cache-Control': keeping, Vary: 'Accept' });
}

function takesWebp(request: Request): boolean {
  return /\bimage\/webp\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(request.headers.get('Accept') ?? '');
}
