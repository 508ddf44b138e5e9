/** In characters; longer ones are cut. */
export const LONGEST_QUERY = 100;
