import type {
  RouteHandlerCallbackOptions,
  RouteMatchCallbackOptions,
  WorkboxPlugin,
} from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { NetworkFirst } from 'workbox-strategies';
import { addDays } from '#domain/calendar/civil-date.ts';
import { HOUR_MS } from '#domain/calendar/durations.ts';
import { datedPath, signOfPath } from '#domain/zodiac/sign-paths.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import {
  datedPageOfToday,
  freshnessOf,
  isPagePath,
  mayBeCached,
  PAGES,
  readerToday,
  withNotice,
} from '../offline-page.ts';
import { OFFLINE_PATH, offlinePathFor } from '../offline-path.ts';
import { keepAssets } from './files.ts';

declare const self: ServiceWorkerGlobalScope;

const MAX_PAGES = 40;
/** How long to wait for the network before showing the cached copy, if there is one that may be shown today. */
const PATIENCE_SECONDS = 4;
/** A page cached more recently than this isn't fetched again just to be cached. */
const FRESH_MS = HOUR_MS;
/** Contains only `/offline`, apart from {@link PAGES}: it is never evicted. */
const OFFLINE = 'offline';

const onlyGoodPages: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    mayBeCached(new URL(request.url)) && isWhole(response) ? response : null,

  // A page that was taken down is removed from the cache, too.
  async fetchDidSucceed({ request, response }) {
    if (response.status === 404 || response.status === 410)
      await (await caches.open(PAGES)).delete(request.url);
    return response;
  },
};

const onlyIfShowable: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ request, cachedResponse }) {
    if (!cachedResponse) return null;
    const html = await cachedResponse.clone().text();
    const freshness = freshnessOf(new URL(request.url).pathname, html, readerToday());
    if (freshness.kind === 'current') return cachedResponse;
    if (freshness.kind === 'of-another-day') return null;
    const headers = new Headers(cachedResponse.headers);
    // These describe the body as it was sent, compressed.
    for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name);
    return new Response(withNotice(html, freshness.cachedOn), { headers });
  },

  handlerDidError: ({ request }) => insteadOf(new URL(request.url)),
};

const bounded = new ExpirationPlugin({ maxEntries: MAX_PAGES, purgeOnQuotaError: true });

const visited = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [onlyGoodPages, onlyIfShowable, bounded],
});
/** The same cache for pages that nobody waits for. */
const ahead = new NetworkFirst({ cacheName: PAGES, plugins: [onlyGoodPages, bounded] });
const offline = new NetworkFirst({
  cacheName: OFFLINE,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions: { ignoreSearch: true },
});

export function isPage({ url, sameOrigin, request }: RouteMatchCallbackOptions): boolean {
  if (!sameOrigin || request.mode !== 'navigate') return false;
  return isPagePath(url.pathname) || url.pathname === OFFLINE_PATH;
}

/** From the network, and cached; or from the cache if the network fails. */
export function openPage({ event, request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  return (url.pathname === OFFLINE_PATH ? offline : visited).handle({ event, request });
}

/** Throws if it can't be fetched; then the worker isn't installed. */
export async function keepOfflineList(event: ExtendableEvent): Promise<void> {
  const response = await fetch(OFFLINE_PATH, { cache: 'no-cache' });
  if (!isWhole(response)) throw new Error(`${OFFLINE_PATH} returned ${response.status}.`);
  const html = await response.clone().text();
  await (await caches.open(OFFLINE)).put(OFFLINE_PATH, response);
  await keepAssets(event, html);
}

/** Whether a page of this address is cached, and may be shown on the reader's date. */
export async function opensOffline(address: Pick<URL, 'pathname' | 'search'>): Promise<boolean> {
  if (!mayBeCached(address)) return false;
  const cached = await (await caches.open(PAGES)).match(address.pathname);
  if (!cached) return false;
  const { kind } = freshnessOf(address.pathname, await cached.text(), readerToday());
  return kind !== 'of-another-day';
}

/**
 * Caches the page at a path that the reader has opened, unless it was cached recently, with the assets that it names.
 * For a sign's page, also caches the sign's dated pages for yesterday, today and tomorrow, unless this device remembers
 * another sign. Nothing is fetched for a sign whose page isn't open: the server would learn which one is the reader's.
 */
export async function keepPages(
  event: ExtendableEvent,
  opened: string,
  mySign: string | undefined,
): Promise<void> {
  const sign = signOfPath(opened);
  const dated = sign && (!mySign || mySign === sign) ? datedPathsOf(sign) : [];
  for (const path of [opened, ...dated]) {
    const url = new URL(path, self.location.origin);
    if (url.origin !== self.location.origin || !mayBeCached(url)) continue;
    if (!(await isFresh(url))) await keepPage(event, url).catch(() => {});
    await keepAssetsOf(event, url).catch(() => {});
  }
}

function datedPathsOf(sign: Sign): string[] {
  const today = readerToday();
  return [-1, 0, 1].map((days) => datedPath(sign, addDays(today, days)));
}

async function keepPage(event: ExtendableEvent, url: URL): Promise<void> {
  const [, cached] = ahead.handleAll({ event, request: new Request(url, { cache: 'no-cache' }) });
  await cached;
}

async function keepAssetsOf(event: ExtendableEvent, url: URL): Promise<void> {
  const cached = await (await caches.open(PAGES)).match(url);
  if (cached) await keepAssets(event, await cached.text());
}

async function isFresh(url: URL): Promise<boolean> {
  const cached = await (await caches.open(PAGES)).match(url);
  const age = Date.now() - Date.parse(cached?.headers.get('Date') ?? '');
  return age < FRESH_MS;
}

/** Whether this is our own answer to the requested address. */
function isWhole({ status, type, redirected, headers }: Response): boolean {
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  return status === 200 && type === 'basic' && !redirected && isHtml;
}

/** Where to redirect a reader whose page can't be reached and must not be shown from the cache. */
async function insteadOf({ pathname, search }: URL): Promise<Response> {
  const dated = datedPageOfToday(pathname, readerToday());
  const isKept = dated && (await (await caches.open(PAGES)).match(dated));
  return Response.redirect(isKept ? dated : offlinePathFor(pathname + search));
}
