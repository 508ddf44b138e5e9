/** The longest note that an operator may add to a change, in characters. */
export const MAX_NOTE_LENGTH = 200;

/** The longest reason that is shown, in characters; ours are shorter. */
export const MAX_REASON_LENGTH = 800;
