import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';

export type DataClient = SupabaseClient<Database>;

export interface DataClientOptions {
  url: string;
  /** Publishable or secret. */
  key: string;
  /** Replaces the network, for an in-process backend. */
  fetch?: typeof fetch;
}

/** A client without a session: its key decides what it may do. */
export function createDataClient({ url, key, fetch }: DataClientOptions): DataClient {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // If the store is down, the caller handles it at once, not after seven seconds of retries.
    db: { retry: false },
    global: fetch ? { fetch } : {},
  });
}
