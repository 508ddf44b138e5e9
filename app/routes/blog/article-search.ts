import MiniSearch from 'minisearch';
import type { Article } from '#content/article.ts';
import { LONGEST_QUERY } from './longest-query.ts';
import { passageAround, plainWord, wordsIn } from './marked.ts';

/** An article that was found, and by what. */
export interface FoundArticle {
  slug: string;
  /** The words to mark, as `plainWord` has them. */
  terms: string[];
  /** The place of the text where they stand, if the title and the excerpt do not have them all. */
  passage: string | null;
}

/** A slip of one letter is forgiven in words of this length. */
const LONG_WORD = 6;
/** A search holds the thread that serves everyone: nobody means more words than these, or the beginning `a`. */
const MOST_WORDS = 8;

/** What a visitor looks for: without control characters and outer spaces, and no longer than a search needs. */
export function readQuery(params: URLSearchParams): string {
  const typed = (params.get('q') ?? '').replace(/\s+/g, ' ').replace(/\p{C}/gu, '').trim();
  return [...typed.normalize('NFC')].slice(0, LONGEST_QUERY).join('').trimEnd();
}

/**
 * A search over articles and their texts. It finds those that hold every word of a query, or one that begins with it, in
 * any case and with or without accents, the best first: a word counts for more in a title than in a text.
 */
export function createArticleSearch(
  articles: readonly Article[],
  wordsOf: (article: Article) => string,
): (query: string) => FoundArticle[] {
  const texts = new Map(articles.map((article) => [article.slug, wordsOf(article)]));
  const index = new MiniSearch<Article & { text: string }>({
    idField: 'slug',
    fields: ['title', 'category', 'keywords', 'excerpt', 'text'],
    storeFields: ['title', 'excerpt'],
    extractField: (article, field) => [article[field as keyof Article]].flat().join(' '),
    tokenize: wordsIn,
    processTerm: plainWord,
  });
  index.addAll(articles.map((article) => ({ ...article, text: texts.get(article.slug)! })));

  return (query) =>
    index
      .search(wantedWords(query), {
        combineWith: 'AND',
        prefix: (word) => word.length > 1,
        fuzzy: (word) => (word.length >= LONG_WORD ? 1 : false),
        boost: { title: 6, category: 4, keywords: 4, excerpt: 2 },
      })
      .map(({ id: slug, terms, queryTerms, title, excerpt }) => {
        const shown = wordsIn(`${title} ${excerpt}`).map(plainWord);
        const isShown = (wanted: string) => shown.some((word) => word.startsWith(wanted));
        const passage = queryTerms.every(isShown) ? null : passageAround(texts.get(slug)!, terms);
        return { slug, terms, passage };
      });
}

/** The distinct words of a query. */
function wantedWords(query: string): string {
  return [...new Set(wordsIn(query).map(plainWord))].slice(0, MOST_WORDS).join(' ');
}
