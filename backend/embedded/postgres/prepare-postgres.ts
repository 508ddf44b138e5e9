import { randomBytes } from 'node:crypto';
import type { Sql } from 'postgres';
import { type Keys, type Migration, makeKeys, makeSystemSchema } from '../lite.ts';
import { ensureRoles, grantToServer, refuseWritableRole } from './roles.ts';
import { withPostgres } from './with-postgres.ts';

/** What a server needs to serve from a Postgres database. */
export interface PostgresProject {
  /** The connection of the role that servers log in as. */
  url: string;
  keys: Keys;
}

/** An arbitrary number that identifies the lock for servers that start at the same time. */
const PREPARING = 716_253;

/**
 * Migrates a Postgres database as its owner and creates the roles to serve it with. The keys, and the password of the
 * servers' role, are generated once and stored in the database where only the owner can read them, so every server has
 * the same. Runs `finish` while still holding the lock. Idempotent, and safe on several machines at once. Throws with a
 * message if something is missing.
 */
export async function preparePostgres<T>(
  ownerUrl: string,
  migrations: Migration[],
  finish: (project: PostgresProject) => Promise<T>,
): Promise<T> {
  return withPostgres(ownerUrl, async (sql) => {
    await waitForTurn(sql);
    const { keys, password } = await ensureSecrets(sql);
    const server = { name: await serverName(sql), password };
    await ensureRoles(sql, server);
    await makeSystemSchema(ownerUrl, keys);
    await applyMigrations(sql, migrations);
    await grantToServer(sql, server.name);
    await refuseWritableRole(sql);
    return finish({ url: urlFor(ownerUrl, server), keys });
  });
}

async function waitForTurn(sql: Sql): Promise<void> {
  await sql`set lock_timeout = '60s'`;
  try {
    await sql`select pg_advisory_lock(${PREPARING})`;
  } catch (error) {
    throw new Error('Another machine has been preparing this database for a minute: is it stuck?', {
      cause: error,
    });
  }
}

interface Secrets {
  keys: Keys;
  password: string;
}

async function ensureSecrets(sql: Sql): Promise<Secrets> {
  await sql`create schema if not exists ephemera_private`;
  await sql`revoke all on schema ephemera_private from public`;
  await sql`
    create table if not exists ephemera_private.secrets (id boolean primary key default true check (id), secrets jsonb not null)`;
  const [row] = await sql<{ secrets: Secrets }[]>`select secrets from ephemera_private.secrets`;
  if (row) return row.secrets;
  const secrets = { keys: await makeKeys(), password: randomBytes(24).toString('base64url') };
  await sql`insert into ephemera_private.secrets (secrets) values (${sql.json(secrets as never)})`;
  return secrets;
}

/** Roles belong to the whole cluster, so the name includes the database's oid. */
async function serverName(sql: Sql): Promise<string> {
  const [row] = await sql<{ oid: number }[]>`
    select oid::int from pg_database where datname = current_database()`;
  return `ephemera_server_${row!.oid}`;
}

function urlFor(ownerUrl: string, { name, password }: { name: string; password: string }): string {
  const url = new URL(ownerUrl);
  url.username = name;
  url.password = password;
  return url.href;
}

/**
 * Applies pending migrations, each in a transaction, and records them where the Supabase CLI looks for them. The
 * backend's own schema creates that table.
 */
async function applyMigrations(sql: Sql, migrations: Migration[]): Promise<void> {
  const rows = await sql<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations`;
  const applied = new Set(rows.map(({ version }) => version));
  for (const { version, name, sql: statements } of migrations) {
    if (applied.has(version)) continue;
    await sql.begin(async (transaction) => {
      await transaction.unsafe(statements);
      await transaction`
        insert into supabase_migrations.schema_migrations (version, name, statements)
        values (${version}, ${name}, ${[statements]})`;
    });
  }
}
