import MiniSearch from 'minisearch';
import type { Article } from '#content/article.ts';
import { passageAround, plainWord, wordsIn } from './marked.ts';
import { MAX_QUERY_LENGTH } from './max-query-length.ts';

/** A search result, and what matched. */
export interface FoundArticle {
  slug: string;
  /** The words to highlight, as `plainWord` returns them. */
  terms: string[];
  /** The passage of the text with the words, unless the title and the excerpt have them all. */
  passage: string | null;
}

type ArticleWithText = Article & { text: string };

/** Words of at least this length tolerate one typo. */
const LONG_WORD = 6;
/** Searching blocks the main thread, so queries are limited to this many words, and one letter is too short. */
const MAX_WORDS = 8;

/** A cleaned-up query: no control characters or surrounding spaces, and no longer than a search needs. */
export function readQuery(params: URLSearchParams): string {
  const typed = (params.get('q') ?? '').replace(/\s+/g, ' ').replace(/\p{C}/gu, '').trim();
  return [...typed.normalize('NFC')].slice(0, MAX_QUERY_LENGTH).join('').trimEnd();
}

/**
 * Searches articles and their texts for those that contain every word of a query, or a word that starts with it,
 * ignoring case and accents; best match first, titles weighing more than text.
 */
export function createArticleSearch(
  articles: readonly ArticleWithText[],
): (query: string) => FoundArticle[] {
  const index = new MiniSearch<ArticleWithText>({
    idField: 'slug',
    fields: ['title', 'category', 'keywords', 'excerpt', 'text'],
    storeFields: ['title', 'excerpt', 'text'],
    extractField: (article, field) => [article[field as keyof ArticleWithText]].flat().join(' '),
    tokenize: wordsIn,
    processTerm: plainWord,
  });
  index.addAll(articles);

  return (query) =>
    index
      .search(wantedWords(query), {
        combineWith: 'AND',
        prefix: (word) => word.length > 1,
        fuzzy: (word) => (word.length >= LONG_WORD ? 1 : false),
        boost: { title: 6, category: 4, keywords: 4, excerpt: 2 },
      })
      .map(({ id: slug, terms, queryTerms, title, excerpt, text }) => {
        const shown = wordsIn(`${title} ${excerpt}`).map(plainWord);
        const isShown = (wanted: string) => shown.some((word) => word.startsWith(wanted));
        const passage = queryTerms.every(isShown) ? null : passageAround(text, terms);
        return { slug, terms, passage };
      });
}

/** The distinct words of a query. */
function wantedWords(query: string): string {
  return [...new Set(wordsIn(query).map(plainWord))].slice(0, MAX_WORDS).join(' ');
}
