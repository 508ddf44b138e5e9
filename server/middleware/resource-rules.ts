import type { MiddlewareHandler } from 'hono';

/** Addresses that answer with a picture or with data, not with a page. */
const RESOURCE =
  /^\/(images|share|sky|sitemaps)\/|\/feed\.(xml|json)(\.data)?$|^\/(sitemap\.xml|robots\.txt|llms\.txt)(\.data)?$|^\/[a-z]+-daily-horoscope\/[^/]+\.json(\.data)?$/;

/**
 * Resources are read and nothing else, and have no second address: the router would answer any method,
 * and give each of them once more as `.data`.
 */
export const resourceRules: MiddlewareHandler = async (c, next) => {
  if (!RESOURCE.test(c.req.path)) return next();
  if (c.req.path.endsWith('.data')) return c.text('There is nothing here.', 404);
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  return c.text('This can only be read.', 405, { Allow: 'GET, HEAD' });
};
