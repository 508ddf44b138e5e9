import { AsyncLocalStorage } from 'node:async_hooks';
import { chmod } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import {
  App,
  appliedVersions,
  ensureHistoryTable,
  generateApiKey,
  getAuthSchemaSql,
  type PersistedDeparseInfo,
  SqliteConnection,
  splitSqlStatements,
} from '@supabase/lite';
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { createConnection } from '@supabase/lite/sqlite';
import type { Table, Tables } from './rest/tables.ts';
import type { ColumnType } from './rest/typed-value.ts';

/**
 * The only file that imports @supabase/lite, which is young and pinned: an in-process Supabase project, on a SQLite
 * file or on Postgres. For SQLite it translates our Postgres migrations; the translator never frees its 90 MB, so its
 * result is stored as a {@link SchemaRecord} and the serving process starts from that.
 */
export interface Lite {
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

export interface LiteOptions {
  store: Store;
  keys: Keys;
  /** Whether `/auth/v1/signup` creates accounts. */
  allowSignup?: boolean;
}

/** Where a project keeps its rows. */
export type Store = SqliteStore | PostgresStore;

export interface SqliteStore {
  kind: 'sqlite';
  file: string;
  /** What the translator found out about tables and policies; null before the first migration. */
  schema: SchemaRecord | null;
}

export interface PostgresStore {
  kind: 'postgres';
  /** The URL of a role that owns nothing: as an owner, the library would grant everything to everyone. */
  url: string;
}

export interface Keys {
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
}

export type SchemaRecord = PersistedDeparseInfo;

export interface Migration {
  /** The leading digits of its file name. */
  version: string;
  name: string;
  sql: string;
  /** What SQLite runs in place of `sql` if the library can't translate it. */
  sqlite: string | null;
}

/** Times as PostgREST writes them, `2026-11-21T09:30:00.5+00:00`; sessions run in UTC. */
const TIMESTAMPTZ = {
  to: 1184,
  from: [1184],
  serialize: (value: unknown) => value,
  parse: (text: string) => text.replace(' ', 'T').replace(/\+00$/, '+00:00'),
};

/**
 * While another process writes, a SQLite query blocks the thread that serves everyone. So it waits only briefly, and is
 * retried after a pause in which others are served.
 */
const BUSY_MS = 20;
const PAUSE_MS = 60;
const TRIES_WHILE_LOCKED = 20;
const LOCKED = /database (?:table )?is locked|SQLITE_BUSY/;

/** The library prints every failed query with its stack; the answer contains what matters of it. */
const inLibrary = new AsyncLocalStorage<true>();
const printError = console.error;
console.error = (...said) => {
  if (!inLibrary.getStore()) printError(...said);
};

export async function openLite(options: LiteOptions): Promise<Lite> {
  const { store } = options;
  const connection =
    store.kind === 'sqlite'
      ? await connectSqlite(store.file, store.schema)
      : connectPostgres(store.url);
  const app = await appOn(connection, options);
  const ask = (request: Request) => inLibrary.run(true, async () => app.fetch(request));
  return {
    fetch: store.kind === 'sqlite' ? (request) => askUntilFree(ask, request) : ask,
    close: () => connection.close(),
  };
}

/**
 * A Data API request is a single statement: if it found the database locked, it has changed nothing and can be retried.
 * Other requests run several statements, of which the first may have succeeded.
 */
async function askUntilFree(
  ask: (request: Request) => Promise<Response>,
  request: Request,
): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const response = await ask(request.clone());
    if (response.status !== 500 || tries === TRIES_WHILE_LOCKED) return response;
    if (!new URL(request.url).pathname.startsWith('/rest/v1/')) return response;
    if (!LOCKED.test(await response.clone().text())) return response;
    await setTimeout(PAUSE_MS);
  }
}

/** Whether the database has all of these migrations. Does not load the translator. */
export async function isMigrated(databaseFile: string, migrations: Migration[]): Promise<boolean> {
  const applied = await migrationsIn(databaseFile);
  return migrations.every(({ version }) => applied.has(version));
}

/** The versions of the migrations that a SQLite database has. */
export async function migrationsIn(databaseFile: string): Promise<Set<string>> {
  const connection = await connectSqlite(databaseFile, null);
  try {
    return await versionsApplied(connection);
  } finally {
    await connection.close();
  }
}

/** Applies pending migrations, each in a transaction. Returns the schema record. */
export async function migrateSqlite(
  options: LiteOptions & { store: SqliteStore },
  migrations: Migration[],
): Promise<SchemaRecord> {
  const connection = await connectSqlite(options.store.file, options.store.schema);
  const app = await appOn(connection, options);
  try {
    await app.ensureSystemSchema();
    const applied = await versionsApplied(connection);
    for (const migration of migrations) {
      if (applied.has(migration.version)) continue;
      const statements = await statementsOf(connection, migration);
      await connection.transaction([...statements, historyInsert(migration)], {
        intent: 'migration',
      });
    }
    const whole = [
      getAuthSchemaSql(),
      ...migrations.filter(({ sqlite }) => sqlite === null).map(({ sql }) => withoutGrants(sql)),
    ];
    return SqliteConnection.serializeDeparseInfo(await translate(connection, whole.join('\n')));
  } finally {
    await connection.close();
  }
}

/** The public tables with their columns and unique constraints, as found by the translator. */
export function tablesOf({ schema, tableConstraints }: SchemaRecord): Tables {
  const tables = new Map<string, Table>();
  for (const columns of Object.values(schema ?? {})) {
    const { schema: space, table: name } = columns[0]!.context;
    if (space !== 'public') continue;
    const unique = (tableConstraints ?? []).filter(
      (constraint) => constraint.kind === 'unique' && constraint.table === name,
    );
    tables.set(name, {
      name,
      columns: new Map(columns.map(({ context }) => [context.column, typeOf(context.pgTypeName)])),
      unique: new Map(unique.map(({ columns, name }) => [columns.join(', '), name ?? ''])),
    });
  }
  return tables;
}

const TYPES: Record<string, ColumnType> = {
  uuid: 'uuid',
  date: 'date',
  timestamptz: 'timestamp with time zone',
  bool: 'boolean',
  boolean: 'boolean',
  jsonb: 'jsonb',
};

function typeOf(pgTypeName: string | undefined): ColumnType {
  return TYPES[pgTypeName ?? ''] ?? 'text';
}

export async function makeKeys(): Promise<Keys> {
  const [publishable, secret, jwt] = await Promise.all([
    generateApiKey('publishable'),
    generateApiKey('secret'),
    generateApiKey('secret'),
  ]);
  return { publishableKey: publishable.key, secretKey: secret.key, jwtSecret: jwt.key };
}

/** Creates the auth tables in a Postgres database, connected as its owner. */
export async function makeSystemSchema(ownerUrl: string, keys: Keys): Promise<void> {
  const connection = connectPostgres(ownerUrl);
  try {
    const app = await appOn(connection, { keys });
    await app.ensureSystemSchema();
  } finally {
    await connection.close();
  }
}

async function appOn(
  connection: SqliteConnection | PostgresConnection,
  { keys, allowSignup = false }: Omit<LiteOptions, 'store'>,
): Promise<App> {
  const app = new App({
    connection,
    api: { schemas: ['public'] },
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      enable_signup: allowSignup,
      email: { enable_signup: allowSignup, enable_confirmations: false },
    },
  });
  await app.init();
  return app;
}

/**
 * At its first query the library would create the request roles and grant them every table. We make the grants
 * ourselves (postgres/roles.ts), and servers that start together would fail at this step, so we tell the library that
 * it has already been done.
 */
function connectPostgres(url: string): PostgresConnection {
  const connection = createPostgresConnection({
    url,
    postgresOptions: { onnotice: () => {}, types: { timestamptz: TIMESTAMPTZ } },
  });
  return Object.assign(connection, { ensureRlsContext: async () => true });
}

async function connectSqlite(
  databaseFile: string,
  schema: SchemaRecord | null,
): Promise<SqliteConnection> {
  const connection = await createConnection({
    url: `file:${databaseFile}`,
    ddlDialect: 'postgres',
    translation: schema ? { deparse: schema } : undefined,
  });
  if (!(connection instanceof SqliteConnection)) throw new Error('This runtime has no SQLite.');
  // It contains password hashes, so only its owner may read the file, whoever created it.
  await chmod(databaseFile, 0o600);
  await connection.exec(`pragma busy_timeout = ${BUSY_MS}`);
  // Readers don't wait for a writer, and acknowledged writes are on disk.
  await connection.exec('pragma journal_mode = wal');
  await connection.exec('pragma synchronous = full');
  return connection;
}

async function statementsOf(
  connection: SqliteConnection,
  { sql, sqlite }: Migration,
): Promise<string[]> {
  if (sqlite !== null) return sqlite.split(/;\n(?=\n|$)/).filter((statement) => statement.trim());
  return splitSqlStatements((await translate(connection, withoutGrants(sql))).ddl);
}

async function versionsApplied(connection: SqliteConnection): Promise<Set<string>> {
  await ensureHistoryTable(connection);
  return new Set(await appliedVersions(connection));
}

async function translate(connection: SqliteConnection, sql: string) {
  const translated = await connection.translateDdl(sql);
  if (typeof translated === 'string') throw new Error('The migrations are not Postgres SQL.');
  return translated;
}

/** SQLite has no roles: table-grants.ts enforces these statements. */
function withoutGrants(sql: string): string {
  return splitSqlStatements(sql)
    .filter((statement) => !/^\s*(--[^\n]*\n\s*)*(grant|revoke)\b/i.test(statement))
    .map((statement) => `${statement.replace(/;\s*$/, '')};`)
    .join('\n');
}

function historyInsert({ version, name, sql }: Migration): string {
  const quoted = [version, name, JSON.stringify([sql])].map(
    (text) => `'${text.replaceAll("'", "''")}'`,
  );
  return `insert into "supabase_migrations.schema_migrations" (version, name, statements) values (${quoted.join(', ')})`;
}
