import { describe, expect, it } from 'vitest';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { storedReading } from '#tests/factories/reading.ts';
import { pageTitle, readingDescription, readingMeta, signMeta, signTitle } from './reading-meta.ts';

const SITE = { siteName: 'Ephemera', origin: 'https://ephemera.test', imageHost: '/images' };

const READING = storedReading('aries', civilDate('2026-11-21'), {
  title: 'Aries Daily Horoscope for November 21, 2026: A *Quiet* Start',
  createdAt: '2026-11-20T09:00:00+00:00',
  updatedAt: '2026-11-20T09:00:00.000Z',
});

function graphOf(tags: ReturnType<typeof readingMeta>) {
  const script = tags.find((tag) => 'script:ld+json' in tag) as {
    'script:ld+json': { '@graph': Record<string, unknown>[] };
  };
  const nodes = script['script:ld+json']['@graph'];
  return (type: string) => nodes.find((node) => node['@type'] === type);
}

it.each([
  ['the sign’s page', 'today', '/aries-daily-horoscope'],
  ['the page of a date', 'dated', '/aries-daily-horoscope/2026-11-21'],
] as const)('gives %s a canonical address of its own', (_name, page, path) => {
  const tags = readingMeta(SITE, READING, page);
  const url = `https://ephemera.test${path}`;
  expect(tags).toContainEqual({ title: 'Aries Daily Horoscope for November 21, 2026 | Ephemera' });
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: url });
  expect(tags).toContainEqual({ property: 'og:url', content: url });
  expect(tags).toContainEqual({ name: 'robots', content: 'index, follow' });
  expect(tags).toContainEqual({
    property: 'og:image',
    content: 'https://ephemera.test/share/aries/2026-11-21.png',
  });
  expect(graphOf(tags)('Article')).toMatchObject({ mainEntityOfPage: url });
});

it.each([
  ['', 'A morning for small repairs. Walk at the speed of the slowest person.'],
  [
    'Walk at the speed of the slowest person.',
    'A morning for small repairs. Walk at the speed of the slowest person.',
  ],
  [
    'Chairs can be borrowed.',
    'Chairs can be borrowed. A morning for small repairs. Walk at the speed of the slowest person.',
  ],
  [
    'A compliment that comes a day after has something that the prompt one never has.',
    'A compliment that comes a day after has something that the prompt one never has.',
  ],
])(
  'is described by its sentence “%s”, and its opening if that is short',
  (sentence, description) => {
    const introduction = 'A morning for small repairs. Walk at the speed of the slowest person.';
    const sections = [{ title: 'Love', content: sentence, basis: '' }];
    expect(readingDescription({ introduction, sentence, sections })).toBe(description);
  },
);

it('is an article on the sign and on astrology, published by the site', () => {
  const node = graphOf(readingMeta(SITE, READING, 'today'));
  expect(node('Article')).toEqual({
    '@type': 'Article',
    '@id': 'https://ephemera.test/aries-daily-horoscope#article',
    headline: 'Aries Daily Horoscope for November 21, 2026: A Quiet Start',
    description: 'A morning for small repairs.',
    articleSection: 'Daily Horoscope',
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    datePublished: '2026-11-20T09:00:00.000Z',
    temporalCoverage: '2026-11-21',
    about: [
      { '@id': 'https://ephemera.test/aries-daily-horoscope#sign' },
      {
        '@type': 'Thing',
        name: 'Astrology',
        sameAs: 'https://en.wikipedia.org/wiki/Astrology',
      },
    ],
    image: {
      '@type': 'ImageObject',
      url: 'https://ephemera.test/share/aries/2026-11-21.png',
      width: '1200 px',
      height: '630 px',
    },
    author: { '@id': 'https://ephemera.test/#organization' },
    publisher: { '@id': 'https://ephemera.test/#organization' },
    mainEntityOfPage: 'https://ephemera.test/aries-daily-horoscope',
  });
  expect(node('Organization')).toMatchObject({
    '@id': 'https://ephemera.test/#organization',
    name: 'Ephemera',
  });
  expect(node('DefinedTerm')).toMatchObject({
    '@id': 'https://ephemera.test/aries-daily-horoscope#sign',
    name: 'Aries',
    description: 'The cardinal fire sign ruled by Mars, of those born from Mar 21 to Apr 19.',
  });
});

it('has breadcrumbs from home through the sign to the date', () => {
  const node = graphOf(readingMeta(SITE, READING, 'dated'));
  expect(node('BreadcrumbList')).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Ephemera', item: 'https://ephemera.test/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Aries Daily Horoscope',
        item: 'https://ephemera.test/aries-daily-horoscope',
      },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'November 21, 2026',
        item: 'https://ephemera.test/aries-daily-horoscope/2026-11-21',
      },
    ],
  });
});

describe('the date of change', () => {
  it.each([
    ['the same instant written differently', '2026-11-20T09:00:00.000Z', undefined],
    ['a later one', '2026-11-21T06:00:00Z', '2026-11-21T06:00:00.000Z'],
  ])('with %s', (_name, updatedAt, modified) => {
    const tags = readingMeta(SITE, { ...READING, updatedAt }, 'today');
    expect(graphOf(tags)('Article')?.dateModified).toBe(modified);
    expect(JSON.stringify(tags).includes('article:modified_time')).toBe(modified !== undefined);
  });

  it('serves as the date of publication if that is not known', () => {
    const { createdAt: _, ...reading } = READING;
    const tags = readingMeta(SITE, reading, 'today');
    expect(graphOf(tags)('Article')).toMatchObject({ datePublished: '2026-11-20T09:00:00.000Z' });
    expect(graphOf(tags)('Article')).not.toHaveProperty('dateModified');
  });
});

it('names the page as its tags do', () => {
  expect(pageTitle(READING, 'Ephemera')).toBe(
    'Aries Daily Horoscope for November 21, 2026 | Ephemera',
  );
});

it('has an address and a description before it has a reading', () => {
  const tags = signMeta(SITE, 'virgo');
  expect(tags).toContainEqual({ title: 'Virgo Daily Horoscope | Ephemera' });
  expect(signTitle('virgo', 'Ephemera')).toBe('Virgo Daily Horoscope | Ephemera');
  expect(tags).toContainEqual({
    name: 'description',
    content: 'Today’s free horoscope for Virgo, written from the computed sky of your own day.',
  });
  expect(tags).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://ephemera.test/virgo-daily-horoscope',
  });
  expect(JSON.stringify(tags)).not.toMatch(/published|"Article"/);
});

it('writes “the” before Sun and Moon', () => {
  expect(graphOf(signMeta(SITE, 'cancer'))('DefinedTerm')).toMatchObject({
    description: 'The cardinal water sign ruled by the Moon, of those born from Jun 21 to Jul 22.',
  });
});
