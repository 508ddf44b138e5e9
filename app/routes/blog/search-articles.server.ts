import { ARTICLES } from '#content/articles.ts';
import { articleWords } from '../../articles/article-texts.server.tsx';
import { createArticleSearch, type FoundArticle } from './article-search.ts';

/** The articles that match a query, including their texts. The first query builds the index. */
export async function searchArticles(query: string): Promise<FoundArticle[]> {
  search ??= openSearch();
  return (await search)(query);
}

let search: ReturnType<typeof openSearch> | undefined;

async function openSearch() {
  const texts = await Promise.all(ARTICLES.map(({ slug }) => articleWords(slug)));
  return createArticleSearch(ARTICLES.map((article, i) => ({ ...article, text: texts[i]! })));
}
