/** For `Cache-Control`: immutable. */
export const FOR_GOOD = 'public, max-age=31536000, immutable';

/** A browser asks again after a day, and mostly hears that nothing has changed. */
export const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** What may be written anew on its day. */
export const AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

/** What a new reading or article changes, asked for by machines that come often. */
export const A_QUARTER_HOUR = 'public, max-age=900, stale-while-revalidate=3600';
