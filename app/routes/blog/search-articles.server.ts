import { ARTICLES } from '#content/articles.ts';
import { articleWords } from '../../articles/article-texts.server.tsx';
import { createArticleSearch, type FoundArticle } from './article-search.ts';

/** The articles that a query finds, in their texts too. The index is made with the first query. */
export function searchArticles(query: string): FoundArticle[] {
  search ??= createArticleSearch(ARTICLES, ({ slug }) => articleWords(slug));
  return search(query);
}

let search: ReturnType<typeof createArticleSearch> | undefined;
