import type { RealtimeClient } from '@supabase/realtime-js';

/** What to subscribe to on a realtime channel. */
export const CHANGES_OF_READINGS = {
  event: '*',
  schema: 'public',
  table: 'daily_horoscopes',
} as const;

/** A change to a reading, as far as row level security lets the client see it. */
export interface ReadingChange {
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  /** The row as stored now; null for a removed one, of which only the id is known. */
  row: Record<string, unknown> | null;
}

export interface ReadingChangeListener {
  onChange(change: ReadingChange): void;
  /** Listening has begun. Called again after a reconnect: changes in between were missed. */
  onFollowing?(): void;
  /** The store does not report changes now; the client keeps retrying by itself. */
  onFailure?(error: unknown): void;
}

/**
 * Follows the changes to readings: all of them, or those that match `filter` (`zodiac_sign=eq.leo`). The returned
 * function stops it. Never throws.
 */
export function followReadings(
  client: RealtimeClient,
  filter: string | null,
  { onChange, onFollowing, onFailure }: ReadingChangeListener,
): () => void {
  const channel = client
    .channel(`readings ${filter ?? ''} ${++channels}`)
    .on<Record<string, unknown>>(
      'postgres_changes',
      { ...CHANGES_OF_READINGS, ...(filter && { filter }) },
      ({ eventType, new: row }) =>
        onChange({ type: eventType, row: eventType === 'DELETE' ? null : row }),
    )
    .subscribe((status, error) => {
      if (status === 'SUBSCRIBED') onFollowing?.();
      else if (status !== 'CLOSED') onFailure?.(error ?? status);
    });
  return () => {
    client.removeChannel(channel).catch(() => {});
  };
}

/** A client's channels need different names. */
let channels = 0;
