import { describe, expect, it } from 'vitest';
import type { Article } from '#content/article.ts';
import { findArticles, readQuery } from './find-articles.ts';

const ARTICLES = [
  article('saturn', 'Saturn Return: Meaning, Age and Effects', 'Life Transitions', [
    'late twenties',
  ]),
  article('mercury', 'Mercury Retrograde', 'Planetary Influences', ['stations', 'Café del Cielo']),
  article('timing', 'The Best Time to Read Your Daily Horoscope', 'Daily Practice', ['morning']),
];

describe('finding articles', () => {
  it.each([
    ['a word of the title', 'saturn', ['saturn']],
    ['any case', 'MERCURY', ['mercury']],
    ['the beginning of a word', 'retro', ['mercury']],
    ['words of the excerpt', 'about timing', ['timing']],
    ['a category', 'life transitions', ['saturn']],
    ['a keyword', 'stations', ['mercury']],
    ['words out of order and from several places', 'twenties return', ['saturn']],
    ['an accent where the text has none', 'rétrogradé', ['mercury']],
    ['no accent where the text has one', 'cafe', ['mercury']],
    ['punctuation left aside', 'saturn: age?', ['saturn']],
    ['what several share', 'article', ['saturn', 'mercury', 'timing']],
    ['only articles with every word', 'saturn mercury', []],
    ['nothing for a word that is nowhere', 'tarot', []],
    ['nothing for marks alone', '!?', []],
    ['everything for nothing', '', ['saturn', 'mercury', 'timing']],
  ])('finds %s', (_name, query, slugs) => {
    expect(findArticles(ARTICLES, query).map(({ slug }) => slug)).toEqual(slugs);
  });
});

describe('the query in the address', () => {
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
