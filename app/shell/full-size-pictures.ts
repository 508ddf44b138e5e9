import { afterFirstPaint } from './late-scripts/after-first-paint.ts';

/** Also called before hydration: in the browser React renders no inline picture, so the markup must not contain one. */
export function removeSmallPictures(doc: Document): void {
  for (const small of doc.querySelectorAll('source[srcset^="data:"]')) small.remove();
}

/**
 * Replaces the small picture in a page's first view with the full-size one, which then loads; see
 * app/pictures/inline-cover.ts.
 */
export function startFullSizePictures(page: Window) {
  const { document: doc } = page;
  const start = () => removeSmallPictures(doc);
  afterFirstPaint(page, () => {
    if (doc.readyState === 'loading') doc.addEventListener('DOMContentLoaded', start);
    else start();
  });
}
