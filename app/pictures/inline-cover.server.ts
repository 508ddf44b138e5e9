import type { Services } from '#services/services.ts';
import { centerCrop } from './crop.ts';
import { drawPicture } from './cut-picture.server.ts';
import { OWN_IMAGE_HOST, type PictureName, type PictureSize } from './image-url.ts';
import { originalOf } from './originals.server.ts';
import { pictureOf } from './picture-caches.server.ts';

/** As wide as the widest phones, in CSS pixels: the full-size picture then shows no larger. */
const WIDTH = 432;
/** AVIF's scale is inverted. At 60, most covers take 2 to 4 KB; a larger one is drawn again at 72. */
const QUALITY = { fine: 60, coarse: 72 };
const MAX_BYTES = 4_500;

/**
 * A cover as a data URI, for a phone's first view; the full-size picture follows. Empty if there is none, or if pictures
 * come from another host.
 */
export async function inlineCover(
  covers: Services['covers'],
  { id, version }: PictureName,
  { width, height }: PictureSize,
  imageHost: string,
): Promise<string> {
  if (imageHost !== OWN_IMAGE_HOST) return '';
  const stored = covers.find(id);
  const size = { width: WIDTH, height: Math.round((WIDTH * height) / width) };
  const cover = await pictureOf(
    `${id} ${stored?.hash ?? version} inline ${size.height}`,
    async () => {
      const original = await (stored ? stored.read() : originalOf(id));
      if (!original) return null;
      const crop = (whole: PictureSize) => centerCrop(whole, size);
      const draw = (quality: number) =>
        drawPicture(original, crop, { type: 'image/avif', quality });
      const fine = await draw(QUALITY.fine);
      return fine.bytes.length <= MAX_BYTES ? fine : draw(QUALITY.coarse);
    },
  ).catch(() => null);
  if (!cover || cover === 'busy') return '';
  return `data:image/avif;base64,${Buffer.from(cover.bytes).toString('base64')}`;
}
