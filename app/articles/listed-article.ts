import type { Article } from '#content/article.ts';

/** An article as pages are given it. */
export interface ListedArticle extends Article {
  /** Names the contents of its cover: another cover has another. */
  coverVersion: string;
}
