import { createContext } from 'react';

/**
 * The nonce that identifies our own inline scripts in the page being rendered; the server then allows them by hash.
 * Empty in the browser.
 */
export const NonceContext = createContext('');
