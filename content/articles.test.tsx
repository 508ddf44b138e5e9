import { readFileSync } from 'node:fs';
import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import routes from '#app/routes.ts';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { checkText } from '#domain/claims/check-text.ts';
import { htmlOf, labelsOf, textOf, writtenSlugs } from '#tests/factories/article-html.tsx';
import type { Article } from './article.ts';
import { ARTICLES } from './articles.ts';

const WORDS_PER_MINUTE = 220;

/** The specified articles: their dates and, for some, their read times. */
const SPECIFIED: readonly (readonly [slug: string, date: string, readTime?: string])[] = [
  ['best-time-read-horoscope', '2025-01-03', '4 min read'],
  ['understanding-daily-horoscopes', '2025-01-05'],
  ['mercury-retrograde-guide', '2025-01-08'],
  ['moon-phases-zodiac-signs', '2025-01-10'],
  ['zodiac-compatibility-guide', '2025-01-12'],
  ['lucky-numbers-colors-zodiac-signs-2025', '2025-01-13', '5 min read'],
  ['horoscope-accuracy-myth-or-science', '2025-01-14', '8 min read'],
  ['elements-astrology-guide', '2025-01-15'],
  ['venus-signs-love-astrology', '2025-01-16'],
  ['full-moon-effects-zodiac-signs-2025', '2025-01-17'],
  ['free-horoscope-apps-vs-professional-readings', '2025-01-18', '9 min read'],
  ['saturn-return-meaning-age-effects', '2025-01-19'],
  ['what-does-rising-sign-mean-horoscope', '2025-01-20', '6 min read'],
  ['chinese-zodiac-western-astrology-differences', '2025-01-21'],
  ['daily-horoscope-predictions-come-true', '2025-01-22', '7 min read'],
  ['best-zodiac-signs-for-marriage-compatibility', '2025-01-23', '11 min read'],
  ['zodiac-sign-personality-traits-accurate', '2025-01-24', '9 min read'],
  ['how-to-calculate-birth-chart-free', '2025-01-25', '12 min read'],
];

describe('the list of articles', () => {
  it('is newest first, each with its own cover', () => {
    const dates = ARTICLES.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(new Set(ARTICLES.map(({ image }) => image)).size).toBe(ARTICLES.length);
  });

  it('has every article folder', () => {
    expect(writtenSlugs()).toEqual(ARTICLES.map(({ slug }) => slug).sort());
  });

  it.each(SPECIFIED)('dates %s as specified', (slug, date, readTime) => {
    const article = ARTICLES.find((other) => other.slug === slug);
    expect(article?.date).toBe(date);
    if (readTime) expect(article?.readTime).toBe(readTime);
  });

  it('has an article in every category, and relates only to existing articles', () => {
    expect(new Set(ARTICLES.map(({ category }) => category)).size).toBe(17);
    const slugs = ARTICLES.map(({ slug }) => slug);
    for (const { related } of ARTICLES) expect(slugs).toEqual(expect.arrayContaining([...related]));
  });
});

it('catches a false statement planted in an article, with its date', () => {
  const mercury = ARTICLES.find(({ slug }) => slug === 'mercury-retrograde-guide')!;
  const planted = `${textOf(htmlOf(mercury))}\nMercury turned retrograde on 2 April 2025.`;
  expect(falseIn(planted, mercury)).toEqual([
    'Mercury turned retrograde on 2 April 2025: Mercury turns retrograde at 9° Aries at 06:48 UTC on March 15, 2025.',
  ]);
});

describe.each(ARTICLES)('$slug', (article) => {
  const html = htmlOf(article);

  it('takes as long to read as it says', () => {
    const minutes = wordsOf(textOf(html)).length / WORDS_PER_MINUTE;
    expect(Math.abs(minutes - Number.parseInt(article.readTime, 10))).toBeLessThanOrEqual(0.5);
  });

  it('links only to existing pages and anchors', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `/#${id}`);
    const hrefs = [...html.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href!);
    const dead = hrefs.filter(
      (href) => !ids.includes(href.replace(/^#/, '/#')) && !isPage(href) && !isForeign(href),
    );
    expect(dead).toEqual([]);
  });

  it('has unique headings, none above level two', () => {
    const headings = [...html.matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/gs)].map(([, h]) => textOf(h!));
    expect(headings.length).toBeGreaterThan(0);
    expect(headings).toEqual([...new Set(headings)]);
    expect(html).not.toContain('<h1');
  });

  it('imports nothing from outside its folder', () => {
    const source = readFileSync(`content/articles/${article.slug}/article.mdx`, 'utf8');
    const lines = source.split('\n').filter((line) => /^(import|export [{*].* from)\b/.test(line));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !/ from '\.\/[^'/]+';$/.test(line))).toEqual([]);
  });

  it('says nothing false about the sky on its date', () => {
    const said = [
      article.title,
      article.excerpt,
      article.description,
      article.imageAlt,
      ...article.inShort,
    ];
    const text = [...said, ...labelsOf(html), textOf(html)].join('\n');
    expect(falseIn(text, article)).toEqual([]);
  });

  it('fits the length limits of search results', () => {
    expect(article.description.length).toBeLessThanOrEqual(160);
    expect(article.keywords.length).toBeGreaterThan(0);
  });
});

/** Statements about the sky that the checker judges false on the article's date, with reasons. */
function falseIn(text: string, { date }: Article): string[] {
  return checkText(text, { date: civilDate(date) })
    .filter(({ verdict }) => verdict === 'false')
    .map((claim) => `${claim.text}: ${claim.reason}`);
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

function isPage(href: string): boolean {
  const [path] = href.split(/[?#]/);
  return routes.some(
    (route) =>
      (route.index && path === '/') || (isSpelledOut(route.path) && matches(route.path, path!)),
  );
}

function isSpelledOut(pattern: string | undefined): pattern is string {
  return pattern !== undefined && pattern !== '*';
}

function matches(pattern: string, path: string): boolean {
  return matchPath(`/${pattern}`, path) !== null;
}

function isForeign(href: string): boolean {
  return /^https:\/\//.test(href);
}
