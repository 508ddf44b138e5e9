import { createContext } from 'react-router';
import type { Instant } from '#domain/calendar/civil-date.ts';
import type { Services } from '#services/services.ts';

/** What the server passes to every loader. */
export interface SiteContext {
  services: Services;
  /** When rendering began, so all loaders agree on the date. */
  now: Instant;
  siteName: string;
  /** The canonical origin, without a trailing slash. */
  origin: string;
  /** Where pictures come from: `/images`, or the host that the operator configured. */
  imageHost: string;
  /** The nonce that identifies our own inline scripts; the server then allows them by hash. */
  nonce: string;
  /** Logs an error of which the reader sees only the status. */
  reportError: (error: unknown) => void;
}

export const siteContext = createContext<SiteContext>();
