import type { IncomingMessage } from 'node:http';
import { routeKind } from '../middleware/route-kind.ts';

export interface PageAddress {
  /** Tells pages apart: pages with the same key are the same. */
  key: string;
  path: string;
  /** What the page is rendered for; without `SITE_URL`, its host is that of the request. */
  url: string;
}

type RequestTarget = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** As `canonicalPath` writes it, with nothing to decode. */
const CANONICAL = /^\/$|^(\/[a-z0-9][a-z0-9-]*)+$/;
const HOST = /^[a-z0-9.-]{1,253}(:\d{1,5})?$/;
const ADMIN = /^\/admin(\/|$)/;
const MAX_PATH_LENGTH = 120;

/** Query parameters that routes read. Every other page is rendered without its query, whatever a link has added. */
const READ_PARAMETERS: readonly [path: RegExp, names: readonly string[]][] = [
  [/^\/blog$/, ['q', 'category']],
  [/^\/sky$/, ['month', 'year']],
  [/^\/signs\/pair$/, ['a', 'b']],
  [/^\/method\/corrections$/, ['page']],
  [/^\/[a-z]+-daily-horoscope\/day$/, ['date']],
];

/** Most requests are for a few pages. If there are more, the map is cleared. */
const MAX_KNOWN = 500;
const MAX_KNOWN_LENGTH = 300;

/** A memoized `pageAddress` for the requests of a site. */
export function pageAddresses(siteUrl: string | null): typeof find {
  const known = new Map<string, PageAddress | null>();
  function find(request: RequestTarget): PageAddress | null {
    const { method, url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return null;
    const asked = siteUrl === null ? `${headers.host} ${url}` : url;
    let address = known.get(asked);
    if (address !== undefined) return address;
    address = pageAddress(request, siteUrl);
    if (known.size >= MAX_KNOWN) known.clear();
    if (asked.length <= MAX_KNOWN_LENGTH) known.set(asked, address);
    return address;
  }
  return find;
}

/**
 * The page that a request asks for, or null if it asks for something else or for a page that is not cached: the
 * operator's, a search, or a URL that redirects. Nothing of the request but the path and host gets into the page.
 */
function pageAddress(
  { url = '', headers }: RequestTarget,
  siteUrl: string | null,
): PageAddress | null {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  if (path.length > MAX_PATH_LENGTH || !CANONICAL.test(path)) return null;
  if (routeKind(path) !== 'page' || ADMIN.test(path)) return null;
  if (mark >= 0 && readsQuery(path, url.slice(mark))) return null;

  if (siteUrl !== null) return { key: path, path, url: siteUrl + path };
  const host = headers.host?.toLowerCase() ?? '';
  // Such as a port above 65535.
  if (!URL.canParse(`http://${host}${path}`)) return null;
  return HOST.test(host) ? { key: host + path, path, url: `http://${host}${path}` } : null;
}

function readsQuery(path: string, search: string): boolean {
  const read = READ_PARAMETERS.find(([pattern]) => pattern.test(path))?.[1];
  if (!read) return false;
  const parameters = new URLSearchParams(search);
  return read.some((name) => parameters.has(name));
}
