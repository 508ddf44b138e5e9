import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { boundedFetch } from './bounded-fetch.ts';

const LEFT_ALONE_MS = 200;

/** A store that answers, or hangs until it is told to give up. */
function openStore(longestMs = 30) {
  const store = { hangs: false, asked: 0 };
  const ask = boundedFetch(
    (_input, init) => {
      store.asked++;
      if (!store.hangs) return Promise.resolve(new Response('rows'));
      return new Promise((_resolve, reject) => {
        const giveUp = () => reject(init?.signal?.reason);
        if (init?.signal?.aborted) giveUp();
        init?.signal?.addEventListener('abort', giveUp);
      });
    },
    { longestMs, leftAloneMs: LEFT_ALONE_MS },
  );
  return { store, ask: (init?: RequestInit) => ask('http://store.test', init) };
}

it('passes answers on', async () => {
  const { ask } = openStore();
  expect(await (await ask()).text()).toBe('rows');
});

it('gives up on a store that hangs, and does not ask it again at once', async () => {
  const { store, ask } = openStore();
  store.hangs = true;
  await expect(ask()).rejects.toThrow();
  await expect(ask()).rejects.toThrow();
  expect(store.asked).toBe(1);
});

it('asks again after a while, and goes on where the store has come back', async () => {
  const { store, ask } = openStore();
  store.hangs = true;
  await expect(ask()).rejects.toThrow();
  store.hangs = false;
  await setTimeout(LEFT_ALONE_MS + 50);
  expect(await (await ask()).text()).toBe('rows');
  expect(await (await ask()).text()).toBe('rows');
  expect(store.asked).toBe(3);
});

it('does not hold a caller that changed its mind against the store', async () => {
  const { store, ask } = openStore(60_000);
  store.hangs = true;
  await expect(ask({ signal: AbortSignal.abort() })).rejects.toThrow();
  store.hangs = false;
  expect(await (await ask()).text()).toBe('rows');
});
