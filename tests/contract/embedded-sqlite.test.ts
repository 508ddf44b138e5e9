import { rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readMigrations } from '#backend/embedded/data-dir.ts';
import { isMigrated } from '#backend/embedded/lite.ts';
import { prepareEmbedded } from '#backend/embedded/prepare-embedded.ts';
import { openBackend } from '#backend/open-backend.ts';
import { createDataClient } from '#data/client.ts';
import { someAdminExists } from '#data/profiles.ts';
import { standingsOn } from '#data/readings.ts';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { preparedBackend, TEST_ADMIN } from '#tests/factories/backend.ts';
import { freshDir } from '#tests/factories/fresh-dir.ts';
import { keptLog } from '#tests/factories/log.ts';
import { backendContract } from './backend-contract.ts';

const ASKER = { address: '192.0.2.7' };
const NOW = Date.parse('2026-11-21T09:30:00Z');

backendContract('the embedded backend on SQLite', async () => {
  return { backend: await preparedBackend(), admin: TEST_ADMIN };
});

it('generates a password if none is set, and creates the admin only once', async () => {
  const dataDir = await freshDir();
  const none = { username: null, password: null };
  const first = await prepareEmbedded({ dataDir, admin: none, now: NOW });
  expect(first.admin).toMatchObject({ username: 'admin' });
  expect(first.admin?.generatedPassword).toMatch(/^[\w-]{16}$/);
  const second = await prepareEmbedded({ dataDir, admin: none, now: NOW });
  expect(second.admin).toBeNull();
});

it('is prepared once by two concurrent starts', async () => {
  const options = { dataDir: await freshDir(), admin: TEST_ADMIN, now: NOW };
  const [one, other] = await Promise.all([prepareEmbedded(options), prepareEmbedded(options)]);
  expect([one.admin, other.admin]).toContain(null);
  expect(one.admin ?? other.admin).toMatchObject({ username: TEST_ADMIN.username });
});

it.each([
  ['an empty file', (file: string) => writeFile(file, '')],
  ['no file', (file: string) => rm(file)],
])('migrates %s even if the stored schema is up to date', async (_name, replace) => {
  const dataDir = await freshDir();
  const options = { dataDir, admin: TEST_ADMIN, now: NOW };
  await prepareEmbedded(options);
  await replace(path.join(dataDir, 'ephemera.db'));
  await prepareEmbedded(options);

  const backend = await openBackend({ dataDir, supabase: null }, keptLog());
  onTestFinished(() => backend.close());
  const service = createDataClient({
    url: backend.url,
    key: backend.secretKey,
    fetch: backend.fetch,
  });
  expect(await standingsOn(service, civilDate('2026-11-21'))).toEqual(new Map());
  expect(await someAdminExists(service)).toBe(true);
});

it('knows whether a database has every migration', async () => {
  const dataDir = await freshDir();
  await prepareEmbedded({ dataDir, admin: TEST_ADMIN, now: NOW });
  const file = path.join(dataDir, 'ephemera.db');
  const migrations = await readMigrations();
  const next = { version: '29990101000000', name: 'next', sql: 'select 1;', sqlite: null };
  expect(await isMigrated(file, migrations)).toBe(true);
  expect(await isMigrated(file, [...migrations, next])).toBe(false);
});

it('lets only the owner read keys and database', async () => {
  const dataDir = path.join(await freshDir(), 'nested');
  await prepareEmbedded({ dataDir, admin: TEST_ADMIN, now: NOW });
  expect((await stat(dataDir)).mode & 0o077).toBe(0);
  expect((await stat(path.join(dataDir, 'keys.json'))).mode & 0o077).toBe(0);
});

it('refuses to open a database that was not prepared', async () => {
  const dataDir = await freshDir();
  await expect(openBackend({ dataDir, supabase: null }, keptLog())).rejects.toThrow(
    'run npm start',
  );
});

it.each([
  ['a table', 'GET', '/%72est/v1/profiles', null],
  ['a table, with only the version encoded', 'GET', '/rest/%761/profiles', null],
  ['an account recovery code', 'POST', '/%61uth/v1/recover', { email: 'keeper@admin.local' }],
])('does not serve %s at a percent-encoded path', async (_name, method, path, body) => {
  const backend = await preparedBackend();
  onTestFinished(() => backend.close());
  const response = await backend.handle!(
    new Request(backend.url + path, {
      method,
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    }),
    ASKER,
  );
  expect(response.status).toBe(404);
});

it('runs an expensive query only with the secret key', async () => {
  const backend = await preparedBackend();
  onTestFinished(() => backend.close());
  const columns = Array.from({ length: 30 }, (_, index) => `a${index}:checks`).join(',');
  const ask = (apikey: string) =>
    backend.handle!(
      new Request(`${backend.url}/rest/v1/daily_horoscopes?select=${columns}`, {
        headers: { apikey },
      }),
      ASKER,
    );
  const refusal = await ask(backend.publishableKey);
  expect(refusal.status).toBe(400);
  expect(await refusal.json()).toMatchObject({ code: 'PGRST100' });
  expect((await ask(backend.secretKey)).status).toBe(200);
});
