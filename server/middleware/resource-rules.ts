import type { MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';

/** Addresses of pictures and data, not pages. */
const RESOURCE =
  /^\/(images|share|sitemaps)\/|^\/sky\/[^/]+\.(json|ics)$|^\/sky\.ics$|\/feed\.(xml|json)$|^\/(sitemap\.xml|robots\.txt|llms\.txt|manifest\.json)$|^\/[a-z]+-daily-horoscope\/[^/]+\.json$/;
/** Addresses that only redirect to a page. */
const REDIRECT = /^\/(signs\/pair|aries-daily-reading)$/;
/** How the router requests the data of a page. */
const DATA = /(\/_?)?\.data$/;

/** The methods that resources accept. */
const READ = 'GET, HEAD';

/** Feed readers poll often, and mostly get a 304. */
const tagged = etag();

/**
 * Resources accept only GET and HEAD, and have one URL each: the router would accept any method, and serve each of them
 * again as `.data`. Redirects are read-only, too; pages answer other methods with the error screen.
 */
export const resourceRules: MiddlewareHandler = async (c, next) => {
  const path = withoutTrailingSlashes(c.req.path.toLowerCase());
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (!RESOURCE.test(path.replace(DATA, '')) && (isRead || !REDIRECT.test(path))) {
    await next();
    if (c.res.status === 405) c.header('Allow', READ);
    return;
  }
  if (DATA.test(path)) return c.text('There is nothing here.', 404);
  if (isRead) {
    // HEAD is answered as GET, so that both have the same tag; Node sends no body.
    if (c.req.method === 'HEAD') c.req.raw = new Request(c.req.raw, { method: 'GET' });
    return tagged(c, next);
  }
  return c.text('Only GET and HEAD are allowed here.', 405, { Allow: READ });
};

/** A regular expression would take quadratic time: a path may be thousands of slashes long. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end);
}
