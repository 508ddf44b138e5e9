import MiniSearch from 'minisearch';
import type { Article } from '#content/article.ts';
import { type Marked, marked, passageAround } from './marked.ts';

/** An article that was found, with the words that were looked for marked in what a card shows. */
export interface FoundArticle<A> {
  article: A;
  title: Marked;
  excerpt: Marked;
  /** The place of the text where they stand, if the title and the excerpt do not have them all. */
  passage: Marked | null;
}

const LONGEST_QUERY = 100;
/** A slip of one letter is forgiven in words of this length. */
const LONG_WORD = 6;

/** What a visitor looks for: without control characters and outer spaces, and no longer than a search needs. */
export function readQuery(params: URLSearchParams): string {
  const typed = (params.get('q') ?? '').replace(/\s+/g, ' ').replace(/\p{C}/gu, '').trim();
  return [...typed].slice(0, LONGEST_QUERY).join('').trimEnd();
}

/**
 * A search over articles and their texts. It finds those that hold every word of a query, or one that begins with it, in
 * any case and with or without accents, the best first: a word counts for more in a title than in a text.
 */
export function createArticleSearch<A extends Article>(
  articles: readonly A[],
  wordsOf: (article: A) => string,
): (query: string) => FoundArticle<A>[] {
  const texts = new Map(articles.map((article) => [article.slug, wordsOf(article)]));
  const index = new MiniSearch<Article & { text: string }>({
    idField: 'slug',
    fields: ['title', 'category', 'keywords', 'excerpt', 'text'],
    extractField: (article, field) => [article[field as keyof Article]].flat().join(' '),
    tokenize: (text) => text.match(/[\p{L}\p{N}]+/gu) ?? [],
    processTerm: plain,
  });
  index.addAll(articles.map((article) => ({ ...article, text: texts.get(article.slug)! })));

  return (query) =>
    index
      .search(query, {
        combineWith: 'AND',
        prefix: true,
        fuzzy: (word) => (word.length >= LONG_WORD ? 1 : false),
        boost: { title: 6, category: 4, keywords: 4, excerpt: 2 },
      })
      .map(({ id, terms, queryTerms }) => {
        const article = articles.find(({ slug }) => slug === id)!;
        const isHit = (word: string) => terms.includes(plain(word));
        const [title, excerpt] = [marked(article.title, isHit), marked(article.excerpt, isHit)];
        const shown = [...title, ...excerpt]
          .filter(({ hit }) => hit)
          .map(({ words }) => plain(words));
        const isShown = (wanted: string) => shown.some((word) => word.startsWith(wanted));
        const passage = queryTerms.every(isShown)
          ? null
          : passageAround(texts.get(article.slug)!, isHit);
        return { article, title, excerpt, passage };
      });
}

function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
