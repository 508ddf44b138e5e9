import type { MetaDescriptor } from 'react-router';
import type { FeedLink } from '../../feeds/feed-paths.ts';
import { CORRECTIONS_RSS } from '../../feeds/feed-paths.ts';
import { hiddenMeta } from '../../meta/hidden-meta.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import type { SiteFacts } from '../../meta/site-facts.ts';

export const METHOD_PATH = '/method';
export const CORRECTIONS_PATH = '/method/corrections';

const METHOD = { name: 'How We Check', path: METHOD_PATH };
const CORRECTIONS = { name: 'Corrections', path: CORRECTIONS_PATH };
const KEYWORDS = ['horoscope accuracy', 'ephemeris', 'fact-checked horoscope', 'astrology'];

export const CORRECTIONS_FEED: FeedLink = {
  title: 'Corrections',
  path: CORRECTIONS_RSS,
  type: 'application/rss+xml',
};

const ABOUT_CORRECTIONS = 'Every change to a published reading, with both texts and the date.';

export function methodMeta(site: SiteFacts): MetaDescriptor[] {
  return pageMeta(site, {
    title: 'How We Check',
    description:
      'What “checked” means: how the sky of a reading is computed, tested and compared with its text, what no program can check, and what happens when we are wrong.',
    keywords: KEYWORDS,
    steps: [METHOD],
    feeds: [CORRECTIONS_FEED],
    things: [],
  });
}

/** Only the first page of the list is for search engines. */
export function correctionsMeta(site: SiteFacts, page: number): MetaDescriptor[] {
  if (page > 1) {
    return hiddenMeta(site, {
      title: `Corrections, Page ${page}`,
      description: ABOUT_CORRECTIONS,
    });
  }
  return pageMeta(site, {
    title: 'Corrections',
    description: ABOUT_CORRECTIONS,
    keywords: KEYWORDS,
    steps: [METHOD, CORRECTIONS],
    feeds: [CORRECTIONS_FEED],
    things: [],
  });
}
