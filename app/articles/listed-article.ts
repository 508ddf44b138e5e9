import type { Article } from '#content/article.ts';

/** An article as lists show it. */
export interface ListedArticle
  extends Pick<Article, 'slug' | 'title' | 'excerpt' | 'date' | 'readTime' | 'category' | 'image'> {
  /** Content hash of the cover; changes whenever the cover does. */
  coverVersion: string;
}

/** An article with all its metadata. */
export type WholeArticle = Article & Pick<ListedArticle, 'coverVersion'>;
