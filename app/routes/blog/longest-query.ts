/** In characters; longer queries are cut. */
export const LONGEST_QUERY = 100;
