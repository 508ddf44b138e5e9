import type { MiddlewareHandler } from 'hono';
import { decodedOrNull } from '../decoded-or-null.ts';

/**
 * A page has one URL: lowercase, without a trailing or a doubled slash, and with no letter, digit or `-._~`
 * percent-encoded (RFC 3986, 6.2.2.2). Any other spelling redirects there permanently.
 */
export const canonicalPath: MiddlewareHandler = async (c, next) => {
  const url = new URL(c.req.url);
  // Twice: Node's adapter writes a stray `%` as `%25`, and the router decodes a path twice.
  const decoded = decodedOrNull(url.pathname);
  if (decoded === null || decodedOrNull(decoded) === null)
    return c.text('The URL is malformed.', 400);
  const canonical = url.pathname
    .replace(/%[0-9a-f]{2}/gi, unreserved)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (!isRead || canonical === url.pathname || url.pathname.startsWith('/assets/')) return next();
  return c.redirect(canonical + url.search, 301);
};

/** `%61` as `a`; other codes as they are. */
function unreserved(code: string): string {
  const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : code;
}
