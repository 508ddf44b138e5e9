import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { boundedFetch } from './bounded-fetch.ts';

const PROBE_AFTER_MS = 200;

/** A store that answers, or hangs until it is aborted. */
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
    { longestMs, probeAfterMs: PROBE_AFTER_MS },
  );
  return { store, ask: (init?: RequestInit) => ask('http://store.test', init) };
}

it('passes responses on', async () => {
  const { ask } = openStore();
  expect(await (await ask()).text()).toBe('rows');
});

it('gives up on a store that hangs, and does not retry at once', async () => {
  const { store, ask } = openStore();
  store.hangs = true;
  await Promise.all([expect(ask()).rejects.toThrow(), expect(ask()).rejects.toThrow()]);
  await expect(ask()).rejects.toThrow();
  expect(store.asked).toBe(2);
});

it('retries after a while, and continues once the store is back', async () => {
  const { store, ask } = openStore();
  store.hangs = true;
  await Promise.all([expect(ask()).rejects.toThrow(), expect(ask()).rejects.toThrow()]);
  store.hangs = false;
  await setTimeout(PROBE_AFTER_MS + 50);
  expect(await (await ask()).text()).toBe('rows');
  expect(await (await ask()).text()).toBe('rows');
  expect(store.asked).toBe(4);
});

it('does not blame the store for a caller that aborted', async () => {
  const { store, ask } = openStore(60_000);
  store.hangs = true;
  await expect(ask({ signal: AbortSignal.abort() })).rejects.toThrow();
  store.hangs = false;
  expect(await (await ask()).text()).toBe('rows');
});

it('reads responses from a real socket, including empty and compressed ones', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/empty') return response.writeHead(204).end();
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'application/json' });
    response.end(gzipSync(JSON.stringify({ rows: 'x'.repeat(100_000) })));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = boundedFetch(fetch);
  for (let i = 0; i < 5; i++) {
    expect((await (await ask(url)).json()).rows).toHaveLength(100_000);
  }
  expect((await ask(`${url}/empty`)).status).toBe(204);
});
