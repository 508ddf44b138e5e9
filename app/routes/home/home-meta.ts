import type { MetaDescriptor } from 'react-router';
import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { blogFeedLinks } from '../../feeds/feed-paths.ts';
import { ASTROLOGY, publisher } from '../../meta/json-ld.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import type { SiteFacts } from '../../meta/site-facts.ts';

const DESCRIPTION =
  'Free daily horoscopes for all twelve signs, written from the computed sky of your own day.';

/** The metadata of the home page and the site. */
export function homeMeta(site: SiteFacts): MetaDescriptor[] {
  return pageMeta(site, {
    title: 'Daily Horoscopes for All Twelve Signs',
    description: DESCRIPTION,
    keywords: [
      'daily horoscope',
      'free horoscope',
      'horoscope today',
      'zodiac signs',
      'astrology',
      'moon phase today',
    ],
    steps: [],
    feeds: blogFeedLinks(site.siteName),
    things: [webSite(site)],
  });
}

function webSite(site: SiteFacts): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${site.origin}/blog?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': `${site.origin}/#website`,
    name: site.siteName,
    url: `${site.origin}/`,
    description: DESCRIPTION,
    inLanguage: 'en-US',
    about: ASTROLOGY,
    publisher: publisher(site),
    potentialAction: search,
  };
}
