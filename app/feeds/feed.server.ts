import { Feed } from 'feed';
import type { SiteFacts } from '../meta/site-facts.ts';

interface FeedFacts {
  title: string;
  description: string;
  /** The page that this is the feed of. */
  path: string;
  rss: string;
  json?: string;
  updated: Date;
}

/** A feed of the site without its items. */
export function feedFor(site: SiteFacts, facts: FeedFacts): Feed {
  const link = site.origin + facts.path;
  return new Feed({
    title: facts.title,
    description: facts.description,
    id: link,
    link,
    language: 'en-US',
    updated: facts.updated,
    generator: site.siteName,
    author: { name: site.siteName, link: `${site.origin}/` },
    favicon: `${site.origin}/favicon.svg`,
    feedLinks: {
      rss: site.origin + facts.rss,
      ...(facts.json && { json: site.origin + facts.json }),
    },
  });
}
