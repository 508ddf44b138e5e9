/** The default of `IMAGE_HOST`: our own origin. */
export const OWN_IMAGE_HOST = '/images';

export interface PictureSize {
  width: number;
  height: number;
}

/** A picture's id and, if known, the hash of its contents. */
export interface PictureName {
  id: string;
  version?: string;
}

/** The sizes that pages use, in CSS pixels. */
export const CARD_PICTURE: PictureSize = { width: 400, height: 225 };
export const ARTICLE_PICTURE: PictureSize = { width: 800, height: 400 };
export const SOCIAL_PICTURE: PictureSize = { width: 1200, height: 630 };

/** Every size that is rendered: those above, and double for dense screens. */
export const MADE_SIZES: readonly PictureSize[] = [
  ...[CARD_PICTURE, ARTICLE_PICTURE].flatMap(({ width, height }) => [
    { width, height },
    { width: 2 * width, height: 2 * height },
  ]),
  SOCIAL_PICTURE,
];

/**
 * The URL of a picture, cropped to a size around its middle: `{host}/{id}?w=400&h=225&fit=crop`. With a hash of its
 * contents, `&v=…`, browsers may cache it as immutable.
 */
export function imageUrl(
  { id, version }: PictureName,
  { width, height }: PictureSize,
  host: string = OWN_IMAGE_HOST,
): string {
  const address = `${host}/${encodeURIComponent(id)}?w=${width}&h=${height}&fit=crop`;
  return version ? `${address}&v=${version}` : address;
}
