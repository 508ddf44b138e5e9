import { addDays, type CivilDate, civilDateAt, longDate } from '#domain/calendar/civil-date.ts';
import { datedPath, signOfPath } from '#domain/zodiac/sign-paths.ts';

/**
 * Decides how an offline page (one cached on the reader's device) may be shown, for both the service worker and the
 * pages. A page is cached as the server rendered it, with every date that was then today somewhere; on another date it
 * must not pass for today's.
 */

/** The cache of pages. Its entries have the addresses of pages without a query. */
export const PAGES = 'pages';

/** How the site writes the paths of its pages; files and JSON don't match. */
const PAGE_PATH = /^\/$|^(\/[a-z0-9][a-z0-9-]*)+$/;
const NOT_A_PAGE =
  /^\/(admin|offline|rest|auth|functions|storage|realtime|images|share|assets|healthz|metrics)(\/|$)/;

/** Whether this is the path of a page for readers; the operator's pages are left alone. */
export function isPagePath(path: string): boolean {
  return PAGE_PATH.test(path) && !NOT_A_PAGE.test(path);
}

/**
 * Whether the page at this address may be cached. With a query it could be one of many pages, or a second address of
 * the same page.
 */
export function mayBeCached({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  return search === '' && isPagePath(pathname);
}

/** The date by the clock of the device. */
export function readerToday(): CivilDate {
  const now = new Date();
  return civilDateAt(now.getTime(), -now.getTimezoneOffset());
}

export type Freshness =
  | { kind: 'current' }
  /**
   * Rendered for another date, and may be shown with a notice. `cachedOn` is the UTC date on which the server rendered
   * it.
   */
  | { kind: 'outdated'; cachedOn: CivilDate }
  /** Its address promises today, but it contains another date: it must not be shown. */
  | { kind: 'of-another-day' };

/** How an offline page relates to `today`, the reader's date. */
export function freshnessOf(path: string, html: string, today: CivilDate): Freshness {
  const { siteDate, shows } = datesIn(html);
  if (shows.includes(today)) return { kind: 'current' };
  if (siteDate === null || promisesToday(path)) return { kind: 'of-another-day' };
  return { kind: 'outdated', cachedOn: siteDate };
}

/** The dated page with today's reading for the same sign. */
export function datedPageOfToday(path: string, today: CivilDate): string | null {
  const sign = signOfPath(path);
  return sign && datedPath(sign, today);
}

/**
 * The page with a notice above it, which styles/offline.css shows. The attribute can't be renamed: pages that were
 * cached earlier contain styles that depend on it.
 */
export function withNotice(html: string, cachedOn: CivilDate): string {
  const notice = `This page was saved on this device on ${longDate(cachedOn)}. The site can’t be reached right now.`;
  return html.replace('<html ', `<html data-kept="${notice}" `);
}

function promisesToday(path: string): boolean {
  return path === '/' || signOfPath(path) !== null;
}

/** What the server wrote on the root element; see shell/reader-day.ts. */
function datesIn(html: string): { siteDate: CivilDate | null; shows: CivilDate[] } {
  const siteDate = /<html [^>]*data-site-date="(\d{4}-\d{2}-\d{2})"/.exec(html)?.[1] as
    | CivilDate
    | undefined;
  const offsets = /<html [^>]*data-live-days="([-\d ]+)"/.exec(html)?.[1];
  if (!siteDate || !offsets) return { siteDate: null, shows: [] };
  return { siteDate, shows: offsets.split(' ').map((offset) => addDays(siteDate, Number(offset))) };
}
