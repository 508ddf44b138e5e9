import { A_DAY } from '../../cache-policies.ts';
import { askedSize } from '../../pictures/asked-size.ts';
import { cutPicture } from '../../pictures/cut-picture.server.ts';
import { originalOf } from '../../pictures/originals.server.ts';
import { pictureResponse, sentenceResponse } from '../../pictures/picture-response.server.ts';
import { pictureOf } from '../../pictures/shelf.server.ts';
import type { Route } from './+types/image';

/** `/images/{id}?w=400&h=225&fit=crop`: a cover cut to a size, as WebP where the browser takes it. */
export async function loader({ request, url, params: { id } }: Route.LoaderArgs) {
  const size = askedSize(url.searchParams);
  if ('sentence' in size) return sentenceResponse(400, size.sentence);
  const type = takesWebp(request) ? 'image/webp' : 'image/jpeg';
  const picture = await pictureOf(`${id} ${size.width}x${size.height} ${type}`, async () => {
    const original = await originalOf(id);
    return original && cutPicture(original, size, type);
  });
  return pictureResponse(request, picture, { 'Cache-Control': A_DAY, Vary: 'Accept' });
}

function takesWebp(request: Request): boolean {
  return /\bimage\/webp\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(request.headers.get('Accept') ?? '');
}
