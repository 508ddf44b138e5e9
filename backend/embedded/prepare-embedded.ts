import { randomBytes } from 'node:crypto';
import { createDataClient, type DataClient } from '#data/client.ts';
import { emailOfUsername } from '#data/email-of-username.ts';
import { createProfile, someAdminExists } from '#data/profiles.ts';
import type { Instant } from '#domain/calendar/civil-date.ts';
import { setPassword } from './auth/accounts.ts';
import {
  type DataDir,
  ensureKeys,
  forgetSchema,
  openDataDir,
  readMigrations,
  saveProject,
  saveSchema,
} from './data-dir.ts';
import { INTERNAL_URL } from './internal-url.ts';
import {
  type LiteOptions,
  type Migration,
  migrateSqlite,
  openLite,
  type SqliteStore,
  type Store,
} from './lite.ts';
import { isUpToDate, loadProjectOptions } from './load-project.ts';
import { preparePostgres } from './postgres/prepare-postgres.ts';
import { withLock } from './with-lock.ts';

export interface PrepareOptions {
  dataDir: string;
  /** A Postgres database, as its owner; null for SQLite in `dataDir`. */
  databaseUrl?: string | null;
  /** The admin to create if there is none yet; null fields are generated. */
  admin: { username: string | null; password: string | null };
  now: Instant;
}

export interface PreparedAdmin {
  username: string;
  /** Set if we generated the password, so it can be shown once. */
  generatedPassword: string | null;
}

/** Migrates the embedded database and creates the first admin. Idempotent, and safe in several processes at once. */
export async function prepareEmbedded(
  options: PrepareOptions,
): Promise<{ admin: PreparedAdmin | null }> {
  const dir = await openDataDir(options.dataDir);
  const migrations = await readMigrations();
  if (options.databaseUrl) {
    const { databaseUrl } = options;
    return preparePostgres(databaseUrl, migrations, async ({ url, keys }) => {
      await saveProject(dir, databaseUrl, { url, keys });
      return { admin: await ensureAdmin({ store: { kind: 'postgres', url }, keys }, options) };
    });
  }

  return withLock(dir.lockFile, () => prepareSqlite(dir, migrations, options));
}

async function prepareSqlite(
  dir: DataDir,
  migrations: Migration[],
  options: PrepareOptions,
): Promise<{ admin: PreparedAdmin | null }> {
  const keys = await ensureKeys(dir);
  if (await isUpToDate(dir, migrations)) return { admin: null };
  await forgetSchema(dir);
  const empty: SqliteStore = { kind: 'sqlite', file: dir.databaseFile, schema: null };
  const schema = await migrateSqlite({ store: empty, keys }, migrations);
  const admin = await ensureAdmin({ store: { ...empty, schema }, keys }, options);
  await saveSchema(dir, migrations, schema);
  return { admin };
}

async function ensureAdmin(
  project: LiteOptions,
  { admin: wanted, now }: PrepareOptions,
): Promise<PreparedAdmin | null> {
  const username = wanted.username ?? 'admin';
  const password = wanted.password ?? randomBytes(12).toString('base64url');
  const isMade = await withOpenSignup(project, async (service, visitor) => {
    if (await someAdminExists(service)) return false;
    const id = await signUp(project.store, visitor, username, password);
    await createProfile(service, { id, username, displayName: username, role: 'admin' }, now);
    return true;
  });
  if (!isMade) return null;
  return { username, generatedPassword: wanted.password === null ? password : null };
}

/** Creates an account that can sign in, and its profile. */
export async function addReader(
  settings: { dataDir: string; databaseUrl?: string | null },
  { username, password }: { username: string; password: string },
  now: Instant,
): Promise<void> {
  const project = await loadProjectOptions(settings);
  await withOpenSignup(project, async (service, visitor) => {
    const id = await signUp(project.store, visitor, username, password);
    await createProfile(service, { id, username, displayName: username, role: 'reader' }, now);
  });
}

/** Sign-up is closed to the public; only this project, opened for the purpose, allows it. */
async function withOpenSignup<T>(
  options: LiteOptions,
  act: (service: DataClient, visitor: DataClient) => Promise<T>,
): Promise<T> {
  const lite = await openLite({ ...options, allowSignup: true });
  const connect = (key: string): DataClient =>
    createDataClient({
      url: INTERNAL_URL,
      key,
      fetch: (input, init) => lite.fetch(new Request(input, init)),
    });
  try {
    return await act(connect(options.keys.secretKey), connect(options.keys.publishableKey));
  } finally {
    await lite.close();
  }
}

/**
 * Returns the new user's id. If an earlier start was interrupted before the profile existed, returns that account's id
 * and sets this password.
 */
async function signUp(
  store: Store,
  client: DataClient,
  username: string,
  password: string,
): Promise<string> {
  const credentials = { email: emailOfUsername(username), password };
  const { data, error } = await client.auth.signUp(credentials);
  if (data.user) return data.user.id;
  if (error?.code === 'user_already_exists') {
    await setPassword(store, credentials.email, password);
    const { data: session } = await client.auth.signInWithPassword(credentials);
    if (session.user) return session.user.id;
  }
  throw new Error(`The account could not be created: ${error?.message ?? 'no reason given'}`, {
    cause: error,
  });
}
