import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Log } from '#services/log.ts';
import { isOurs, kindOfKey } from '../credentials.ts';
import type { Keys } from '../embedded/lite.ts';
import { type ReadRow, type RealtimeClient, serveClient } from './client.ts';
import type { ChangeListener, ChangeSource, RowChange } from './row-change.ts';

/** Answers `/realtime/v1/websocket`, and notifies the server itself of changes. */
export interface Realtime {
  /** Takes over the connection of an `upgrade` request, or refuses it. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, address: string): void;
  follow(listener: ChangeListener): void;
  /** Closes every connection with code 1001; resolves when they are closed, after a second at most. */
  dismiss(): Promise<void>;
  /** Closes the connections and releases the store. */
  close(): Promise<void>;
}

export interface RealtimeDeps {
  keys: Keys;
  changes: ChangeSource;
  /** A row as a caller with this key and token sees it; null if row level security hides it. Throws if the store fails. */
  readRow: (id: string, apikey: string, accessToken: string | null) => Promise<object | null>;
  log: Log;
  now: () => number;
}

export const REALTIME_PATH = '/realtime/v1/websocket';

const MAX_CLIENTS = 1_000;
const MAX_CLIENTS_PER_ADDRESS = 50;
const MAX_MESSAGE_BYTES = 16 * 1024;
const PULSE_EVERY_MS = 15_000;
/** How long a row read for one client may hold up the others. */
const MAX_READ_MS = 3_000;
/** How long a client may take to confirm that the connection is closed. */
const MAX_FAREWELL_MS = 1_000;
const GOING_AWAY = 1001;
const SERVICE_RESTART = 1012;

/**
 * Serves realtime-js as Supabase does: joins, heartbeats, tokens, and the changes to readings that a caller may see.
 */
export async function openRealtime(deps: RealtimeDeps): Promise<Realtime> {
  const { keys, changes, log, now } = deps;
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const clients = new Map<WebSocket, { client: RealtimeClient; address: string }>();
  const listeners: ChangeListener[] = [];
  const rows = new Map<string, Promise<object | null>>();
  /** Changes are sent in order, so no client ends up with the older text. */
  let telling = Promise.resolve();

  await changes.listen({
    onChange(change) {
      for (const listener of listeners) listener.onChange(change);
      telling = telling.then(() => tellAll(change));
    },
    onGap() {
      log.warn({}, 'Changes to readings may have been missed.');
      for (const listener of listeners) listener.onGap();
      // They reconnect and refetch what they show.
      for (const connection of clients.keys()) connection.close(SERVICE_RESTART, 'Changes missed.');
    },
    onSilence() {
      log.warn({}, 'The database is not reporting changed readings.');
      for (const listener of listeners) listener.onSilence();
    },
  });

  /** Clients with the same key and token see the same row, so it is read once for all of them. */
  async function tellAll(change: RowChange): Promise<void> {
    rows.clear();
    await Promise.all(
      [...clients.values()].map(({ client }) =>
        client.notify(change).catch((error) => {
          log.warn({ err: error, change }, 'A change could not be reported.');
        }),
      ),
    );
  }

  function rowReader(apikey: string): ReadRow {
    return (id, accessToken) => {
      const key = `${id} ${apikey} ${accessToken}`;
      const reading = rows.get(key) ?? inTime(deps.readRow(id, apikey, accessToken));
      rows.set(key, reading);
      return reading;
    };
  }

  const pulse = setInterval(() => {
    for (const { client } of clients.values()) client.checkPulse(now());
  }, PULSE_EVERY_MS).unref();

  async function dismiss(): Promise<void> {
    const farewells = [...clients.keys()].map(async (connection) => {
      const gone = once(connection, 'close', { signal: AbortSignal.timeout(MAX_FAREWELL_MS) });
      connection.close(GOING_AWAY, 'The server is shutting down.');
      await gone.catch(() => connection.terminate());
    });
    await Promise.all(farewells);
  }

  return {
    upgrade(request, socket, head, address) {
      const { searchParams } = new URL(request.url ?? '/', 'http://realtime.internal');
      const apikey = searchParams.get('apikey') ?? String(request.headers.apikey ?? '');
      const isKnown = ['publishable', 'secret'].includes(kindOfKey(apikey, keys));
      const ofAddress = [...clients.values()].filter((one) => one.address === address).length;
      if (!isKnown) return refuse(socket, '401 Unauthorized');
      if (clients.size >= MAX_CLIENTS || ofAddress >= MAX_CLIENTS_PER_ADDRESS)
        return refuse(socket, '429 Too Many Requests');
      const version = searchParams.get('vsn') === '2.0.0' ? '2.0.0' : '1.0.0';
      server.handleUpgrade(request, socket, head, (connection) => {
        const readRow = rowReader(apikey);
        const client = serveClient(connection, {
          version,
          readRow,
          isOurs: (token) => isOurs(token, keys),
          log,
          now,
        });
        clients.set(connection, { client, address });
        connection.once('close', () => clients.delete(connection));
      });
    },
    follow: (listener) => listeners.push(listener),
    dismiss,
    async close() {
      clearInterval(pulse);
      await dismiss();
      await changes.close();
      server.close();
    },
  };
}

/** Answers an upgrade and closes its socket, which Node no longer times out. */
export function refuse(socket: Duplex, status: string): void {
  const answer = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
  socket.end(answer, () => socket.destroy());
}

async function inTime<T>(reading: Promise<T>): Promise<T> {
  const done = new AbortController();
  const late = setTimeout(MAX_READ_MS, null, { signal: done.signal }).then(() => {
    throw new Error('The store did not return a changed row in time.');
  });
  // The one that loses the race must not become an unhandled rejection.
  late.catch(() => {});
  reading.catch(() => {});
  return Promise.race([reading, late]).finally(() => done.abort());
}
