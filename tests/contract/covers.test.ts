import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bundledCovers } from '#app/pictures/originals.server.ts';
import type { Backend } from '#backend/backend.ts';
import { createDataClient } from '#data/client.ts';
import { type BundledCover, type Covers, openCovers } from '#services/covers.ts';
import { preparedBackend } from '../factories/backend.ts';
import { keptLog } from '../factories/log.ts';

const NOW = Date.parse('2026-11-21T10:30:00Z');
const MINUTE = 60_000;

let backend: Backend;
let bucket: ReturnType<ReturnType<typeof createClient>['storage']['from']>;
let covers: Covers;
let now: number;
let isDown: boolean;

beforeAll(async () => {
  backend = await preparedBackend();
  bucket = createClient(backend.url, backend.secretKey, {
    global: { fetch: backend.fetch },
  }).storage.from('images');
});
afterAll(() => backend.close());

beforeEach(async () => {
  const left = (await bucket.list()).data!.map(({ name }) => name);
  if (left.length > 0) await bucket.remove(left);
  now = NOW;
  isDown = false;
  const { url, secretKey: key } = backend;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (isDown) throw new Error('The network is down.');
    return backend.fetch!(input, init);
  };
  const data = createDataClient({ url, key, fetch });
  covers = openCovers({ data, clock: () => now, log: keptLog() });
});

const first = (count: number) => async () => (await bundledCovers()).slice(0, count);

async function versions(): Promise<Record<string, string>> {
  const { data } = await bucket.list();
  return Object.fromEntries(data!.map(({ name, updated_at, id }) => [name, `${id} ${updated_at}`]));
}

it('uploads the covers to the bucket, once', async () => {
  await covers.put(first(4));
  const bundled = await first(4)();
  const stored = await versions();
  expect(Object.keys(stored).sort()).toEqual(bundled.map(({ id }) => `${id}.webp`).sort());
  for (const { id, bytes, hash } of bundled) {
    const cover = covers.find(id);
    expect(cover?.hash).toBe(hash);
    expect(Buffer.from((await cover!.read())!).equals(bytes)).toBe(true);
  }
  await covers.put(first(4));
  expect(await versions()).toEqual(stored);
});

it('replaces a cover from an earlier version of the site, but nobody else’s', async () => {
  const [ours, theirs] = await first(2)();
  await covers.put(first(2));
  const odd = new Uint8Array((await first(3)())[2]!.bytes);
  await covers.put(async () => [{ ...ours!, bytes: odd, hash: 'an earlier hash' }]);
  await bucket.upload(`${theirs!.id}.webp`, odd, { contentType: 'image/webp', upsert: true });

  await covers.put(first(2));
  expect(covers.find(ours!.id)?.hash).toBe(ours!.hash);
  expect(covers.find(theirs!.id)?.hash).not.toBe(theirs!.hash);
  expect(await covers.find(theirs!.id)?.read()).toEqual(odd);
});

it('sees within a minute what another server uploaded', async () => {
  expect(covers.find('new')).toBeNull();
  const [{ bytes }] = (await first(1)()) as [BundledCover];
  await bucket.upload('new.webp', bytes, { contentType: 'image/webp' });
  now += MINUTE + 1;
  covers.find('new');
  await expect.poll(() => covers.find('new')).not.toBeNull();
});

it('has no cover while the store is down, and does not fail', async () => {
  isDown = true;
  await covers.put(first(1));
  expect(covers.find((await first(1)())[0]!.id)).toBeNull();
  isDown = false;
  await covers.put(first(1));
  isDown = true;
  const cover = covers.find((await first(1)())[0]!.id);
  expect(await cover!.read()).toBeNull();
});
