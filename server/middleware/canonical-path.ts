import type { MiddlewareHandler } from 'hono';

/**
 * A page has one address: lowercase, without a trailing or a doubled slash. Any other way of writing it
 * leads there for good.
 */
export const canonicalPath: MiddlewareHandler = async (c, next) => {
  const url = new URL(c.req.url);
  if (!isDecodable(url.pathname)) return c.text('The address is not well written.', 400);
  const canonical = url.pathname
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
  const asked = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (!asked || canonical === url.pathname || url.pathname.startsWith('/assets/')) return next();
  return c.redirect(canonical + url.search, 301);
};

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
