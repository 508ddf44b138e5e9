import { Socket } from '@supabase/phoenix';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import {
  CHANGES_OF_READINGS,
  REALTIME_SETTINGS,
  type ReadingChangeListener,
} from './reading-changes.ts';

const MIN_RETRY_DELAY_MS = 2_000;
const MAX_RETRY_DELAY_MS = 5 * MINUTE_MS;

/** A change in Supabase's format, as far as it is used. A removed row comes empty or not at all. */
interface Message {
  data: { record?: { date?: string } };
}

type Listener = Required<Pick<ReadingChangeListener, 'onFollowing'>> & {
  /** A reading of this date has changed; null if the date is unknown. */
  onChange(date: string | null): void;
  /** As {@link ReadingChangeListener.onFailure}, without the error. */
  onFailure(): void;
};

/**
 * Follows the changes of a sign's readings in a reader's browser, until the returned function is called; stopping may
 * call `onFailure` once more. It uses the socket that realtime-js is built on, and none of the rest: broadcast, presence,
 * tokens. A lost or refused connection is retried with backoff and jitter; a join that is refused or times out,
 * after 1, 2 and 5 seconds and then every ten (phoenix's default). Never throws.
 */
export function followSign(
  { supabaseUrl, publishableKey }: { supabaseUrl: string; publishableKey: string },
  sign: Sign,
  { onChange, onFollowing, onFailure }: Listener,
): () => void {
  const socket = new Socket(`${supabaseUrl.replace(/^http/, 'ws')}/realtime/v1`, {
    ...REALTIME_SETTINGS,
    vsn: '2.0.0',
    params: { apikey: publishableKey },
    reconnectAfterMs: (tries) =>
      Math.min(MIN_RETRY_DELAY_MS * 2 ** (tries - 1), MAX_RETRY_DELAY_MS) * (0.5 + Math.random()),
  });
  const filter = `zodiac_sign=eq.${sign}`;
  const channel = socket.channel(`realtime:readings ${filter}`, {
    config: { postgres_changes: [{ ...CHANGES_OF_READINGS, filter }] },
  });
  channel.on('postgres_changes', (message) =>
    onChange((message as Message).data.record?.date ?? null),
  );
  channel.onError(onFailure);
  channel
    .join()
    .receive('ok', onFollowing)
    .receive('error', onFailure)
    .receive('timeout', onFailure);
  socket.connect();
  return () => {
    socket.disconnect();
    // phoenix keeps its visibility listeners, which would reconnect when the page is shown again.
    socket.connect = () => {};
  };
}
