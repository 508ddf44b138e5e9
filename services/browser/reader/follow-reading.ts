import { followSign } from '#data/reader-realtime.ts';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { PublishedReading } from '#domain/reading/stored/stored-reading.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { clientSettings } from '../client-settings.ts';
import { readerSources } from './reader-sources.ts';

/** A reader who briefly looks at another tab stays connected. */
const HIDDEN_MS = 60_000;

/**
 * Reports the stored reading of a sign and date, or null if there is none, each time it may have changed: once realtime
 * is connected, and at each change after that. Connects only while the page is visible and online. Without realtime,
 * the store is queried each time the reader comes back. Never throws.
 */
export function followReading(
  { sign, date }: { sign: Sign; date: CivilDate },
  onStored: (reading: PublishedReading | null) => void,
  signal: AbortSignal,
): void {
  let connection: AbortController | null = null;
  let dropping: ReturnType<typeof setTimeout> | undefined;

  function update() {
    clearTimeout(dropping);
    if (document.hidden) dropping = setTimeout(disconnect, HIDDEN_MS);
    else if (!navigator.onLine) disconnect();
    else if (!connection) connect();
  }

  function connect() {
    connection = new AbortController();
    // Retried when the reader returns to the page.
    listen({ sign, date }, onStored, connection.signal).catch(disconnect);
  }

  function disconnect() {
    connection?.abort();
    connection = null;
  }

  if (signal.aborted) return;
  document.addEventListener('visibilitychange', update, { signal });
  // An open connection would keep the page out of the back/forward cache.
  addEventListener('pagehide', disconnect, { signal });
  addEventListener('pageshow', update, { signal });
  addEventListener('online', update, { signal });
  addEventListener('offline', update, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(dropping);
    disconnect();
  });
  update();
}

/** Rejects if the site cannot be reached. */
async function listen(
  { sign, date }: { sign: Sign; date: CivilDate },
  onStored: (reading: PublishedReading | null) => void,
  signal: AbortSignal,
): Promise<void> {
  const store = await clientSettings(signal);
  if (signal.aborted) return;
  let hasLooked = false;

  async function look() {
    hasLooked = true;
    try {
      const stored = await readerSources.stored(sign, date, signal);
      if (!signal.aborted) onStored(stored);
    } catch {
      // The next change, or the next connection, tries again.
    }
  }

  const stop = followSign(store, sign, {
    onFollowing: look,
    onFailure: () => hasLooked || look(),
    onChange(changed) {
      if (changed === null || changed === date) look();
    },
  });
  signal.addEventListener('abort', stop);
}
