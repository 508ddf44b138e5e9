import { createPictureShelf } from './picture-shelf.server.ts';

/** All pictures of this process: the covers at all sizes that pages show take about 7 MB as WebP. */
export const pictureOf = createPictureShelf({
  mostBytes: 12 * 1024 * 1024,
  atOnce: 2,
  mostWaiting: 100,
});

/** Images of the bucket in sizes that anyone may ask for: apart, so that they hold up no picture of a page. */
export const storedPictureOf = createPictureShelf({
  mostBytes: 4 * 1024 * 1024,
  atOnce: 1,
  mostWaiting: 10,
});
