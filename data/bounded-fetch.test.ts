import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boundedFetch } from './bounded-fetch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A store that answers, or hangs until it is told to give up. */
function openStore() {
  const store = { hangs: false, asked: 0 };
  const ask = boundedFetch((_input, init) => {
    store.asked++;
    if (!store.hangs) return Promise.resolve(new Response('rows'));
    return new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  });
  return { store, ask: () => ask('http://store.test') };
}

it('passes answers on', async () => {
  const { ask } = openStore();
  expect(await (await ask()).text()).toBe('rows');
});

it('gives up on a store that hangs, and then does not wait for it again', async () => {
  const { store, ask } = openStore();
  store.hangs = true;
  const first = expect(ask()).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(2_000);
  await first;
  await expect(ask()).rejects.toThrow();
  expect(store.asked).toBe(1);
});

it('asks again after a while, and goes on where the store has come back', async () => {
  const { store, ask } = openStore();
  store.hangs = true;
  const first = expect(ask()).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(2_000);
  await first;
  store.hangs = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await (await ask()).text()).toBe('rows');
  expect(await (await ask()).text()).toBe('rows');
  expect(store.asked).toBe(3);
});
