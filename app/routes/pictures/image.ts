import { A_DAY, FOR_GOOD } from '../../cache-control.ts';
import { askedSize } from '../../pictures/asked-size.ts';
import { cutPicture } from '../../pictures/cut-picture.server.ts';
import { originalOf, versionByHash, versionOf } from '../../pictures/originals.server.ts';
import { pictureOf } from '../../pictures/picture-caches.server.ts';
import { pictureResponse, sentenceResponse } from '../../pictures/picture-response.server.ts';
import { Undrawable } from '../../pictures/undrawable.server.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/image';

/**
 * `/images/{id}?w=400&h=225&fit=crop`: a cropped cover, as AVIF or WebP if the browser accepts it. With the hash of its
 * contents, `&v=…`, it is cached as immutable. It comes from the images bucket; if the bucket has no such cover, or the
 * store is down, from the original that ships with the site.
 */
export async function loader({ request, url, params: { id }, context }: Route.LoaderArgs) {
  const size = askedSize(url.searchParams);
  if ('sentence' in size) return sentenceResponse(400, size.sentence);
  const type = SMALLEST_FIRST.find((one) => takes(request, one)) ?? 'image/jpeg';
  const cut = (version: string, read: () => Promise<Uint8Array | null>) =>
    pictureOf(`${id} ${version} ${size.width}x${size.height} ${type}`, async () => {
      const original = await read();
      return original && cutPicture(original, size, type);
    });
  const answer = (picture: Awaited<ReturnType<typeof cut>>, version: string) => {
    const keeping = url.searchParams.get('v') === version ? FOR_GOOD : A_DAY;
    return pictureResponse(request, picture, { 'Cache-Control': keeping, Vary: 'Accept' });
  };

  const stored = context.get(siteContext).services.covers.find(id);
  if (stored) {
    const version = versionByHash(stored.hash);
    const picture = await cut(version, stored.read).catch(nullIfUndrawable);
    if (picture) return answer(picture, version);
  }
  const version = await versionOf(id);
  if (!version) return pictureResponse(request, null, {});
  return answer(await cut(version, () => originalOf(id)), version);
}

/** Somebody uploaded something that is not an image, or too large. */
function nullIfUndrawable(error: unknown): null {
  if (error instanceof Undrawable) return null;
  throw error;
}

const SMALLEST_FIRST = ['image/avif', 'image/webp'] as const;

/** Whether the browser names this type, and doesn't refuse it with `;q=0`. */
function takes(request: Request, type: string): boolean {
  const accepted = (request.headers.get('Accept') ?? '').split(',').map((one) => one.trim());
  return accepted.some((one) => one.startsWith(type) && !/;\s*q=0(?:\.0*)?$/.test(one));
}
