import { createContext } from 'react';

/** The content-security nonce of the page being rendered; empty in the browser, where it is of no use. */
export const NonceContext = createContext('');
