import { ensureKeys, loadProject, loadSchema, openDataDir, readMigrations } from './data-dir.ts';
import type { LiteOptions } from './lite.ts';

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
