import { createClient } from '@supabase/supabase-js';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { shippedCovers } from '#app/pictures/originals.server.ts';
import { createDataClient } from '#data/client.ts';
import { type Covers, openCovers } from '#services/covers.ts';
import { preparedBackend } from '../factories/backend.ts';
import { keptLog } from '../factories/log.ts';

const NOW = Date.parse('2026-11-21T10:30:00Z');
const MINUTE = 60_000;

let now: number;
let isDown: boolean;
let covers: Covers;
let bucket: ReturnType<ReturnType<typeof createClient>['storage']['from']>;

beforeEach(async () => {
  const backend = await preparedBackend();
  onTestFinished(() => backend.close());
  const { url, secretKey: key } = backend;
  now = NOW;
  isDown = false;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (isDown) throw new Error('The network is down.');
    return backend.fetch!(input, init);
  };
  const data = createDataClient({ url, key, fetch });
  covers = openCovers({ data, clock: () => now, log: keptLog() });
  bucket = createClient(url, key, { global: { fetch } }).storage.from('images');
});

const first = (count: number) => async () => (await shippedCovers()).slice(0, count);

async function versions(): Promise<Record<string, string>> {
  const { data } = await bucket.list();
  return Object.fromEntries(data!.map(({ name, updated_at, id }) => [name, `${id} ${updated_at}`]));
}

it('puts every cover into the bucket, once', async () => {
  await covers.put(shippedCovers);
  const shipped = await shippedCovers();
  const stored = await versions();
  expect(Object.keys(stored).sort()).toEqual(shipped.map(({ id }) => `${id}.webp`).sort());
  for (const { id, bytes, hash } of shipped.slice(0, 3)) {
    const cover = covers.find(id);
    expect(cover?.hash).toBe(hash);
    expect(Buffer.from((await cover!.read())!).equals(bytes)).toBe(true);
  }
  await covers.put(shippedCovers);
  expect(await versions()).toEqual(stored);
});

it('replaces a cover of an earlier version of the site, and no cover of somebody else', async () => {
  const [ours, theirs] = await first(2)();
  await covers.put(first(2));
  const odd = new Uint8Array([1, 2, 3]);
  await covers.put(async () => [{ ...ours!, bytes: odd, hash: 'an earlier hash' }]);
  await bucket.upload(`${theirs!.id}.webp`, odd, { contentType: 'image/webp', upsert: true });

  await covers.put(first(2));
  expect(covers.find(ours!.id)?.hash).toBe(ours!.hash);
  expect(covers.find(theirs!.id)?.hash).not.toBe(theirs!.hash);
  expect(await covers.find(theirs!.id)?.read()).toEqual(odd);
});

it('sees what another server put there after a minute', async () => {
  expect(covers.find('new')).toBeNull();
  await bucket.upload('new.webp', new Uint8Array([1]), { contentType: 'image/webp' });
  now += MINUTE + 1;
  covers.find('new');
  await expect.poll(() => covers.find('new')).not.toBeNull();
});

it('knows no cover while the store is down, and does not fail', async () => {
  isDown = true;
  await covers.put(first(1));
  expect(covers.find((await first(1)())[0]!.id)).toBeNull();
  isDown = false;
  await covers.put(first(1));
  isDown = true;
  const cover = covers.find((await first(1)())[0]!.id);
  expect(await cover!.read()).toBeNull();
});
