import { createClient } from '@supabase/supabase-js';
import type { DataClient } from './client.ts';
import type { Database } from './database.types.ts';
import { REALTIME_SETTINGS } from './reading-changes.ts';

/**
 * A client for the browser, which has the session of the person at it: kept in local storage where that
 * is allowed, renewed before it ends, and shared with the site's other tabs. What it reads is asked for
 * again, three times after 1, 2 and 4 seconds, while the store does not answer: supabase-js's own way.
 */
export function createBrowserClient(store: {
  supabaseUrl: string;
  publishableKey: string;
}): DataClient {
  return createClient<Database>(store.supabaseUrl, store.publishableKey, {
    auth: { detectSessionInUrl: false },
    realtime: REALTIME_SETTINGS,
  });
}
