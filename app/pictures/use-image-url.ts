import { useSite } from '../shell/use-site.ts';
import { imageUrl, type PictureName, type PictureSize } from './image-url.ts';

/** `imageUrl` with this site's picture host. */
export function useImageUrl(): (name: PictureName, size: PictureSize) => string {
  const { imageHost } = useSite();
  return (name, size) => imageUrl(name, size, imageHost);
}
