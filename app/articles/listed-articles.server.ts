import { ARTICLES } from '#content/articles.ts';
import { versionOf } from '../pictures/originals.server.ts';
import type { ListedArticle, WholeArticle } from './listed-article.ts';

/** Every article as lists show it, newest first. */
export async function listedArticles(): Promise<readonly ListedArticle[]> {
  return (await wholeArticles()).map(asListed);
}

/** Every article with all its metadata, newest first. */
export function wholeArticles(): Promise<readonly WholeArticle[]> {
  return Promise.all(
    ARTICLES.map(async (article) => ({
      ...article,
      coverVersion: (await versionOf(article.image)) ?? '',
    })),
  );
}

export function asListed(article: WholeArticle): ListedArticle {
  const { slug, title, excerpt, date, readTime, category, image, coverVersion } = article;
  return { slug, title, excerpt, date, readTime, category, image, coverVersion };
}
