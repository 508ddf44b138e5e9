import { MINUTE_MS } from '#domain/calendar/durations.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { CHANGES_OF_READINGS, type ReadingChangeListener } from './reading-changes.ts';
import { joinChannel } from './realtime-channel.ts';

const MIN_RETRY_DELAY_MS = 2_000;
const MAX_RETRY_DELAY_MS = 5 * MINUTE_MS;

/** A change in Supabase's format, as far as it is used. A removed row comes empty or not at all. */
interface Change {
  data: { record?: { date?: string } };
}

type Listener = Required<Pick<ReadingChangeListener, 'onFollowing'>> & {
  /** A reading of this date has changed; null if the date is unknown. */
  onChange(date: string | null): void;
  /** As {@link ReadingChangeListener.onFailure}, without the error. */
  onFailure(): void;
};

/**
 * Follows the changes of a sign's readings in a reader's browser, until the returned function is called. It speaks as
 * much of realtime-js's protocol as that takes: no broadcast, presence or tokens. If the connection or the join is
 * refused or lost, it connects again, with backoff and jitter.
 */
export function followSign(
  { supabaseUrl, publishableKey }: { supabaseUrl: string; publishableKey: string },
  sign: Sign,
  { onChange, onFollowing, onFailure }: Listener,
): () => void {
  const query = new URLSearchParams({ apikey: publishableKey, vsn: '2.0.0' });
  const url = `${supabaseUrl.replace(/^http/, 'ws')}/realtime/v1/websocket?${query}`;
  const filter = `zodiac_sign=eq.${sign}`;
  const config = { postgres_changes: [{ ...CHANGES_OF_READINGS, filter }] };
  let retryDelay = MIN_RETRY_DELAY_MS;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let disconnect = () => {};

  function connect(): void {
    disconnect = joinChannel(
      url,
      `realtime:readings ${filter}`,
      { config },
      {
        onJoined() {
          retryDelay = MIN_RETRY_DELAY_MS;
          onFollowing();
        },
        onMessage(event, payload) {
          if (event === 'postgres_changes') onChange((payload as Change).data.record?.date ?? null);
        },
        onLost() {
          retry = setTimeout(connect, retryDelay * (0.5 + Math.random()));
          retryDelay = Math.min(retryDelay * 2, MAX_RETRY_DELAY_MS);
          onFailure();
        },
      },
    );
  }

  connect();
  return () => {
    clearTimeout(retry);
    disconnect();
  };
}
