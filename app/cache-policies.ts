/**
 * Values of `Cache-Control` for files, feeds, pictures and JSON. Not for pages: how long shared caches may keep one is in
 * `server/pages/serve-pages.ts`, our own cache is `server/pages/page-cache.ts`, and a response without a value gets one
 * from `server/middleware/default-caching.ts`.
 */

/** Immutable. */
export const FOR_GOOD = 'public, max-age=31536000, immutable';

/** A browser revalidates after a day, and usually gets a 304. */
export const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** For what may change within the day. */
export const AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

/** For what contains a reading: once that is withdrawn, no cache may show it for longer. */
export const TEN_MINUTES = 'public, max-age=600';
