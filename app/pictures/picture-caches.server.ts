import { createPictureCache } from './picture-cache.server.ts';

/** Every picture of this process: the covers at all page sizes take about 7 MB as WebP. */
export const pictureOf = createPictureCache({
  maxBytes: 12 * 1024 * 1024,
  atOnce: 2,
  maxWaiting: 100,
});

/** Images of the bucket at arbitrary sizes: a separate queue, so they never delay a page's pictures. */
export const storedPictureOf = createPictureCache({
  maxBytes: 4 * 1024 * 1024,
  atOnce: 1,
  maxWaiting: 10,
});
