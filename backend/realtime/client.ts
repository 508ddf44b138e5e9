import type { WebSocket } from 'ws';
import type { Log } from '#services/log.ts';
import { type Channel, openChannel } from './channel.ts';
import { type Message, readMessage, type Version, writeMessage } from './messages.ts';
import type { RowChange } from './row-change.ts';

/** Reads a row with the client's key and token; null if row level security hides it. */
export type ReadRow = (id: string, accessToken: string | null) => Promise<object | null>;

export interface RealtimeClient {
  notify(change: RowChange): Promise<void>;
  /** Closes the connection if the client has been silent too long. */
  checkPulse(now: number): void;
}

const MAX_CHANNELS = 20;
/** Messages in ten seconds. A page joins a channel or two and sends heartbeats. */
const MAX_MESSAGES_PER_WINDOW = 200;
const COUNT_WINDOW_MS = 10_000;
/** A client that reads too slowly is disconnected. */
const MAX_WAITING_BYTES = 1024 * 1024;
/** realtime-js sends a heartbeat every 25 or 30 seconds. */
const SILENT_MS = 75_000;

const INVALID_TOKEN = 'InvalidJWTToken: The token was not signed by this project, or has expired.';

const POLICY_VIOLATION = 1008;
const TRY_AGAIN_LATER = 1013;

/** One browser's connection: it joins and leaves channels, and receives changes. */
export function serveClient(
  socket: WebSocket,
  {
    version,
    readRow,
    isOurs,
    log,
    now,
  }: {
    version: Version;
    readRow: ReadRow;
    /** Whether an access token is valid. Without this check, an invalid one would cost a query per change. */
    isOurs: (token: string) => Promise<boolean>;
    log: Log;
    now: () => number;
  },
): RealtimeClient {
  const channels = new Map<string, Channel>();
  let receivedAt = now();
  let counted = { since: now(), messages: 0 };
  /** Messages are handled one after the other: a token is checked before the messages after it. */
  let handling = Promise.resolve();

  function send(message: Message): void {
    if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.close(TRY_AGAIN_LATER, 'Too slow.');
    else if (socket.readyState === socket.OPEN) socket.send(writeMessage(message, version));
  }

  function reply({ joinRef, ref, topic }: Message, status: 'ok' | 'error', response: object): void {
    send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  async function join(message: Message): Promise<void> {
    const { joinRef, topic } = message;
    const isFull = !channels.has(topic) && channels.size >= MAX_CHANNELS;
    const channel = isFull
      ? { sentence: `A connection may join at most ${MAX_CHANNELS} channels.` }
      : openChannel(message);
    if ('sentence' in channel) {
      reply(message, 'error', { reason: channel.sentence });
      return;
    }
    if (channel.accessToken && !(await isOurs(channel.accessToken))) {
      reply(message, 'error', { reason: INVALID_TOKEN });
      return;
    }
    channels.set(topic, channel);
    reply(message, 'ok', channel.reply);
    if (channel.asked.length > 0) send({ joinRef, ref: null, topic, ...subscribed(topic) });
  }

  function leave(message: Message): void {
    channels.delete(message.topic);
    reply(message, 'ok', {});
    send({ ...message, ref: null, event: 'phx_close', payload: {} });
  }

  async function renewToken({ topic, joinRef, payload }: Message): Promise<void> {
    const channel = channels.get(topic);
    const token: unknown = Object(payload).access_token;
    if (!channel) return;
    if (typeof token !== 'string' || (await isOurs(token))) {
      channel.accessToken = typeof token === 'string' ? token : null;
      return;
    }
    channels.delete(topic);
    send({ joinRef, ref: null, topic, event: 'phx_close', payload: { reason: INVALID_TOKEN } });
  }

  async function handle(message: Message): Promise<void> {
    if (message.event === 'phx_join') await join(message);
    else if (message.event === 'phx_leave') leave(message);
    else if (message.event === 'access_token') await renewToken(message);
    // Heartbeats; also presence and broadcasts, which a join may request and which are ignored.
    else if (message.ref !== null) reply(message, 'ok', {});
  }

  socket.on('message', (data, isBinary) => {
    receivedAt = now();
    if (now() - counted.since > COUNT_WINDOW_MS) counted = { since: now(), messages: 0 };
    if (++counted.messages > MAX_MESSAGES_PER_WINDOW) {
      handling = handling.then(() => socket.close(POLICY_VIOLATION, 'Too many messages.'));
      return;
    }
    // Broadcasts are binary, and ignored here.
    if (isBinary) return;
    const message = readMessage(String(data), version);
    if (message) handling = handling.then(() => handle(message));
    else socket.close(POLICY_VIOLATION, 'The message could not be parsed.');
  });
  socket.on('error', (error) => log.info({ err: error }, 'A realtime connection failed.'));

  return {
    async notify(change) {
      for (const channel of channels.values()) {
        const ids = channel.asked.filter(({ matches }) => matches(change)).map(({ id }) => id);
        if (ids.length === 0) continue;
        const record =
          change.type === 'DELETE' ? {} : await readRow(change.id, channel.accessToken);
        if (!record || channels.get(channel.topic) !== channel) continue;
        send({
          joinRef: channel.joinRef,
          ref: null,
          topic: channel.topic,
          event: 'postgres_changes',
          payload: { ids, data: dataOf(change, record) },
        });
      }
    },
    checkPulse(at) {
      if (at - receivedAt > SILENT_MS) socket.terminate();
    },
  };
}

/** The message that Supabase sends when a channel's changes start. */
function subscribed(topic: string): Pick<Message, 'event' | 'payload'> {
  return {
    event: 'system',
    payload: {
      extension: 'postgres_changes',
      status: 'ok',
      message: 'Subscribed to PostgreSQL',
      channel: topic.replace(/^realtime:/, ''),
    },
  };
}

/** A change in Supabase's format: of an old row, only the key. */
function dataOf({ type, id, at }: RowChange, record: object): object {
  return {
    schema: 'public',
    table: 'daily_horoscopes',
    commit_timestamp: at,
    type,
    columns: Object.keys(record).map((name) => ({ name, type: 'text' })),
    record,
    ...(type === 'INSERT' ? {} : { old_record: { id } }),
    errors: null,
  };
}
