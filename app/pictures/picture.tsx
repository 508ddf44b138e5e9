import type { PictureName, PictureSize } from './image-url.ts';
import { useImageUrl } from './use-image-url.ts';

interface PictureProps extends PictureName {
  size: PictureSize;
  /** What it shows; empty where the text beside it says the same. */
  alt: string;
  /** For the one picture at the head of a page, which is not to wait until it is scrolled to. */
  first?: boolean;
  /** How wide the page shows it, where that is less than its size and the screen. */
  sizes?: string;
  className?: string;
}

/** A picture by its id, sharp on dense screens too, its room kept before it is there. */
export function Picture({ id, version, size, alt, first = false, sizes, className }: PictureProps) {
  const imageUrl = useImageUrl();
  const name = { id, version };
  const dense = { width: size.width * 2, height: size.height * 2 };
  return (
    <img
      src={imageUrl(name, size)}
      srcSet={`${imageUrl(name, size)} ${size.width}w, ${imageUrl(name, dense)} ${dense.width}w`}
      sizes={sizes ?? `min(100vw, ${size.width}px)`}
      width={size.width}
      height={size.height}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  );
}
