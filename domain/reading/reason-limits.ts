/** The longest note that an operator may add to a change, in characters. */
export const LONGEST_NOTE = 200;

/** The longest reason that is shown, in characters; ours are shorter. */
export const LONGEST_REASON = 800;
