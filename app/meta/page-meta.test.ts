import { expect, it } from 'vitest';
import { hiddenMeta } from './hidden-meta.ts';
import { pageMeta } from './page-meta.ts';

const SITE = { siteName: 'Ephemera', origin: 'https://ephemera.test', imageHost: '/images' };

const PAGE = {
  title: 'Mercury Retrograde',
  description: 'What it is.',
  keywords: ['Mercury', 'stations'],
  steps: [
    { name: 'Blog', path: '/blog' },
    { name: 'Mercury', path: '/blog/mercury-retrograde-guide' },
  ],
  things: [],
};

it('says who, what and where, for people and for machines', () => {
  expect(pageMeta(SITE, PAGE)).toEqual([
    { title: 'Mercury Retrograde | Ephemera' },
    { name: 'description', content: 'What it is.' },
    { name: 'keywords', content: 'Mercury, stations' },
    { name: 'robots', content: 'index, follow' },
    {
      tagName: 'link',
      rel: 'canonical',
      href: 'https://ephemera.test/blog/mercury-retrograde-guide',
    },
    { property: 'og:site_name', content: 'Ephemera' },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: 'https://ephemera.test/blog/mercury-retrograde-guide' },
    { property: 'og:title', content: 'Mercury Retrograde' },
    { property: 'og:description', content: 'What it is.' },
    { property: 'og:image', content: 'https://ephemera.test/share/home.png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    {
      property: 'og:image:alt',
      content: 'The Moon of the day, the twelve signs of the zodiac and the name Ephemera.',
    },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: 'Mercury Retrograde' },
    { name: 'twitter:description', content: 'What it is.' },
    { name: 'twitter:image', content: 'https://ephemera.test/share/home.png' },
    {
      name: 'twitter:image:alt',
      content: 'The Moon of the day, the twelve signs of the zodiac and the name Ephemera.',
    },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@graph': [
          expect.objectContaining({ '@type': 'Organization', name: 'Ephemera' }),
          expect.objectContaining({
            '@type': 'BreadcrumbList',
            itemListElement: [
              expect.objectContaining({ name: 'Ephemera', item: 'https://ephemera.test/' }),
              expect.objectContaining({ name: 'Blog', item: 'https://ephemera.test/blog' }),
              expect.objectContaining({ name: 'Mercury', position: 3 }),
            ],
          }),
        ],
      },
    },
  ]);
});

it('says when an article was published, and when it was changed only if it was', () => {
  const article = { published: '2025-01-08', section: 'Planetary Influences' };
  const once = pageMeta(SITE, { ...PAGE, article });
  expect(once).toContainEqual({ property: 'og:type', content: 'article' });
  expect(once).toContainEqual({ property: 'article:published_time', content: '2025-01-08' });
  expect(once).toContainEqual({ property: 'article:section', content: 'Planetary Influences' });
  expect(JSON.stringify(once)).not.toContain('modified');

  const twice = pageMeta(SITE, { ...PAGE, article: { ...article, modified: '2025-02-01' } });
  expect(twice).toContainEqual({ property: 'article:modified_time', content: '2025-02-01' });
});

it('takes a picture from a foreign host as it is', () => {
  const image = { address: 'https://photos.test/a?w=1200&h=630&fit=crop', alt: 'A loop.' };
  const tags = pageMeta(SITE, { ...PAGE, image });
  expect(tags).toContainEqual({ property: 'og:image', content: image.address });
  expect(tags).toContainEqual({ property: 'og:image:alt', content: 'A loop.' });
});

it('cuts a long title and description at a word', () => {
  const tags = pageMeta(SITE, {
    ...PAGE,
    title: 'Moon '.repeat(40).trim(),
    description: 'tide '.repeat(80).trim(),
  });
  expect(tags).toContainEqual({ title: `${'Moon '.repeat(17)}Moon… | Ephemera` });
  const description = `${'tide '.repeat(31)}tide…`;
  expect(tags).toContainEqual({ name: 'description', content: description });
  expect(tags).toContainEqual({ property: 'og:description', content: description });
});

it('keeps a hidden page out of search, without address or picture', () => {
  const page = { title: 'Page Not Found', description: 'Nothing is here.' };
  expect(hiddenMeta(SITE, page)).toEqual([
    { title: 'Page Not Found | Ephemera' },
    { name: 'description', content: 'Nothing is here.' },
    { name: 'robots', content: 'noindex' },
  ]);
  expect(hiddenMeta(undefined, page)[0]).toEqual({ title: 'Page Not Found' });
});
