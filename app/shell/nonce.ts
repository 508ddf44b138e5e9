import { createContext } from 'react';

/**
 * Marks the inline scripts of the page being rendered, which the server then allows by their hashes; empty in the
 * browser.
 */
export const NonceContext = createContext('');
