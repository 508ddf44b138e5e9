import type { MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';

/** Addresses that answer with a picture or with data, not with a page. */
const RESOURCE =
  /^\/(images|share|sitemaps)\/|^\/sky\/[^/]+\.(json|ics)$|^\/sky\.ics$|\/feed\.(xml|json)$|^\/(sitemap\.xml|robots\.txt|llms\.txt|manifest\.json)$|^\/[a-z]+-daily-horoscope\/[^/]+\.json$/;
/** How the router asks for the data of a page. */
const DATA = /(\/_?)?\.data$/;

/** Feed readers come often, and mostly hear that nothing has changed. */
const tagged = etag();

/**
 * Resources are read and nothing else, and have no second address: the router would answer any method,
 * and give each of them once more as `.data`.
 */
export const resourceRules: MiddlewareHandler = async (c, next) => {
  const path = c.req.path.toLowerCase().replace(/\/+$/, '');
  if (!RESOURCE.test(path.replace(DATA, ''))) return next();
  if (DATA.test(path)) return c.text('There is nothing here.', 404);
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return tagged(c, next);
  return c.text('This can only be read.', 405, { Allow: 'GET, HEAD' });
};
