import type { Layer } from './plate/plate.ts';

/** The art of an article, exported by `art.ts` in the folder of its slug. */
export interface ArticleArt {
  /** The astronomical values printed in its text, stored as `facts.json`. */
  facts?: () => unknown;
  /** Its drawings as SVG text, by file name. */
  figures: Readonly<Record<string, () => string>>;
  /** The layers of its cover, back to front. */
  cover: () => readonly Layer[];
}
