import type { MetaDescriptor } from 'react-router';
import type { Blog } from 'schema-dts';
import type { Article } from '#content/article.ts';
import { blogFeedLinks } from '../../feeds/feed-paths.ts';
import { hiddenMeta } from '../../meta/hidden-meta.ts';
import { ASTROLOGY, publisher } from '../../meta/json-ld.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import type { SiteFacts } from '../../meta/site-facts.ts';

const DESCRIPTION =
  'Plain guides to astrology: the planets and their returns, Mercury retrograde, the Moon, the signs, and how to read a daily horoscope.';

/** The metadata of the list of articles. */
export function blogMeta(
  site: SiteFacts,
  articles: readonly Pick<Article, 'slug' | 'title' | 'date'>[],
): MetaDescriptor[] {
  return pageMeta(site, {
    title: 'Astrology Blog',
    description: DESCRIPTION,
    keywords: ['astrology blog', 'astrology guides', 'horoscope', 'zodiac signs', 'moon phases'],
    steps: [{ name: 'Blog', path: '/blog' }],
    feeds: blogFeedLinks(site.siteName),
    things: [blog(site, articles)],
  });
}

/** Filtered lists are not for search engines. */
export function filteredListMeta(site: SiteFacts, title: string): MetaDescriptor[] {
  return [
    ...hiddenMeta(site, { title, description: DESCRIPTION }),
    { tagName: 'link', rel: 'canonical', href: `${site.origin}/blog` },
  ];
}

function blog(
  site: SiteFacts,
  articles: readonly Pick<Article, 'slug' | 'title' | 'date'>[],
): Blog {
  return {
    '@type': 'Blog',
    '@id': `${site.origin}/blog#blog`,
    name: `The ${site.siteName} Blog`,
    url: `${site.origin}/blog`,
    description: DESCRIPTION,
    inLanguage: 'en-US',
    about: ASTROLOGY,
    publisher: publisher(site),
    blogPost: articles.map(({ slug, title, date }) => ({
      '@type': 'BlogPosting',
      headline: title,
      url: `${site.origin}/blog/${slug}`,
      datePublished: date,
    })),
  };
}
