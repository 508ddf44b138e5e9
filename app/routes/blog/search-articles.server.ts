import { ARTICLES } from '#content/articles.ts';
import { articleWords } from '../../articles/article-texts.server.tsx';
import { createArticleSearch, type FoundArticle } from './article-search.ts';

/** The articles that match a query, including their texts. The first query builds the index. */
export function searchArticles(query: string): FoundArticle[] {
  search ??= createArticleSearch(ARTICLES, ({ slug }) => articleWords(slug));
  return search(query);
}

let search: ReturnType<typeof createArticleSearch> | undefined;
