import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import postgres from 'postgres';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { openBackend } from '#backend/open-backend.ts';
import { postgresChanges } from '#backend/realtime/postgres-changes.ts';
import { createDataClient } from '#data/client.ts';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { subscribeToChanges } from '#server/subscribe-to-changes.ts';
import { createComputedWriter } from '#services/computed-writer.ts';
import type { ChangedReading } from '#services/reading-changes.ts';
import { createServices } from '#services/services.ts';
import { anotherProcess } from '#tests/factories/another-process.ts';
import { preparedBackend } from '#tests/factories/backend.ts';
import { keptLog } from '#tests/factories/log.ts';
import { freshDatabase } from '#tests/factories/postgres.ts';
import { servedOverHttp } from '#tests/factories/served-over-http.ts';

const NOW = Date.parse('2026-11-21T09:30:00Z');
const TODAY = civilDate('2026-11-21');
const SOON = { timeout: 10_000 };

/** Starting Postgres is slow, and not part of the tests' time limits. */
beforeAll(async () => {
  await freshDatabase();
}, 60_000);

/** A server's services on a backend, and the changes it receives. */
function serverOn(backend: Backend) {
  const log = keptLog();
  const { url, secretKey: key, fetch } = backend;
  const data = createDataClient({ url, key, fetch });
  const judge = () => ({ checks: [], refusals: [] });
  const clock = () => NOW;
  const services = createServices({
    data,
    computed: createComputedWriter({ judge, log }),
    clock,
    log,
  });
  const heard: (ChangedReading | null)[] = [];
  services.changes.subscribe((changed) => heard.push(changed));
  const stop = subscribeToChanges(backend, data, services.changes, log);
  onTestFinished(async () => {
    await stop();
  });
  return { services, heard };
}

async function embedded(databaseUrl: string | null) {
  const backend = await preparedBackend(databaseUrl);
  onTestFinished(backend.close);
  return backend;
}

/** A backend that calls another server's endpoints, as if it were a hosted project. */
async function hosted(project: Backend): Promise<Backend> {
  const { url, close } = await servedOverHttp(project);
  onTestFinished(close);
  const { publishableKey, secretKey } = project;
  return openBackend({ dataDir: '', supabase: { url, publishableKey, secretKey } }, keptLog());
}

describe.each([
  ['two processes on one SQLite', async () => null, (backend: Backend) => backend],
  ['two servers on one Postgres', freshDatabase, (backend: Backend) => backend],
  ['a server on a hosted project', async () => null, hosted],
])('%s', (_name, database, reached) => {
  it('serve what the other has refreshed', async () => {
    const { dataDir, databaseUrl, ...store } = await embedded(await database());
    const { services, heard } = serverOn(await reached(store));
    const other = await anotherProcess(dataDir, databaseUrl);
    const { introductions } = await other.readingForDay('leo', TODAY, 1);
    await expect.poll(() => heard, SOON).toContainEqual({ sign: 'leo', date: TODAY });
    expect(services.changes.isListening()).toBe(true);
    const before = heard.length;

    const refreshed = await other.rewrite('leo', TODAY);
    expect(refreshed.introductions).not.toEqual(introductions);
    const day = await services.readingForDay('leo', TODAY);
    expect(day.standing === 'published' && day.reading.introduction).toBe(
      refreshed.introductions[0],
    );
    await expect.poll(() => heard.slice(before), SOON).toContainEqual({ sign: 'leo', date: TODAY });
  });
});

it('treats any reading as changed after the connection that listens to Postgres was lost', async () => {
  const database = await freshDatabase();
  const { dataDir, ...backend } = await embedded(database);
  const { heard } = serverOn(backend);
  const owner = postgres(database, { max: 1, onnotice: () => {} });
  const cutOff = await owner`
    select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %'`;
  await owner.end();
  expect(cutOff).toHaveLength(1);
  await expect.poll(() => heard, SOON).toEqual([null]);

  const other = await anotherProcess(dataDir, database);
  await other.readingForDay('leo', TODAY, 1);
  await expect.poll(() => heard, SOON).toContainEqual({ sign: 'leo', date: TODAY });
});

it('knows that Postgres reports no changes while it cannot listen', async () => {
  const database = await freshDatabase();
  const name = new URL(database).pathname.slice(1);
  const owner = postgres(await freshDatabase(), { max: 1, onnotice: () => {} });
  const events: string[] = [];
  const changes = postgresChanges(database, keptLog(), { everyMs: 50, silentAfterMs: 500 });
  onTestFinished(async () => {
    await Promise.all([changes.close(), owner.end()]);
  });
  await changes.listen({
    onChange: () => events.push('change'),
    onGap: () => events.push('gap'),
    onSilence: () => events.push('silence'),
  });

  await owner`alter database ${owner(name)} allow_connections false`;
  await owner`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = ${name}`;
  await expect.poll(() => events, SOON).toEqual(['silence']);
  await owner`alter database ${owner(name)} allow_connections true`;
  await expect.poll(() => events, SOON).toEqual(['silence', 'gap']);
});

it('treats any reading as changed if more changed on SQLite than its table of changes keeps', async () => {
  const { dataDir, ...backend } = await embedded(null);
  const { heard } = serverOn(backend);
  const database = new DatabaseSync(path.join(dataDir, 'ephemera.db'), { timeout: 5_000 });
  const record = database.prepare(
    "insert into daily_horoscopes_changes (type, id, zodiac_sign, date) values ('UPDATE', ?, 'leo', ?)",
  );
  database.exec('begin');
  for (let i = 0; i < 1_100; i++) record.run(String(i), TODAY);
  database.exec('commit');
  database.close();
  await expect.poll(() => heard.length, SOON).toBe(1_001);
  expect(heard.filter((changed) => changed === null)).toHaveLength(1);
});
