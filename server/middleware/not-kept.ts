import type { MiddlewareHandler } from 'hono';

/**
 * What says nothing of keeping is asked for anew each time: a page turns with the day, and is written for
 * one request. `no-cache`, not `no-store`, lets a browser go back to it at once.
 */
export const notKept: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'private, no-cache');
};
