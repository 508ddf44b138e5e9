import { RealtimeClient } from '@supabase/realtime-js';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { REALTIME_SETTINGS } from './reading-changes.ts';

const FIRST_TRY_MS = 2_000;
const LAST_TRY_MS = 5 * MINUTE_MS;

/**
 * The realtime client of a reader's browser: only the listening part of supabase-js. It connects when a channel is
 * joined. After a lost or refused connection it retries with backoff and jitter.
 */
export function createReaderRealtime({
  supabaseUrl,
  publishableKey,
}: {
  supabaseUrl: string;
  publishableKey: string;
}): RealtimeClient {
  return new RealtimeClient(`${supabaseUrl.replace(/^http/, 'ws')}/realtime/v1`, {
    ...REALTIME_SETTINGS,
    params: { apikey: publishableKey },
    reconnectAfterMs: (tries) =>
      Math.min(FIRST_TRY_MS * 2 ** (tries - 1), LAST_TRY_MS) * (0.5 + Math.random()),
  });
}
