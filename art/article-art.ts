import type { Layer } from './plate/plate.ts';

/** What is computed for an article, exported by `art.ts` in the folder of its slug. */
export interface ArticleArt {
  /** The figures of the sky that its text prints, kept as `facts.json`. */
  facts?: () => unknown;
  /** Its drawings as SVG text, by the name of the file. */
  figures: Readonly<Record<string, () => string>>;
  /** Its cover, from back to front. */
  cover: () => readonly Layer[];
}
