import { expect, it, vi } from 'vitest';

/** A connection that opens at once and accepts every join. */
class OpenSocket {
  static all: OpenSocket[] = [];
  readyState = 0;
  bufferedAmount = 0;
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor() {
    OpenSocket.all.push(this);
    setTimeout(() => {
      this.readyState = 1;
      this.onopen?.();
    }, 5);
  }

  send(text: string) {
    const [join, reference, topic] = JSON.parse(text);
    const reply = [join, reference, topic, 'phx_reply', { status: 'ok', response: {} }];
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(reply) }));
  }

  close() {
    this.readyState = 2;
    setTimeout(() => {
      this.readyState = 3;
      this.onclose?.({ code: 1000 });
    }, 5);
  }
}

it('stays disconnected when its page returns from the back/forward cache', async () => {
  vi.useFakeTimers();
  const page = Object.assign(new EventTarget(), { WebSocket: OpenSocket });
  vi.stubGlobal('window', page);
  vi.stubGlobal('self', page);
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('location', { protocol: 'http:', host: 'site.test' });
  vi.stubGlobal('WebSocket', OpenSocket);
  const { followSign } = await import('./reader-realtime.ts');
  const store = { supabaseUrl: 'http://site.test', publishableKey: 'key' };
  const onFollowing = vi.fn();
  // As follow-reading.ts does: before the socket listens for the same.
  page.addEventListener('pagehide', () => stop());
  const stop = followSign(store, 'leo', { onFollowing, onChange() {}, onFailure() {} });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onFollowing).toHaveBeenCalledOnce();

  page.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(1_000);
  page.dispatchEvent(new Event('pageshow'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(OpenSocket.all.filter(({ readyState }) => readyState < 2)).toEqual([]);
  expect(OpenSocket.all).toHaveLength(1);
});
