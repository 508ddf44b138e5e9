import { useSite } from '../shell/use-site.ts';
import { imageUrl, type PictureSize } from './image-url.ts';

/** `imageUrl` with the host that this site takes its pictures from. */
export function useImageUrl(): (id: string, size: PictureSize) => string {
  const { imageHost } = useSite();
  return (id, size) => imageUrl(id, size, imageHost);
}
