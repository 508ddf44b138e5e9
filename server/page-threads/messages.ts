import type { ChangedReading } from '#services/reading-changes.ts';
import type { LogSettings } from '../log/open-log.ts';
import type { CountedRequest } from '../metrics.ts';

/** What a page thread starts with. */
export interface PageThreadSettings {
  /** Where the main thread listens. */
  mainSocket: string;
  address: { port: number; host: string; reusePort: boolean };
  siteUrl: string | null;
  /** Whether browsers may have the service worker. */
  serviceWorker: boolean;
  log: LogSettings;
  /** How far the site's clock is ahead of the machine's. */
  clockAheadMs: number;
  isListening: boolean;
  /** Whether the main thread has metrics. */
  isCounted: boolean;
}

export type MessageToThread =
  | { type: 'changed'; changed: ChangedReading | null }
  | { type: 'listening'; isListening: boolean }
  | { type: 'close'; patienceMs: number };

export type MessageFromThread = { type: 'open' } | { type: 'counted'; requests: CountedRequest[] };

/**
 * Marks a page thread's requests for pages to cache. The main thread doesn't log or count these: the page thread does,
 * when it answers the client.
 */
export const FOR_PAGE_THREAD = 'x-for-page-thread';
