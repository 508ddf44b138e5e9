import {
  type DataDir,
  ensureKeys,
  loadProject,
  loadSchema,
  openDataDir,
  readMigrations,
} from './data-dir.ts';
import { isMigrated, type LiteOptions, type Migration } from './lite.ts';
import { withLock } from './with-lock.ts';

/**
 * Whether the SQLite project in the data folder can be opened as it is. Waits while another process prepares it; throws
 * SQLite's error if the database or the folder is unusable.
 */
export async function isPrepared(dataDir: string): Promise<boolean> {
  const dir = await openDataDir(dataDir);
  return withLock(dir.lockFile, async () => isUpToDate(dir, await readMigrations()));
}

/** Whether both the database and the stored schema are of these migrations. */
export async function isUpToDate(dir: DataDir, migrations: Migration[]): Promise<boolean> {
  if (!(await loadSchema(dir, migrations))) return false;
  return isMigrated(dir.databaseFile, migrations);
}

/**
 * The project that this machine was prepared to serve. Throws with a message if it was not prepared, or for another
 * version or database.
 */
export async function loadProjectOptions({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl?: string | null;
}): Promise<LiteOptions> {
  const dir = await openDataDir(dataDir);
  if (databaseUrl) {
    const project = await loadProject(dir, databaseUrl);
    if (!project) {
      throw new Error(
        'This machine is not prepared for the database in DATABASE_URL: run npm start.',
      );
    }
    return { store: { kind: 'postgres', url: project.url }, keys: project.keys };
  }
  const schema = await loadSchema(dir, await readMigrations());
  if (!schema) {
    throw new Error(`The database in ${dataDir} is not migrated to this version: run npm start.`);
  }
  const store = { kind: 'sqlite', file: dir.databaseFile, schema } as const;
  return { store, keys: await ensureKeys(dir) };
}
