import { createContext } from 'react-router';
import type { Instant } from '#domain/calendar/civil-date.ts';
import type { Services } from '#services/services.ts';

/** What the server hands to every loader. */
export interface SiteContext {
  services: Services;
  /** When the rendering began, so that all its loaders agree on the date. */
  now: Instant;
  siteName: string;
  /** The canonical origin, without a trailing slash. */
  origin: string;
  /** Where pictures are: `/images`, or the host that the operator chose. */
  imageHost: string;
  /** Marks the scripts of our own code, which the server then allows by their hashes. */
  nonce: string;
  /** Tells the operator of an error that the reader sees only the status of. */
  reportError: (error: unknown) => void;
}

export const siteContext = createContext<SiteContext>();
