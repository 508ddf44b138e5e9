/** How long to wait for the connection with its join, and for the reply to a heartbeat. */
const PATIENCE_MS = 10_000;
const HEARTBEAT_EVERY_MS = 30_000;
/** Any value will do: the connection has only one join. */
const JOIN_REF = '1';

interface ChannelListener {
  onJoined(): void;
  onMessage(event: string, payload: unknown): void;
  /** The connection is closed: it was lost or refused, the join was, or the server fell silent. */
  onLost(): void;
}

/** Version 2 of Phoenix's protocol, which Supabase Realtime speaks. */
type Message = [
  joinRef: string | null,
  ref: string | null,
  topic: string,
  event: string,
  payload: unknown,
];

/**
 * Opens a connection and joins one channel on it. `onLost` is called at most once, after which nothing else is; the
 * returned function closes the connection without calling it.
 */
export function joinChannel(
  url: string,
  topic: string,
  joinPayload: object,
  { onJoined, onMessage, onLost }: ChannelListener,
): () => void {
  const socket = new WebSocket(url);
  let ref = 0;
  let timer = setTimeout(lose, PATIENCE_MS);

  function send(joinRef: string | null, to: string, event: string, payload: object): void {
    const message: Message = [joinRef, String(++ref), to, event, payload];
    socket.send(JSON.stringify(message));
  }

  function beat(): void {
    send(null, 'phoenix', 'heartbeat', {});
    timer = setTimeout(lose, PATIENCE_MS);
  }

  function receive([, repliesTo, from, event, payload]: Message): void {
    const isReply = event === 'phx_reply';
    const isRefusal = isReply && (payload as { status: string }).status !== 'ok';
    if (isRefusal || event === 'phx_error' || event === 'phx_close') lose();
    else if (!isReply) onMessage(event, payload);
    else if (repliesTo === String(ref)) {
      clearTimeout(timer);
      timer = setTimeout(beat, HEARTBEAT_EVERY_MS);
      if (from === topic) onJoined();
    }
  }

  function close(): void {
    clearTimeout(timer);
    Object.assign(socket, { onopen: null, onmessage: null, onclose: null });
    socket.close();
  }

  function lose(): void {
    close();
    onLost();
  }

  socket.onopen = () => send(JOIN_REF, topic, 'phx_join', joinPayload);
  socket.onmessage = ({ data }) => receive(JSON.parse(data));
  socket.onclose = lose;
  return close;
}
