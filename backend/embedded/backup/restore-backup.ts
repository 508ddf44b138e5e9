import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { dataDirAt, openDataDir, readMigrations } from '../data-dir.ts';
import { migrationsIn } from '../lite.ts';
import { isDiskFull, unpackArchive } from './archive.ts';

/**
 * Unpacks a backup into `dataDir`, from which `npm start` then serves the same rows, accounts and keys. Refuses a
 * folder that contains a site, running or not. Returns the time of the backup. Throws with a message if the file is
 * not a complete backup of this version or an earlier one, or if the disk is full; `dataDir` is then unchanged.
 */
export async function restoreBackup({
  dataDir,
  file,
}: {
  dataDir: string;
  file: string;
}): Promise<{ madeAt: string }> {
  refuseUsed(dataDir);
  const { databaseFile, keysFile } = await openDataDir(dataDir);
  const work = await mkdtemp(path.join(dataDir, '.restore-'));
  try {
    const { madeAt, files } = await unpackArchive(file, work);
    const database = path.basename(databaseFile);
    const missing = [database, path.basename(keysFile)].find((name) => !files.includes(name));
    if (missing) throw new Error(`${file} is not a complete backup: ${missing} is missing.`);
    await refuseLaterMigrations(path.join(work, database), file);
    const names = (await readdir(work)).filter((name) => name !== 'manifest.json');
    // The database comes last, so a folder with a database always has the keys too.
    names.sort((a, b) => Number(a === database) - Number(b === database));
    refuseUsed(dataDir, names);
    for (const name of names) await rename(path.join(work, name), path.join(dataDir, name));
    return { madeAt };
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    throw new Error(`There is not enough disk space in ${path.resolve(dataDir)}.`, {
      cause: error,
    });
  } finally {
    // After a rejection, tar may still be writing files.
    await rm(work, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

/** A server running on the folder has these files too. */
function refuseUsed(dataDir: string, names: string[] = []): void {
  const { databaseFile, keysFile, schemaFile, postgresFile } = dataDirAt(dataDir);
  const ours = [databaseFile, `${databaseFile}-wal`, keysFile, schemaFile, postgresFile];
  for (const file of [...ours, ...names.map((name) => path.resolve(dataDir, name))]) {
    if (!existsSync(file)) continue;
    throw new Error(
      `${file} already exists. Stop the server and move what is in ${path.resolve(dataDir)} away, ` +
        'or set DATA_DIR to an empty folder.',
    );
  }
}

async function refuseLaterMigrations(databaseFile: string, archive: string): Promise<void> {
  const known = new Set((await readMigrations()).map(({ version }) => version));
  const later = [...(await migrationsIn(databaseFile))].filter((version) => !known.has(version));
  if (later.length === 0) return;
  throw new Error(
    `${archive} was made by a later version of Ephemera (migration ${later[0]}): update this one first.`,
  );
}
