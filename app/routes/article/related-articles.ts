import type { Article } from '#content/article.ts';

const RELATED = 2;

/** What to read after `article`: its related articles that exist, then the newest others until there are enough. */
export function relatedArticles<A extends Article>(article: Article, articles: readonly A[]): A[] {
  const named = article.related.flatMap((slug) => articles.filter((other) => other.slug === slug));
  const others = articles.filter((other) => other.slug !== article.slug && !named.includes(other));
  return [...named, ...others].slice(0, Math.max(RELATED, named.length));
}
