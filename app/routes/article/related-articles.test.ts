import { expect, it } from 'vitest';
import type { Article } from '#content/article.ts';
import { relatedArticles } from './related-articles.ts';

const SATURN = article('saturn', ['accuracy', 'full-moon']);
const ACCURACY = article('accuracy');
const MERCURY = article('mercury');
const FULL_MOON = article('full-moon');

it.each([
  [
    'names the related articles in their order',
    [SATURN, FULL_MOON, ACCURACY],
    ['accuracy', 'full-moon'],
  ],
  [
    'skips one that is not written, and fills up with the newest other',
    [SATURN, MERCURY, FULL_MOON],
    ['full-moon', 'mercury'],
  ],
  [
    'fills up from the list alone if none is written',
    [SATURN, MERCURY, article('timing'), article('zodiac')],
    ['mercury', 'timing'],
  ],
  ['never names the article itself', [SATURN, MERCURY], ['mercury']],
  ['is empty if there is no other article', [SATURN], []],
])('%s', (_name, articles, slugs) => {
  expect(relatedArticles(SATURN, articles).map(({ slug }) => slug)).toEqual(slugs);
});

function article(slug: string, related: string[] = []): Article {
  return {
    slug,
    title: slug,
    excerpt: '',
    date: '2025-01-03',
    readTime: '4 min read',
    category: 'Astrology Basics',
    image: slug,
    imageAlt: '',
    description: '',
    keywords: [],
    inShort: ['', '', ''],
    related,
  };
}
