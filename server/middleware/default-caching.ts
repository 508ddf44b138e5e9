import type { MiddlewareHandler } from 'hono';

/**
 * Makes responses without a Cache-Control revalidate, because a page changes with the date. `no-cache`, not `no-store`,
 * lets a browser go back to it at once. Without `siteUrl`, a response may contain the request's host name, so no shared
 * cache may store it; immutable ones contain none.
 */
export function defaultCaching(siteUrl: string | null): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const caching = c.res.headers.get('Cache-Control');
    if (caching === null) c.header('Cache-Control', 'private, no-cache');
    else if (siteUrl === null && !caching.includes('immutable'))
      c.header('Cache-Control', caching.replace(/^public\b/, 'private'));
  };
}
