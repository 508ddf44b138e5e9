import { createContext } from 'react-router';
import type { Services } from '#services/services.ts';

/** What the server hands to every loader. */
export interface SiteContext {
  services: Services;
  siteName: string;
  /** The canonical origin, without a trailing slash. */
  origin: string;
  /** For the scripts written into the page, by the content-security policy. */
  nonce: string;
}

export const siteContext = createContext<SiteContext>();
