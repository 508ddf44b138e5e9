import { createPictureShelf } from './picture-shelf.server.ts';

/** All pictures of this process: the covers at all sizes that pages show take about 7 MB as WebP. */
export const pictureOf = createPictureShelf({
  mostBytes: 12 * 1024 * 1024,
  atOnce: 2,
  mostWaiting: 100,
});
