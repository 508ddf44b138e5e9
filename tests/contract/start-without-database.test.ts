import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { prepareEmbedded } from '#backend/embedded/prepare-embedded.ts';
import { boundedFetch } from '#data/bounded-fetch.ts';
import { createDataClient } from '#data/client.ts';
import { storeIfMissing } from '#data/readings.ts';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { judge } from '#domain/reading/gates/judgment.ts';
import { openBackendOrStandIn, type RetryPolicy } from '#server/await-database.ts';
import { type Env, readEnv } from '#server/env.ts';
import { watchHealth } from '#server/health.ts';
import { StoreUnreachable } from '#server/store-unreachable.ts';
import { createComputedWriter } from '#services/computed-writer.ts';
import { createServices } from '#services/services.ts';
import { TEST_ADMIN } from '#tests/factories/backend.ts';
import { freshDir } from '#tests/factories/fresh-dir.ts';
import { gateBefore } from '#tests/factories/gate.ts';
import { keptLog } from '#tests/factories/log.ts';
import { freshDatabase } from '#tests/factories/postgres.ts';
import { storedReading } from '#tests/factories/reading.ts';
import { servedOverHttp } from '#tests/factories/served-over-http.ts';

const NOW = Date.parse('2026-11-21T09:30:00Z');
const TODAY = civilDate('2026-11-21');

/** Starting Postgres is slow, and not part of the tests' time limits. */
beforeAll(async () => {
  await freshDatabase();
}, 60_000);

/** The settings of a machine whose database hangs, and that database. */
async function machine() {
  const database = await freshDatabase();
  const gate = await gateBefore(database);
  const dataDir = await freshDir();
  return { database, gate, env: readEnv({ DATA_DIR: dataDir, DATABASE_URL: gate.url }) };
}

const prepare = async ({ dataDir, databaseUrl }: Env) => {
  await prepareEmbedded({ dataDir, databaseUrl, admin: TEST_ADMIN, now: NOW });
};

/** The first preparation finds the database down. */
function downAtFirst({ prepare, pauses }: RetryPolicy): RetryPolicy {
  let isFirst = true;
  return {
    pauses,
    async prepare(signal) {
      if (!isFirst) return prepare(signal);
      isFirst = false;
      throw new StoreUnreachable('The database is not responding.');
    },
  };
}

async function openedWhileDown(env: Env) {
  const tries = downAtFirst({ pauses: [10], prepare: () => prepare(env) });
  const { backend, whenAvailable } = await openBackendOrStandIn(env, keptLog(), tries);
  return { standIn: backend, whenAvailable: whenAvailable! };
}

it('computes the live readings without the database, and says what is wrong', async () => {
  const { env } = await machine();
  const { standIn } = await openedWhileDown(env);
  const log = keptLog();
  const data = createDataClient({
    url: standIn.url,
    key: standIn.secretKey,
    fetch: boundedFetch(standIn.fetch!),
  });
  const services = createServices({
    data,
    computed: createComputedWriter({ judge, log }),
    clock: () => NOW,
    log,
  });
  expect(await services.readingForDay('leo', TODAY)).toMatchObject({ standing: 'published' });
  expect(await services.readingForDay('leo', civilDate('2026-10-01'))).toEqual({
    standing: 'unavailable',
  });
  const health = watchHealth({ services, storeFault: standIn.fault, log });
  onTestFinished(health.stop);
  expect((await health.check()).reason).toBe('The store is not responding.');
});

it('lets no request reach a database that was not checked', async () => {
  const { gate, env } = await machine();
  const { standIn } = await openedWhileDown(env);
  gate.state = 'open';
  const site = await servedOverHttp(standIn);
  onTestFinished(site.close);

  const config = await fetch(`${site.url}/config.json`);
  expect([config.status, config.headers.get('retry-after')]).toEqual([503, '15']);
  const client = createClient(site.url, 'any key', {
    auth: { persistSession: false },
    db: { retry: false },
  });
  const rows = await client.from('daily_horoscopes').select();
  expect(rows).toMatchObject({ status: 503, error: { code: 'PGRST002' } });
  const session = await client.auth.signInWithPassword({ email: 'a@b.test', password: 'a' });
  expect(session.error).toMatchObject({ name: 'AuthRetryableFetchError', status: 503 });
  const images = await client.storage.from('images').list();
  expect(images.error).toMatchObject({ status: 503, statusCode: '503' });
  const socket = new WebSocket(`${site.url.replace('http', 'ws')}/realtime/v1/websocket`);
  const refusal = await new Promise<Error>((resolve) => socket.on('error', resolve));
  expect(refusal.message).toContain('503');
  expect(gate.connections).toBe(0);
});

it('recovers once the database responds, with the key that this machine already had', async () => {
  const { database, gate, env } = await machine();
  gate.state = 'open';
  await prepare(env);
  gate.state = 'resetting';
  const { standIn, whenAvailable } = await openedWhileDown(env);

  let isThere = false;
  const opening = whenAvailable().finally(() => {
    isThere = true;
  });
  const before = gate.connections;
  await expect.poll(() => gate.connections).toBeGreaterThan(before + 2);
  expect(isThere).toBe(false);
  gate.state = 'open';
  const backend = await opening;
  onTestFinished(() => backend.close());
  expect(backend.publishableKey).toBe(standIn.publishableKey);
  const { url, secretKey: key, fetch } = backend;
  await storeIfMissing(createDataClient({ url, key, fetch }), storedReading('aries'));
  const sql = postgres(database, { max: 1 });
  expect(await sql`select zodiac_sign from daily_horoscopes`).toHaveLength(1);
  await sql.end();
});

it('stops waiting for the database when told to end, once the current preparation has ended', async () => {
  const { env } = await machine();
  const ending = new AbortController();
  let isPreparing = false;
  const prepare = async (signal?: AbortSignal) => {
    isPreparing = true;
    await once(signal!, 'abort');
    await nextTurn();
    isPreparing = false;
    throw new Error('Preparing the database was interrupted.');
  };
  const tries = { pauses: [1], prepare };
  const { whenAvailable } = await openBackendOrStandIn(env, keptLog(), downAtFirst(tries));
  const opening = whenAvailable!(ending.signal);
  opening.catch(() => {});
  await expect.poll(() => isPreparing).toBe(true);
  ending.abort();
  await expect(opening).rejects.toThrow('aborted');
  expect(isPreparing).toBe(false);

  const later = await openBackendOrStandIn(
    env,
    keptLog(),
    downAtFirst({ ...tries, pauses: [3_600_000] }),
  );
  await expect(later.whenAvailable!(ending.signal)).rejects.toThrow('aborted');
});

it('stands in for a database that goes down between its preparation and the start', async () => {
  const { gate, env } = await machine();
  gate.state = 'open';
  const prepareThenReset = async () => {
    await prepare(env);
    gate.state = 'resetting';
  };
  const tries = { pauses: [3_600_000], prepare: prepareThenReset };
  expect((await openBackendOrStandIn(env, keptLog(), tries)).whenAvailable).not.toBeNull();
});

it('refuses a database that lets readers become admin, and a wrong password', async () => {
  const { database, gate, env } = await machine();
  gate.state = 'open';
  await prepare(env);
  const sql = postgres(database, { max: 1 });
  await sql`grant update on public.profiles to authenticated`;
  await sql.end();
  await expect((await openedWhileDown(env)).whenAvailable()).rejects.toThrow(
    'Readers can change their own role in this database',
  );

  const wrong = new URL(gate.url);
  wrong.password = 'another';
  await expect(
    (await openedWhileDown({ ...env, databaseUrl: wrong.href })).whenAvailable(),
  ).rejects.toThrow('password authentication failed');
});
