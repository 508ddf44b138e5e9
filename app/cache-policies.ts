/** For `Cache-Control`: immutable. */
export const FOR_GOOD = 'public, max-age=31536000, immutable';

/** A browser revalidates after a day, and usually gets a 304. */
export const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** For pages that may change within the day. */
export const AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

/** For machines that poll often and need new readings and articles. */
export const A_QUARTER_HOUR = 'public, max-age=900, stale-while-revalidate=3600';
