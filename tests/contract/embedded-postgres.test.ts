import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { expect, it, onTestFinished } from 'vitest';
import { accountExists, setPassword } from '#backend/embedded/auth/accounts.ts';
import { loadProjectOptions } from '#backend/embedded/load-project.ts';
import { prepareEmbedded } from '#backend/embedded/prepare-embedded.ts';
import { openBackend } from '#backend/open-backend.ts';
import { BUCKETS } from '#backend/storage/bucket.ts';
import { createDataClient } from '#data/client.ts';
import { findReading, storeIfMissing } from '#data/readings.ts';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { clientOf, preparedBackend, TEST_ADMIN } from '#tests/factories/backend.ts';
import { keptLog } from '#tests/factories/log.ts';
import { picture } from '#tests/factories/picture.ts';
import { freshDatabase } from '#tests/factories/postgres.ts';
import { storedReading } from '#tests/factories/reading.ts';
import { backendContract } from './backend-contract.ts';

const NOW = Date.parse('2026-11-21T09:30:00Z');
const EMAIL = `${TEST_ADMIN.username}@admin.local`;

backendContract('the embedded backend on Postgres', async () => {
  return { backend: await preparedBackend(await freshDatabase()), admin: TEST_ADMIN };
});

it('is shared by servers that were prepared at the same time', async () => {
  const databaseUrl = await freshDatabase();
  const servers = await Promise.all([preparedBackend(databaseUrl), serverOn(databaseUrl)]);
  onTestFinished(async () => {
    for (const server of servers) await server.close();
  });
  const [one, other] = servers;
  expect(other.secretKey).toBe(one.secretKey);
  await storeIfMissing(clientOf(one), storedReading('aries'));
  expect(await findReading(clientOf(other), 'aries', civilDate('2026-11-21'))).toEqual(
    storedReading('aries'),
  );

  const [ours, theirs] = [one, other].map((server) => clientOf(server).storage.from('images'));
  for (const width of [10, 20]) {
    const bytes = await picture(width);
    await ours!.upload('a.png', bytes, { contentType: 'image/png', upsert: true });
    expect(await (await theirs!.download('a.png')).data?.bytes()).toEqual(new Uint8Array(bytes));
  }
});

it('sets a password and ends the sessions of the old one', async () => {
  const backend = await preparedBackend(await freshDatabase());
  onTestFinished(() => backend.close());
  const { store } = await loadProjectOptions(backend);
  expect(await accountExists(store, EMAIL)).toBe(true);
  const visitor = createDataClient({
    url: backend.url,
    key: backend.publishableKey,
    fetch: backend.fetch,
  });
  await visitor.auth.signInWithPassword({ email: EMAIL, password: TEST_ADMIN.password });
  expect(await setPassword(store, EMAIL, 'quite another one')).toBe(true);
  expect((await visitor.auth.refreshSession()).error).not.toBeNull();
  const again = await visitor.auth.signInWithPassword({
    email: EMAIL,
    password: 'quite another one',
  });
  expect(again.error).toBeNull();
  expect(await setPassword(store, 'nobody@admin.local', 'quite another one')).toBe(false);
});

it('refuses to open for a database that this machine was not prepared for', async () => {
  const backend = await preparedBackend(await freshDatabase());
  onTestFinished(() => backend.close());
  const settings = { dataDir: backend.dataDir, databaseUrl: await freshDatabase(), supabase: null };
  await expect(openBackend(settings, keptLog())).rejects.toThrow('run npm start');
});

it('creates the bucket of a hosted project, which everyone may list and nobody may write', async () => {
  const databaseUrl = await freshDatabase();
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  onTestFinished(() => sql.end());
  // As a hosted project's storage has created them before our migrations run.
  await sql.unsafe(`
    create schema storage;
    create table storage.buckets (
      id text primary key, name text not null, public boolean default false,
      file_size_limit bigint, allowed_mime_types text[]
    );
    create table storage.objects (
      id uuid primary key default gen_random_uuid(), bucket_id text references storage.buckets (id), name text
    );
    alter table storage.objects enable row level security;
    insert into storage.buckets (id, name) values ('private', 'private');
    insert into storage.objects (bucket_id, name) values ('private', 'hidden.webp');`);
  const backend = await preparedBackend(databaseUrl);
  onTestFinished(() => backend.close());

  const buckets = await sql`
    select id, public, file_size_limit::int as "fileSizeLimit", allowed_mime_types as "allowedMimeTypes"
    from storage.buckets where id <> 'private'`;
  expect(buckets.map((row) => ({ ...row }))).toEqual(
    BUCKETS.map((bucket) => ({ ...bucket, public: true })),
  );
  await sql`insert into storage.objects (bucket_id, name) values ('images', 'shown.webp')`;
  await sql`grant usage on schema storage to anon, authenticated`;
  await sql`grant all on storage.objects to anon, authenticated`;
  for (const role of ['anon', 'authenticated']) {
    await sql`set role ${sql(role)}`;
    expect((await sql`select name from storage.objects`).map(({ name }) => name)).toEqual([
      'shown.webp',
    ]);
    await expect(
      sql`insert into storage.objects (bucket_id, name) values ('images', 'theirs.webp')`,
    ).rejects.toMatchObject({ code: '42501' });
    expect((await sql`delete from storage.objects`).count).toBe(0);
    expect((await sql`update storage.objects set name = 'theirs'`).count).toBe(0);
    await sql`reset role`;
  }
});

it('adds readings to a hosted project’s realtime publication', async () => {
  const databaseUrl = await freshDatabase();
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  onTestFinished(() => sql.end());
  await sql`create publication supabase_realtime`;
  const backend = await preparedBackend(databaseUrl);
  onTestFinished(() => backend.close());
  expect(await sql`select tablename from pg_publication_tables`).toEqual([
    { tablename: 'daily_horoscopes' },
  ]);
});

/** Another machine on the same database. */
async function serverOn(databaseUrl: string) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ephemera-other-'));
  await prepareEmbedded({ dataDir, databaseUrl, admin: TEST_ADMIN, now: NOW });
  const backend = await openBackend({ dataDir, databaseUrl, supabase: null }, keptLog());
  return {
    ...backend,
    async close() {
      await backend.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
