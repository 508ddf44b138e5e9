/** In characters; longer queries are cut. */
export const MAX_QUERY_LENGTH = 100;
