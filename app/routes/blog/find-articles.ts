import type { Article } from '#content/article.ts';

const LONGEST_QUERY = 100;

/** What a visitor looks for: without control characters and outer spaces, and no longer than a search needs. */
export function readQuery(params: URLSearchParams): string {
  const typed = (params.get('q') ?? '').replace(/\s+/g, ' ').replace(/\p{C}/gu, '').trim();
  return [...typed].slice(0, LONGEST_QUERY).join('').trimEnd();
}

/** The articles that hold every word of `query`, in any case and with or without accents. */
export function findArticles(articles: readonly Article[], query: string): readonly Article[] {
  if (!query) return articles;
  const wanted = plainWords(query);
  if (wanted.length === 0) return [];
  return articles.filter((article) => {
    const held = plainWords(searchable(article)).join(' ');
    return wanted.every((word) => held.includes(word));
  });
}

function searchable({ title, excerpt, category, keywords }: Article): string {
  return [title, excerpt, category, ...keywords].join(' ');
}

function plainWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
