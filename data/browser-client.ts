import { createClient } from '@supabase/supabase-js';
import type { DataClient } from './client.ts';
import type { Database } from './database.types.ts';

/**
 * A client for the browser, with the session of the person using it: stored in local storage if that is allowed,
 * renewed before it expires, and shared with the site's other tabs. Reads are retried three times, after 1, 2 and 4
 * seconds, while the store does not respond, which is supabase-js's default.
 */
export function createBrowserClient(store: {
  supabaseUrl: string;
  publishableKey: string;
}): DataClient {
  return createClient<Database>(store.supabaseUrl, store.publishableKey, {
    auth: { detectSessionInUrl: false },
    // As realtime-channel.ts waits for a join, and between heartbeats.
    realtime: { timeout: 10_000, heartbeatIntervalMs: 30_000 },
  });
}
