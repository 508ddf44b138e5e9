import type { MiddlewareHandler } from 'hono';

/**
 * Answers without a Cache-Control must be revalidated, because a page changes with the date. `no-cache`, not `no-store`,
 * lets a browser go back to it at once.
 */
export const notKept: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'private, no-cache');
};
