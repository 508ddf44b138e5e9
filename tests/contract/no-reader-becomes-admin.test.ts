import postgres from 'postgres';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { loadProjectOptions } from '#backend/embedded/load-project.ts';
import { addReader, prepareEmbedded } from '#backend/embedded/prepare-embedded.ts';
import { openBackend } from '#backend/open-backend.ts';
import { createDataClient } from '#data/client.ts';
import { findProfile, type Profile } from '#data/profiles.ts';
import { preparedBackend, TEST_ADMIN, TEST_READER } from '#tests/factories/backend.ts';
import { freshDir } from '#tests/factories/fresh-dir.ts';
import { keptLog } from '#tests/factories/log.ts';
import { freshDatabase } from '#tests/factories/postgres.ts';
import { hostedBy } from '#tests/factories/served-over-http.ts';

const NOW = Date.parse('2026-11-21T09:30:00Z');

/** Starting Postgres is slow, and not part of the tests' time limits. */
beforeAll(async () => {
  await freshDatabase();
}, 60_000);

it.each([
  ['SQLite', async () => null, openBackend],
  ['Postgres', freshDatabase, openBackend],
  [
    'another server, used as a hosted project',
    async () => null,
    async (...given: Parameters<typeof openBackend>) => hostedBy(await openBackend(...given)),
  ],
])('lets no reader become an admin on %s, even after a restart', async (_name, database, open) => {
  const dataDir = await freshDir();
  const settings = { dataDir, databaseUrl: await database() };
  await prepareEmbedded({ ...settings, admin: TEST_ADMIN, now: NOW });
  await addReader(settings, TEST_READER, NOW);
  for (let start = 0; start < 2; start++) {
    await prepareEmbedded({ ...settings, admin: TEST_ADMIN, now: NOW });
    const backend = await open({ ...settings, supabase: null }, keptLog());
    const reader = createDataClient({
      url: backend.url,
      key: backend.publishableKey,
      fetch: backend.fetch,
    });
    const { username, password } = TEST_READER;
    const email = `${username}@admin.local`;
    const { data } = await reader.auth.signInWithPassword({ email, password });
    const { id } = data.user!;
    const tries = [
      await reader.from('profiles').update({ role: 'admin' }).eq('id', id),
      await reader.from('profiles').update({ username: 'x', role: 'admin' }).eq('id', id),
      await reader.from('profiles').delete().eq('id', id),
      await reader.from('profiles').insert({
        id,
        username: 'y',
        display_name: 'Y',
        role: 'admin',
        created_at: '2026-11-21T09:30:00Z',
      }),
    ];
    expect(tries.map(({ error }) => error?.code)).toEqual(Array(4).fill('42501'));
    expect((await findProfile(reader, id)) as Profile).toMatchObject({ role: 'reader' });
    await backend.close();
  }
});

describe('a Postgres database whose grants were widened by hand', () => {
  it('is not served, and says what to revoke', async () => {
    const databaseUrl = await freshDatabase();
    const backend = await preparedBackend(databaseUrl);
    onTestFinished(() => backend.close());
    await asOwner(databaseUrl, 'grant update on public.profiles to authenticated');
    const settings = { dataDir: backend.dataDir, databaseUrl };
    const sentence = 'Readers can change their own role in this database';
    await expect(openBackend({ ...settings, supabase: null }, keptLog())).rejects.toThrow(sentence);
    await expect(prepareEmbedded({ ...settings, admin: TEST_ADMIN, now: NOW })).rejects.toThrow(
      sentence,
    );
  });

  it('still gives nobody another role', async () => {
    const databaseUrl = await freshDatabase();
    const backend = await preparedBackend(databaseUrl);
    onTestFinished(() => backend.close());
    const open = `grant update on public.profiles to authenticated;
      alter table public.profiles disable row level security;`;
    await asOwner(databaseUrl, open);
    const asReader = `set role authenticated; update public.profiles set role = 'admin'`;
    await expect(asOwner(databaseUrl, asReader)).rejects.toThrow(
      'A role is given by the server alone.',
    );
  });
});

it('gives the servers’ role rows, and no right to create anything', async () => {
  const databaseUrl = await freshDatabase();
  const backend = await preparedBackend(databaseUrl);
  onTestFinished(() => backend.close());
  const { store } = await loadProjectOptions(backend);
  const asServer = (statement: string) => asOwner((store as { url: string }).url, statement);
  for (const statement of [
    'create temporary table a (b int)',
    'create table public.a (b int)',
    'truncate public.daily_horoscopes',
    'alter table public.profiles disable row level security',
    'select * from ephemera_private.secrets',
    `create trigger t before insert on public.daily_horoscopes_history
       for each row execute function public.refuse_change_of_role()`,
    `grant update on public.profiles to authenticated; do $$ begin
       if has_column_privilege('authenticated', 'public.profiles', 'role', 'update') then return; end if;
       raise exception 'permission denied'; end $$`,
  ]) {
    await expect(asServer(statement), statement).rejects.toThrow(/permission denied|must be owner/);
  }
});

async function asOwner(databaseUrl: string, statements: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    await sql.unsafe(statements);
  } finally {
    await sql.end();
  }
}

it('grants the rights that supabase/rights.md lists, and no others', async () => {
  const databaseUrl = await freshDatabase();
  await prepareEmbedded({ dataDir: await freshDir(), databaseUrl, admin: TEST_ADMIN, now: NOW });
  const sql = postgres(databaseUrl, { max: 1 });
  const policies = await sql`
    select tablename as "table", cmd as verb, policyname as policy, qual as "rows", with_check as "new rows"
    from pg_policies where schemaname = 'public' order by 1, 2, 3`;
  const grants = await sql`
    select grantee as role, table_name as "table", lower(privilege_type) as verb,
      string_agg(column_name::text, ', ' order by column_name::text) as columns
    from information_schema.role_column_grants
    where table_schema = 'public' and grantee in ('anon', 'authenticated')
    group by 1, 2, 3 order by 1, 2, 3`;
  await sql.end();
  await expect(
    [
      '# Who may do what in the database',
      'What the migrations add up to for visitors (`anon`) and signed-in readers (`authenticated`). The service role may do\nanything. `tests/contract/no-reader-becomes-admin.test.ts` writes this from a migrated Postgres (`npx vitest run` on it\nwith `-u`). For storage, see `migrations/20261122230100_images_bucket.sql`.',
      '## Policies: which rows',
      tableOf(policies),
      '## Grants: which verbs and columns',
      tableOf(grants),
    ].join('\n\n'),
  ).toMatchFileSnapshot('../../supabase/rights.md');
});

function tableOf(rows: readonly Record<string, unknown>[]): string {
  const heads = Object.keys(rows[0]!);
  const line = (cells: readonly unknown[]) => `| ${cells.map((cell) => cell ?? '').join(' | ')} |`;
  const bodies = rows.map((row) => line(heads.map((head) => row[head])));
  return [line(heads), line(heads.map(() => '---')), ...bodies].join('\n');
}
