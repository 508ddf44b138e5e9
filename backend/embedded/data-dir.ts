import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { type Keys, type Migration, makeKeys, type SchemaRecord } from './lite.ts';
import type { PostgresProject } from './postgres/prepare-postgres.ts';

/** The files that the embedded backend keeps in `DATA_DIR`. */
export interface DataDir {
  databaseFile: string;
  keysFile: string;
  schemaFile: string;
  postgresFile: string;
  /** Locked while a process prepares the database. */
  lockFile: string;
}

/** The schema after the last migration, and the migrations that led to it. */
interface SchemaFile {
  fingerprint: string;
  schema: SchemaRecord;
}

const SUPABASE = path.resolve(import.meta.dirname, '../../supabase');
const MIGRATIONS = path.join(SUPABASE, 'migrations');
const FOR_SQLITE = path.join(SUPABASE, 'sqlite');

export async function openDataDir(dataDir: string): Promise<DataDir> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  return dataDirAt(dataDir);
}

/** The paths, without creating the folder. */
export function dataDirAt(dataDir: string): DataDir {
  return {
    databaseFile: path.resolve(dataDir, 'ephemera.db'),
    keysFile: path.resolve(dataDir, 'keys.json'),
    schemaFile: path.resolve(dataDir, 'schema.json'),
    postgresFile: path.resolve(dataDir, 'postgres.json'),
    lockFile: path.resolve(dataDir, '.prepare.lock'),
  };
}

/** The project's keys, generated at the first call and stored where only the owner of the process can read them. */
export async function ensureKeys({ keysFile }: DataDir): Promise<Keys> {
  const stored = await readJson<Keys>(keysFile);
  if (stored) {
    if (stored.publishableKey && stored.secretKey && stored.jwtSecret) return stored;
    throw new Error(`${keysFile} does not contain the three keys: restore it from a backup.`);
  }
  const keys = await makeKeys();
  await writeJson(keysFile, keys);
  return keys;
}

/**
 * Our migrations in order. A file is `{digits}_{name}.sql`; one of the same name in `supabase/sqlite` is its SQLite
 * version.
 */
export async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(MIGRATIONS)).filter((file) => /^\d+_\w+\.sql$/.test(file)).sort();
  return Promise.all(
    files.map(async (file) => ({
      version: /^\d+/.exec(file)![0],
      name: file.replace(/^\d+_|\.sql$/g, ''),
      sql: await readFile(path.join(MIGRATIONS, file), 'utf8'),
      sqlite: await readIfThere(path.join(FOR_SQLITE, file)),
    })),
  );
}

/** Stores how a server connects to the Postgres database that it was prepared for. */
export async function saveProject(
  { postgresFile }: DataDir,
  ownerUrl: string,
  project: PostgresProject,
): Promise<void> {
  await writeJson(postgresFile, { preparedFor: placeOf(ownerUrl), ...project });
}

/** Reads that file back; null if this machine was prepared for another database or for none. */
export async function loadProject(
  { postgresFile }: DataDir,
  ownerUrl: string,
): Promise<PostgresProject | null> {
  const file = await readJson<PostgresProject & { preparedFor: string }>(postgresFile);
  return file?.preparedFor === placeOf(ownerUrl) ? file : null;
}

/** The database that a URL names, without the credentials. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}

export async function saveSchema(dir: DataDir, migrations: Migration[], schema: SchemaRecord) {
  const file: SchemaFile = { fingerprint: fingerprint(migrations), schema };
  await writeJson(dir.schemaFile, file);
}

/** Deletes the stored schema, so a start that is interrupted during a migration is not taken for a finished one. */
export async function forgetSchema({ schemaFile }: DataDir): Promise<void> {
  await rm(schemaFile, { force: true });
}

/** The stored schema, or null if it belongs to other migrations or another version of the backend. */
export async function loadSchema(
  { schemaFile }: DataDir,
  migrations: Migration[],
): Promise<SchemaRecord | null> {
  // If anything is wrong with it, migrating recreates it.
  const file = await readJson<SchemaFile>(schemaFile).catch(() => null);
  return file?.fingerprint === fingerprint(migrations) ? file.schema : null;
}

function fingerprint(migrations: Migration[]): string {
  const { '@supabase/lite': version } = packageJson.dependencies;
  return hashOf(JSON.stringify([version, migrations]));
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function readJson<T>(file: string): Promise<T | null> {
  const text = await readIfThere(file);
  try {
    return text === null ? null : (JSON.parse(text) as T);
  } catch (error) {
    throw new Error(`${file} is not JSON: restore it from a backup.`, { cause: error });
  }
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`${file} cannot be read.`, { cause: error });
  }
}

/** Writes a file atomically: if the process is killed, the old one stays. */
async function writeJson(file: string, value: unknown): Promise<void> {
  const draft = `${file}.${process.pid}.new`;
  await writeFile(draft, JSON.stringify(value, null, 2), { mode: 0o600 });
  await rename(draft, file);
}
