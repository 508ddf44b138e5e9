import type { Feed } from 'feed';
import { TEN_MINUTES } from '../cache-control.ts';

/** Characters XML can't represent, even escaped; a stored text may contain one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: this pattern exists to match control characters
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export const RSS = 'application/rss+xml';
export const JSON_FEED = 'application/feed+json';

export function rssText(feed: Feed): string {
  return feed.rss2().replace(NOT_XML, '');
}

/** A response for machines that poll often: feed readers and crawlers. */
export function textResponse(text: string, type: string): Response {
  return new Response(text, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': TEN_MINUTES },
  });
}

/** For feeds and sitemaps while the store is down: with a 503, clients keep what they fetched before. */
export function serviceUnavailable(): Response {
  return new Response('Readings are temporarily unavailable. Please try again in a minute.', {
    status: 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '60' },
  });
}
