import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { access, chmod, open, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { create, extract } from 'tar';
import { z } from 'zod';
import { parsedJson } from '../../parsed-json.ts';

/**
 * A backup is a gzipped tar: first `manifest.json`, which lists every other file with its hash, then the files as they
 * are in `DATA_DIR`. Any tar can unpack it.
 */
const MANIFEST = 'manifest.json';
const VERSION = 1;

const manifest = z.object({
  format: z.literal('ephemera-backup'),
  version: z.number(),
  madeAt: z.iso.datetime(),
  /** The hash of each file, in hexadecimal. */
  sha256: z.record(z.string(), z.string()),
});

/** Packs every file of a folder into an archive that only its owner may read. Returns the files' names. */
export async function packFolder(folder: string, archive: string, madeAt: Date): Promise<string[]> {
  const sha256 = await hashesIn(folder);
  const written: z.infer<typeof manifest> = {
    format: 'ephemera-backup',
    version: VERSION,
    madeAt: madeAt.toISOString(),
    sha256,
  };
  const files = Object.keys(sha256);
  await writeFile(path.join(folder, MANIFEST), JSON.stringify(written, null, 2), { mode: 0o600 });
  await create({ gzip: true, portable: true, cwd: folder, file: archive, mode: 0o600 }, [
    MANIFEST,
    ...files,
  ]);
  await flush(archive);
  return files;
}

/**
 * Unpacks an archive into an empty folder and verifies every hash. Returns the time of the backup, and the files'
 * names. Throws with a message if the file is missing, not a backup, damaged, or from a later version.
 */
export async function unpackArchive(
  archive: string,
  folder: string,
): Promise<{ madeAt: string; files: string[] }> {
  await refuseUnreadable(archive);
  const failure = await extract({ file: archive, cwd: folder, strict: true, preserveOwner: false })
    .then(() => null)
    .catch((error: unknown) => error);
  if (isDiskFull(failure)) throw failure;
  const { madeAt, sha256 } = await readManifest(archive, folder);
  const found = await hashesIn(folder);
  const files = Object.keys(sha256);
  const wrong = files.find((file) => found[file] !== sha256[file]);
  if (failure || wrong || Object.keys(found).length !== files.length) {
    const reason = wrong
      ? `${wrong} does not match its recorded hash`
      : 'it is truncated or was modified';
    throw new Error(`${archive} is damaged: ${reason}.`, { cause: failure });
  }
  for (const file of files) {
    await chmod(path.join(folder, file), 0o600);
    await flush(path.join(folder, file));
  }
  return { madeAt, files };
}

async function refuseUnreadable(archive: string): Promise<void> {
  let isFile: boolean;
  try {
    isFile = (await stat(archive)).isFile();
    await access(archive, constants.R_OK);
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const sentence = isMissing ? `There is no file ${archive}.` : `${archive} cannot be read.`;
    throw new Error(sentence, { cause: error });
  }
  if (!isFile) throw new Error(`${archive} is not a file.`);
}

async function readManifest(archive: string, folder: string): Promise<z.infer<typeof manifest>> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => '{}');
  const parsed = manifest.safeParse(parsedJson(text));
  if (!parsed.success) throw new Error(`${archive} is not a backup of Ephemera, or is truncated.`);
  if (parsed.data.version > VERSION) {
    throw new Error(`${archive} was made by a later version of Ephemera: update this one first.`);
  }
  return parsed.data;
}

/** The hash of each file in a folder except the manifest, sorted by path, with forward slashes. */
async function hashesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file !== MANIFEST)
    .sort();
  const hashes: Record<string, string> = {};
  for (const file of files) hashes[file] = await hashOf(path.join(folder, file));
  return hashes;
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Flushes a file to disk. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

/** Whether an error of the file system or of SQLite means that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: string; errcode?: number };
  return code === 'ENOSPC' || code === 'EDQUOT' || errcode === SQLITE_FULL;
}

const SQLITE_FULL = 13;
