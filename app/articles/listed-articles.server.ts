import { ARTICLES } from '#content/articles.ts';
import { versionOf } from '../pictures/originals.server.ts';
import type { ListedArticle } from './listed-article.ts';

/** Every article, newest first. */
export function listedArticles(): Promise<readonly ListedArticle[]> {
  return Promise.all(
    ARTICLES.map(async (article) => ({
      ...article,
      coverVersion: (await versionOf(article.image)) ?? '',
    })),
  );
}
