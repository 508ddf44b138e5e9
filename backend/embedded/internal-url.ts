/** A placeholder: requests to the embedded project never leave the process. */
export const INTERNAL_URL = 'http://embedded.internal';
