import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router';

/** What a loader passes to the rendering of its page: the HTML of its prose, which is not sent a second time as data. */
export const servedProseContext = createContext('');

/** The same for the page's components; empty in the browser. */
export const ServedProseContext = createReactContext('');
