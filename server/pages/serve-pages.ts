import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageLifetime } from '#app/cache-control.ts';
import type { RecordRequest } from '../middleware/observe-requests.ts';
import { liveDatesBy } from './live-dates.ts';
import { pageAddresses } from './page-address.ts';
import { type Found, openPageCache, type PageCacheDeps } from './page-cache.ts';
import { sendAnswer } from './send-answer.ts';

/** Answers a request, or returns false to leave it to the next handler. */
export type Answerer = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Answers requests for pages from the page cache. Without `siteUrl` a page contains the host name of the request, so no
 * cache but ours may store it.
 */
export function servePages(
  deps: PageCacheDeps & {
    siteUrl: string | null;
    record: RecordRequest;
    /** Whether a request is recorded here; by default each is. */
    isRecorded?: (request: IncomingMessage) => boolean;
  },
): Answerer {
  const { siteUrl, record, isRecorded = () => true } = deps;
  const { clock } = deps.services;
  const cache = openPageCache(deps);
  const live = liveDatesBy(clock);
  const addressOf = pageAddresses(siteUrl);

  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { found, path, started }: { found: Found; path: string; started: number },
  ): void {
    const { answer, status, isCurrent } = found;
    const mayShare = siteUrl !== null && isCurrent && answer.status === 200;
    const caching = mayShare ? pageLifetime(live().until - clock()) : 'private, no-cache';
    const isPage = !('cache-control' in answer.headers);
    sendAnswer(request, response, answer, {
      more: ['cache-status', status, ...(isPage ? ['cache-control', caching] : [])],
      done(sent) {
        if (!isRecorded(request)) return;
        record({ method: request.method!, path, ms: performance.now() - started, ...sent });
      },
    });
  }

  return (request, response) => {
    const address = addressOf(request);
    if (!address) return false;
    const { path } = address;
    const started = performance.now();
    const cached = cache.cached(address);
    if (cached) answer(request, response, { found: cached, path, started });
    else
      cache
        .rendered(address)
        .then((found) => answer(request, response, { found, path, started }))
        .catch((error) => response.destroy(error));
    return true;
  };
}
