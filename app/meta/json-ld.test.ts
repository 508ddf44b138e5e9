import type { MetaDescriptor } from 'react-router';
import { expect, it } from 'vitest';
import { ARTICLES } from '#content/articles.ts';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { signLore } from '#domain/zodiac/sign-lore.ts';
import { SIGN_PAIRS } from '#domain/zodiac/sign-pairs.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { storedReading } from '#tests/factories/reading.ts';
import { articleMeta } from '../routes/article/article-meta.ts';
import { blogMeta, filteredListMeta } from '../routes/blog/blog-meta.ts';
import { homeMeta } from '../routes/home/home-meta.ts';
import { loreMeta } from '../routes/lore/lore-meta.ts';
import { pairMeta } from '../routes/pair/pair-meta.ts';
import { readingMeta } from '../routes/sign/reading-meta.ts';
import { signsMeta } from '../routes/signs/signs-meta.ts';
import { errorMeta } from './error-meta.ts';

const SITE = { siteName: 'Ephemera', origin: 'https://ephemera.test', imageHost: '/images' };

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const PAGES: [string, MetaDescriptor[], string[]][] = [
  ['the home page', homeMeta(SITE), ['Organization', 'WebSite']],
  ['the list of articles', blogMeta(SITE, ARTICLES), ['Blog', 'BreadcrumbList', 'Organization']],
  [
    'the page of a sign',
    readingMeta(SITE, storedReading('leo'), 'today'),
    ['Article', 'BreadcrumbList', 'DefinedTerm', 'Organization'],
  ],
  ['the page of the signs', signsMeta(SITE), ['BreadcrumbList', 'Organization', 'WebPage']],
  ...SIGNS.map((sign): [string, MetaDescriptor[], string[]] => [
    `the lore of ${sign}`,
    loreMeta(SITE, sign, signLore(sign)),
    ['BreadcrumbList', 'DefinedTerm', 'Organization'],
  ]),
  ...SIGN_PAIRS.map((pair): [string, MetaDescriptor[], string[]] => [
    `${pair.a} and ${pair.b}`,
    pairMeta(SITE, pair),
    ['BreadcrumbList', 'Organization', 'WebPage'],
  ]),
  [
    'the page of a date',
    readingMeta(
      SITE,
      storedReading('leo', civilDate('2026-03-01'), { introduction: 'An evening for letters.' }),
      'dated',
    ),
    ['Article', 'BreadcrumbList', 'DefinedTerm', 'Organization'],
  ],
  ...ARTICLES.map((article): [string, MetaDescriptor[], string[]] => [
    `the article ${article.slug}`,
    articleMeta(SITE, { ...article, coverVersion: '1a2b3c' }),
    ['Article', 'BreadcrumbList', 'Organization'],
  ]),
];

it.each(PAGES)('%s is described in whole, absolute and linked nodes', (_name, tags, types) => {
  const graph = graphOf(tags);
  expect(graph['@context']).toBe('https://schema.org');
  const nodes = graph['@graph'] as { [key: string]: Json }[];
  expect(nodes.map((node) => node['@type']).sort()).toEqual(types);

  const ids = new Set<Json | undefined>(nodes.map((node) => node['@id']));
  walk(graph, (key, value) => {
    expect(value, key).not.toBeNull();
    expect(value, key).not.toBe('');
    if (Array.isArray(value)) expect(value.length, key).toBeGreaterThan(0);
    if (['url', 'item', 'logo', 'mainEntityOfPage', '@id'].includes(key)) {
      expect(value).toMatch(/^https:\/\/ephemera\.test\//);
    }
    if (key.startsWith('date')) expect(value).toMatch(/^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/);
    if (isReference(value)) expect(ids, key).toContain(value['@id']);
  });
});

it('offers the search of the articles on the home page', () => {
  const nodes = graphOf(homeMeta(SITE))['@graph'] as { [key: string]: Json }[];
  expect(nodes.find((node) => node['@type'] === 'WebSite')?.potentialAction).toEqual({
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: 'https://ephemera.test/blog?q={search_term_string}',
    },
    'query-input': 'required name=search_term_string',
  });
});

it('gives every page a description of its own', () => {
  const descriptions = PAGES.map(([, tags]) => {
    const tag = tags.find((tag) => 'name' in tag && tag.name === 'description');
    return (tag as { content: string }).content;
  });
  expect(new Set(descriptions).size).toBe(descriptions.length);
  for (const description of descriptions) expect(description.length).toBeLessThanOrEqual(160);
});

it.each([
  ['Page Not Found', errorMeta({ status: 404, statusText: '', internal: false, data: null }, SITE)],
  ['the error screen', errorMeta(new Error('secret'), SITE)],
])('keeps %s out of search', (_name, tags) => {
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(JSON.stringify(tags)).not.toMatch(/canonical|ld\+json|secret/);
});

it('keeps the results of a query out of search engines, and names the whole list as canonical', () => {
  const tags = filteredListMeta(SITE, 'moon');
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(tags).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://ephemera.test/blog',
  });
  expect(JSON.stringify(tags)).not.toContain('ld+json');
});

function graphOf(tags: MetaDescriptor[]): { [key: string]: Json } {
  const tag = tags.find((tag) => 'script:ld+json' in tag) as { 'script:ld+json': object };
  return JSON.parse(JSON.stringify(tag['script:ld+json']));
}

function walk(value: Json, visit: (key: string, value: Json) => void, key = 'graph') {
  visit(key, value);
  if (Array.isArray(value)) for (const entry of value) walk(entry, visit, key);
  else if (value && typeof value === 'object') {
    for (const [name, entry] of Object.entries(value)) walk(entry, visit, name);
  }
}

function isReference(value: Json): value is { '@id': Json } {
  return value !== null && typeof value === 'object' && Object.keys(value).join() === '@id';
}
