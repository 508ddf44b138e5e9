import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router';

/** What a loader passes to the rendering of its page: the first picture as a data URI, small, for the first view. */
export const inlineCoverContext = createContext('');

/** The same for the page's components; empty in the browser. */
export const InlineCoverContext = createReactContext('');
