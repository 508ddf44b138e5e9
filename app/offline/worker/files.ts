import type { RouteMatchCallbackOptions } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';

/** A build has about a hundred; pages of an earlier one still need theirs. */
const MAX_ASSETS = 250;
const MAX_PICTURES = 40;

const bounded = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

export const openAsset = new CacheFirst({ cacheName: 'assets', plugins: [bounded(MAX_ASSETS)] });
export const openPicture = new StaleWhileRevalidate({
  cacheName: 'pictures',
  plugins: [bounded(MAX_PICTURES)],
});

export function isAsset({ url, sameOrigin }: RouteMatchCallbackOptions): boolean {
  return sameOrigin && url.pathname.startsWith('/assets/');
}

/** An article's cover, in a size that the page asks for. */
export function isPicture({ url, sameOrigin, request }: RouteMatchCallbackOptions): boolean {
  return sameOrigin && request.destination === 'image' && url.pathname.startsWith('/images/');
}

/** Caches the assets that a page or a list names, one after another, since nobody is waiting. */
export async function keepAssets(event: ExtendableEvent, text: string): Promise<void> {
  for (const path of new Set(text.match(/\/assets\/[\w.-]+/g))) {
    const [, cached] = openAsset.handleAll({ event, request: new Request(path) });
    await cached;
  }
}
