import type { Feed } from 'feed';
import { A_QUARTER_HOUR } from '../cache-policies.ts';

export function rssResponse(feed: Feed): Response {
  return textResponse(feed.rss2(), 'application/rss+xml');
}

export function jsonFeedResponse(feed: Feed): Response {
  return textResponse(feed.json1(), 'application/feed+json');
}

/** A text for machines that come often: feed readers and crawlers. */
export function textResponse(text: string, type: string): Response {
  return new Response(text, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': A_QUARTER_HOUR },
  });
}

/** For feeds and sitemaps while the store is away: what was fetched before stays good. */
export function comeAgainLater(): Response {
  return new Response('Readings are temporarily unavailable. Please try again in a minute.', {
    status: 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '60' },
  });
}
