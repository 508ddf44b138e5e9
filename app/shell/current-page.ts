import { useEffect } from 'react';
import {
  type DataStrategyResult,
  type MiddlewareFunction,
  useLocation,
  useMatches,
} from 'react-router';
import { opensOffline } from '../offline/ask-worker.ts';
import { loadLateParts } from './late-scripts/late-part.tsx';

/** The current page and its loader data; null while an error screen shows. */
let shown: { path: string; loaderData: Map<string, unknown> } | null = null;
/** Whether the current page is still looking for its content. */
let isIncomplete = false;

/** Whether the page at `path` is on screen with its content, which a loader's data would replace. */
export function showsComplete(path: string): boolean {
  return shown?.path === path && !isIncomplete;
}

/** Called by a page that appears before it has its content. */
export function useMarkIncomplete(incomplete: boolean): void {
  useEffect(() => {
    isIncomplete = incomplete;
    return () => {
      isIncomplete = false;
    };
  }, [incomplete]);
}

/** Keeps track of the current page. */
export function useTrackCurrentPage(): void {
  const { pathname } = useLocation();
  const matches = useMatches();
  useEffect(() => {
    shown = {
      path: pathname,
      loaderData: new Map(matches.map(({ id, loaderData }) => [id, loaderData])),
    };
    return () => {
      shown = null;
    };
  }, [pathname, matches]);
}

/**
 * If revalidation fails, keeps the current page instead of replacing it with an error screen: either all of its
 * loaders' data is updated or none of it. Another page is loaded as a document if its response can't be read, if its
 * code doesn't load, or if the reader is offline and the service worker has cached it.
 */
export const keepCurrentPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  // The page shown when the request began, not when it fails.
  const before = shown;
  const results = await next();
  const url = new URL(request.url);
  const failed = Object.values(results).find(
    ({ type, result }) => type === 'error' && !isRedirect(result),
  );
  const missing = await loadLateParts(url.pathname).then(
    () => null,
    (cause) => ({ cause }),
  );
  if (!failed && !missing) return results;
  if (before?.path !== url.pathname) {
    if (request.signal.aborted) return results;
    if (missing || isUnreadable(failed!.result)) return loadDocument(request.url);
    const isCached = isOffline(failed!.result) && (await opensOffline(url));
    return isCached ? loadDocument(request.url) : results;
  }

  console.warn('Revalidation failed; the page stays as it is.', failed?.result ?? missing?.cause);
  return Object.fromEntries(
    Object.keys(results).map((id) => [id, { type: 'data', result: before.loaderData.get(id) }]),
  );
};

/** Loaders redirect by throwing a response. */
function isRedirect(result: unknown): boolean {
  return result instanceof Response && result.status >= 300 && result.status < 400;
}

/** What `fetch` throws if there was no response. */
function isOffline(error: unknown): boolean {
  return error instanceof TypeError;
}

/** The response isn't ours: a proxy or captive portal replaced it. */
function isUnreadable(error: unknown): boolean {
  return error instanceof Error && !(error instanceof TypeError);
}

/** Never resolves: the page that this code runs on goes away. */
function loadDocument(url: string): Promise<never> {
  location.assign(url);
  return new Promise(() => {});
}
