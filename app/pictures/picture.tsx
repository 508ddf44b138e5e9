import { use } from 'react';
import { useSite } from '../shell/use-site.ts';
import { imageUrl, type PictureName, type PictureSize } from './image-url.ts';
import { InlineCoverContext } from './inline-cover.ts';

/** Phones with three device pixels per CSS pixel get a picture for two: a third would triple the bytes for little. */
const PHONE = '(max-width: 40rem)';
const ON_DENSE_PHONE = `${PHONE} and (min-resolution: 2.5dppx) 67vw`;

interface PictureProps extends PictureName {
  size: PictureSize;
  /** Alternative text; empty if the text beside it says the same. */
  alt: string;
  /** For the picture at the top of a page: it does not load lazily, and a small one is in the page's HTML. */
  first?: boolean;
  /** The width on the page, if smaller than the picture and the screen. */
  sizes?: string;
  className?: string;
}

/** A picture by its id, sharp on dense screens too, with its space reserved. */
export function Picture({ id, version, size, alt, first = false, sizes, className }: PictureProps) {
  const imageUrl = useImageUrl();
  const name = { id, version };
  const inline = use(InlineCoverContext);
  const dense = { width: size.width * 2, height: size.height * 2 };
  const picture = (
    <img
      src={imageUrl(name, size)}
      srcSet={`${imageUrl(name, size)} ${size.width}w, ${imageUrl(name, dense)} ${dense.width}w`}
      sizes={sizes ?? `${ON_DENSE_PHONE}, min(100vw, ${size.width}px)`}
      width={size.width}
      height={size.height}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  );
  if (!first) return picture;
  return (
    <picture>
      {inline && <source type="image/avif" media={PHONE} srcSet={inline} />}
      {picture}
    </picture>
  );
}

/** `imageUrl` with this site's picture host. */
function useImageUrl(): (name: PictureName, size: PictureSize) => string {
  const { imageHost } = useSite();
  return (name, size) => imageUrl(name, size, imageHost);
}
