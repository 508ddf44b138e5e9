import { describe, expect, it } from 'vitest';
import type { Article } from '#content/article.ts';
import { createArticleSearch, readQuery } from './article-search.ts';
import { marked } from './marked.ts';

const ARTICLES = [
  article('saturn', 'Saturn Return: Meaning, Age and Effects', 'Life Transitions', [
    'late twenties',
  ]),
  article('mercury', 'Mercury Retrograde', 'Planetary Influences', ['stations', 'Café del Cielo']),
  article('timing', 'The Best Time to Read Your Daily Horoscope', 'Daily Practice', ['morning']),
];
const TEXTS: Record<string, string> = {
  saturn: 'The rings turn their edge to us.\nA telescope shows them.',
  mercury: `Word after word ${'and on '.repeat(30)}until the heart of the Sun, which is called cazimi, ${'and on '.repeat(30)}.`,
  timing: 'Saturn is mentioned here too, once, by the way.',
};
const find = createArticleSearch(
  ARTICLES.map((article) => ({ ...article, text: TEXTS[article.slug]! })),
);

describe('finding articles', () => {
  it.each([
    ['a word of the title, before one of a text', 'saturn', ['saturn', 'timing']],
    ['any case', 'MERCURY', ['mercury']],
    ['the beginning of a word', 'retro', ['mercury']],
    ['no word that merely contains it', 'trograde', []],
    ['words of the excerpt', 'about timing', ['timing']],
    ['a category', 'life transitions', ['saturn']],
    ['a keyword', 'stations', ['mercury']],
    ['a word of the text', 'telescope', ['saturn']],
    ['words out of order and from several places', 'twenties rings', ['saturn']],
    ['an accent where the text has none', 'rétrogradé', ['mercury']],
    ['no accent where the text has one', 'cafe', ['mercury']],
    ['a slip of one letter in a long word', 'retrogrde', ['mercury']],
    ['no slip in a short one', 'rigs', []],
    ['punctuation left aside', 'saturn: age?', ['saturn']],
    ['only articles with every word', 'telescope mercury', []],
    ['nothing for a word that is nowhere', 'tarot', []],
    ['nothing for marks alone', '!?', []],
  ])('finds %s', (_name, query, slugs) => {
    expect(find(query).map(({ slug }) => slug)).toEqual(slugs);
  });
});

describe('what is found', () => {
  it('marks whole words, without a passage if the card has them all', () => {
    const [found] = find('retro');
    expect(found!.passage).toBeNull();
    expect(marked('Mercury Rétrograde', found!.terms)).toEqual([
      { words: 'Mercury ', hit: false },
      { words: 'Rétrograde', hit: true },
    ]);
  });

  it('shows the passage in the text if the card does not have it', () => {
    const [found] = find('edge rings');
    expect(found!.passage).toBe('The rings turn their edge to us.');
    expect(found!.terms.sort()).toEqual(['edge', 'rings']);
  });

  it('is cut from a long paragraph at word boundaries', () => {
    const passage = find('cazimi')[0]!.passage!;
    expect(passage).toMatch(/^… (and )?on .* cazimi, .* …$/);
    expect(passage.length).toBeLessThan(230);
  });
});

describe('the query in the URL', () => {
  it.each([
    ['is empty where there is none', '', ''],
    ['loses the spaces around and between', 'q=++moon+++phases+', 'moon phases'],
    ['is cut at a hundred letters', `q=${'a'.repeat(140)}`, 'a'.repeat(100)],
    ['is not cut inside a letter', `q=${'a'.repeat(99)}%F0%9F%8C%99b`, `${'a'.repeat(99)}🌙`],
    ['is the first of several', 'q=moon&q=sun', 'moon'],
  ])('%s', (_name, search, query) => {
    expect(readQuery(new URLSearchParams(search))).toBe(query);
  });
});

function article(slug: string, title: string, category: Article['category'], keywords: string[]) {
  return {
    slug,
    title,
    excerpt: `An article about ${slug}.`,
    date: '2025-01-03',
    readTime: '4 min read',
    category,
    image: slug,
    imageAlt: '',
    description: '',
    keywords,
    inShort: ['', '', ''],
    related: [],
  } satisfies Article;
}
