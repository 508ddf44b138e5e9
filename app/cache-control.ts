/**
 * How long browsers and CDNs may cache responses, as values of `Cache-Control`. A response without one gets `no-cache`
 * (`server/middleware/default-caching.ts`). Our own cache of pages is `server/pages/page-cache.ts`; it drops a page
 * when what it shows changes.
 */

/** Immutable. */
export const FOR_GOOD = 'public, max-age=31536000, immutable';

/** A browser revalidates after a day, and usually gets a 304. */
export const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** For what may change within the day. */
export const AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

/** For what contains a reading and isn't a page: once the reading is withdrawn, no cache may show it for longer. */
export const TEN_MINUTES = 'public, max-age=600';

/** A CDN isn't notified of changes: it revalidates a page after ten minutes, and when the dates change. */
const PAGE_MS = 600_000;

/**
 * For a page, which browsers always revalidate; the live dates change in `msUntilDatesChange`. Without `SITE_URL`,
 * `server/pages/serve-pages.ts` sends `private, no-cache` instead.
 */
export function pageLifetime(msUntilDatesChange: number): string {
  const seconds = Math.floor(Math.min(PAGE_MS, msUntilDatesChange) / 1_000);
  return `public, max-age=0, must-revalidate, s-maxage=${seconds}`;
}
