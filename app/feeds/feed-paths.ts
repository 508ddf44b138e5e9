import { signPath } from '#domain/zodiac/sign-paths.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';

/** A feed as pages link it in their heads. */
export interface FeedLink {
  title: string;
  path: string;
  type: 'application/rss+xml' | 'application/feed+json';
}

export const BLOG_RSS = '/blog/feed.xml';
export const BLOG_JSON = '/blog/feed.json';
export const CORRECTIONS_RSS = '/method/corrections/feed.xml';

/** `/aries-daily-horoscope/feed.xml` */
export function signRss(sign: Sign): string {
  return `${signPath(sign)}/feed.xml`;
}

export function blogFeedLinks(siteName: string): FeedLink[] {
  const title = `The ${siteName} Blog`;
  return [
    { title, path: BLOG_RSS, type: 'application/rss+xml' },
    { title, path: BLOG_JSON, type: 'application/feed+json' },
  ];
}

export function signFeedLink(sign: Sign): FeedLink {
  return {
    title: `${signName(sign)} Daily Horoscope`,
    path: signRss(sign),
    type: 'application/rss+xml',
  };
}
