import { beforeEach, expect, it, vi } from 'vitest';
import { followSign } from './reader-realtime.ts';

type Status = 'ok' | 'error' | 'silent';

/** A connection that opens at once, and replies to every message with `status`. */
class OpenSocket {
  static all: OpenSocket[] = [];
  static status: Status = 'ok';
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: unknown[][] = [];
  isOpen = true;
  url: string;

  constructor(url: string) {
    this.url = url;
    OpenSocket.all.push(this);
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string) {
    const message = JSON.parse(text);
    this.sent.push(message);
    const { status } = OpenSocket;
    if (status === 'silent') return;
    const [joinRef, ref, topic] = message;
    queueMicrotask(() =>
      this.receive([joinRef, ref, topic, 'phx_reply', { status, response: {} }]),
    );
  }

  receive(message: unknown[]) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close() {
    this.isOpen = false;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', OpenSocket);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  OpenSocket.all = [];
  OpenSocket.status = 'ok';
});

function follow() {
  const listener = { onFollowing: vi.fn(), onChange: vi.fn(), onFailure: vi.fn() };
  const store = { supabaseUrl: 'https://site.test', publishableKey: 'key' };
  const stop = followSign(store, 'leo', listener);
  return { ...listener, stop };
}

const TOPIC = 'realtime:readings zodiac_sign=eq.leo';

it('joins the channel of the sign, and reports its changes', async () => {
  const { onFollowing, onChange } = follow();
  await vi.advanceTimersByTimeAsync(0);
  const [socket] = OpenSocket.all;
  expect(socket?.url).toBe('wss://site.test/realtime/v1/websocket?apikey=key&vsn=2.0.0');
  expect(socket?.sent).toMatchObject([['1', '1', TOPIC, 'phx_join', { config: {} }]]);
  expect(onFollowing).toHaveBeenCalledOnce();
  const change = (data: object) =>
    socket?.receive([null, null, TOPIC, 'postgres_changes', { data }]);
  change({ record: { date: '2026-11-21' } });
  change({});
  expect(onChange.mock.calls).toEqual([['2026-11-21'], [null]]);
});

it('sends a heartbeat every 30 seconds, and connects again if there is no reply', async () => {
  const { onFollowing, onFailure } = follow();
  await vi.advanceTimersByTimeAsync(60_000);
  const heartbeat = (ref: string) => [null, ref, 'phoenix', 'heartbeat', {}];
  expect(OpenSocket.all[0]?.sent.slice(1)).toEqual([heartbeat('2'), heartbeat('3')]);
  expect(onFollowing).toHaveBeenCalledOnce();
  OpenSocket.status = 'silent';
  await vi.advanceTimersByTimeAsync(40_000);
  expect(onFailure).toHaveBeenCalledOnce();
  expect(OpenSocket.all[0]?.isOpen).toBe(false);
  OpenSocket.status = 'ok';
  await vi.advanceTimersByTimeAsync(2_000);
  expect(onFollowing).toHaveBeenCalledTimes(2);
});

it.each<[string, () => void]>([
  ['the connection closes', () => OpenSocket.all[0]?.onclose?.()],
  ['the channel fails', () => OpenSocket.all[0]?.receive([null, null, TOPIC, 'phx_error', {}])],
  ['the channel closes', () => OpenSocket.all[0]?.receive([null, null, TOPIC, 'phx_close', {}])],
])('connects again if %s', async (_what, happen) => {
  const { onFollowing, onFailure } = follow();
  await vi.advanceTimersByTimeAsync(0);
  happen();
  expect(onFailure).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1_990);
  expect(OpenSocket.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10);
  expect(onFollowing).toHaveBeenCalledTimes(2);
});

it.each<[Status, number[]]>([
  ['error', [0, 2, 6, 14, 30, 62, 126, 254, 510, 810]],
  ['silent', [0, 12, 26, 44, 70, 112, 186, 324, 590, 900]],
])('tries less and less often while a join gets the answer "%s"', async (status, seconds) => {
  OpenSocket.status = status;
  follow();
  const began: number[] = [];
  for (let second = 0; second <= 900; second += 1) {
    if (OpenSocket.all.length > began.length) began.push(second);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(began).toEqual(seconds);
});

it.each([0, 500])('does nothing once it is stopped, after %i ms', async (ms) => {
  const { stop, onFailure } = follow();
  await vi.advanceTimersByTimeAsync(ms);
  stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(OpenSocket.all.map(({ isOpen }) => isOpen)).toEqual([false]);
  expect(onFailure).not.toHaveBeenCalled();
});

it('does not connect again once it is stopped', async () => {
  OpenSocket.status = 'error';
  const { stop } = follow();
  await vi.advanceTimersByTimeAsync(1_000);
  stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(OpenSocket.all).toHaveLength(1);
});
