/** Only a name: requests to the embedded project are answered in the process. */
export const INTERNAL_URL = 'http://embedded.internal';
