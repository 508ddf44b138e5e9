import { chmodSync, constants, existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dataDirAt } from '../data-dir.ts';
import { isDiskFull, packFolder, unpackArchive } from './archive.ts';

/** The folder in `DATA_DIR` for backups, which is not itself backed up. */
const BACKUPS = 'backups';

/** How long a server may lock the database, in milliseconds. */
const PATIENCE_MS = 10_000;

export interface TakenBackup {
  file: string;
  /** The number of readings in it. */
  readings: number;
  /** Its files, by path in `DATA_DIR`. */
  files: string[];
}

/**
 * Writes everything that a site on SQLite needs into one file that only its owner can read: a snapshot of the rows, the
 * keys, and whatever else is in `dataDir`, except files that a start regenerates. Safe while the site runs. The file is
 * unpacked and verified before it is renamed to `file`, by default one in `dataDir`'s own `backups`. Throws with a
 * message if there is nothing to back up, the file exists, the database is damaged, or the disk is full.
 */
export async function takeBackup(options: {
  dataDir: string;
  file: string | null;
  now: Date;
}): Promise<TakenBackup> {
  const { dataDir, now } = options;
  const file = path.resolve(options.file ?? path.join(dataDir, BACKUPS, nameAt(now)));
  const { databaseFile, keysFile } = dataDirAt(dataDir);
  if (!existsSync(databaseFile) || !existsSync(keysFile)) {
    throw new Error(`There is no site in ${path.resolve(dataDir)}: nothing to back up.`);
  }
  if (existsSync(file)) throw new Error(`${file} already exists: choose another name.`);
  const [within] = path.relative(dataDir, file).split(path.sep);
  if (within !== '..' && within !== BACKUPS && !path.isAbsolute(within!)) {
    throw new Error(
      `${file} is in DATA_DIR, so the next backup would contain it: name a file in ${BACKUPS}, or elsewhere.`,
    );
  }

  const work = await workFolder(file);
  try {
    const stage = path.join(work, 'files');
    await mkdir(stage, { mode: 0o700 });
    const readings = copyDatabase(databaseFile, path.join(stage, path.basename(databaseFile)));
    await copyRest(dataDir, stage);
    const archive = path.join(work, 'archive');
    const files = await packFolder(stage, archive, now);
    const keys = path.basename(keysFile);
    if (!files.includes(keys)) throw new Error(`${keysFile} cannot be read.`);
    await rm(stage, { recursive: true });

    const check = path.join(work, 'check');
    await mkdir(check, { mode: 0o700 });
    await unpackArchive(archive, check);
    refuseDamaged(path.join(check, path.basename(databaseFile)), databaseFile);
    await rename(archive, file);
    return { file, readings, files };
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    throw new Error(`There is not enough disk space for the backup in ${path.dirname(file)}.`, {
      cause: error,
    });
  } finally {
    // After a rejection, tar may still be writing files.
    await rm(work, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

function nameAt(now: Date): string {
  return `ephemera-${now.toISOString().replace(/\.\d+/, '').replaceAll(':', '')}.tar.gz`;
}

/** Next to the backup, so the final rename copies nothing. */
async function workFolder(file: string): Promise<string> {
  const folder = path.dirname(file);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return await mkdtemp(path.join(folder, '.backup-'));
  } catch (error) {
    throw new Error(`The folder ${folder} cannot be written to.`, { cause: error });
  }
}

/** Copies a snapshot of the rows while others write. Returns the number of readings. */
function copyDatabase(from: string, to: string): number {
  try {
    const database = new DatabaseSync(from, { readOnly: true, timeout: PATIENCE_MS });
    try {
      database.prepare('vacuum into ?').run(to);
    } finally {
      database.close();
    }
    chmodSync(to, 0o600);
    const copy = new DatabaseSync(to, { readOnly: true });
    try {
      const row = copy.prepare('select count(*) as readings from daily_horoscopes').get();
      return Number(row!.readings);
    } finally {
      copy.close();
    }
  } catch (error) {
    if (isDiskFull(error)) throw error;
    throw new Error(`The database ${from} cannot be read: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

function refuseDamaged(copy: string, original: string): void {
  const database = new DatabaseSync(copy, { readOnly: true });
  const [first] = database.prepare('pragma integrity_check').all();
  database.close();
  if (first?.integrity_check === 'ok') return;
  throw new Error(`The database ${original} is damaged: ${first?.integrity_check}.`);
}

async function copyRest(dataDir: string, stage: string): Promise<void> {
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    const name = path.relative(dataDir, path.join(entry.parentPath, entry.name));
    if (!isKept(name, dataDir)) continue;
    // Mounted secrets are symbolic links.
    const found = await stat(path.join(dataDir, name)).catch(() => null);
    if (!found?.isFile()) continue;
    const target = path.join(stage, name);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    await copyFile(path.join(dataDir, name), target, constants.COPYFILE_FICLONE).catch((error) => {
      // Removed since the folder was listed, or a draft that has been renamed.
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

/** Everything except the database (copied separately), files that a start regenerates, and partial files. */
function isKept(name: string, dataDir: string): boolean {
  const { databaseFile, schemaFile, postgresFile } = dataDirAt(dataDir);
  const file = path.resolve(dataDir, name);
  if (file.startsWith(databaseFile) || file === schemaFile || file === postgresFile) return false;
  const parts = name.split(path.sep);
  return (
    parts[0] !== BACKUPS && !name.endsWith('.new') && !parts.some((part) => part.startsWith('.'))
  );
}
