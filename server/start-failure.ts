import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Env } from './env.ts';
import { isNoConnection } from './store-unreachable.ts';

type Settings = Pick<Env, 'dataDir' | 'databaseUrl' | 'port' | 'host'>;

/** SQLite's result codes, without the extended bits. */
const SQLITE = {
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
};
const LOCKED = [5, 6];
const MIN_FREE_BYTES = 1024 * 1024;

/** Why the server can't start, in one sentence that names the place and the way out. */
export function startFailure(error: unknown, settings: Settings): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const sentence = settings.databaseUrl
      ? (listenFailure(cause, settings) ?? postgresFailure(cause, settings.databaseUrl))
      : (listenFailure(cause, settings) ?? databaseFailure(cause, settings.dataDir));
    const found = sentence ?? folderFailure(cause, settings.dataDir);
    if (found) return found;
  }
  return error instanceof Error ? error.message : String(error);
}

function listenFailure(error: Error, { port, host }: Settings): string | null {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall !== 'listen') return null;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use: stop the program that uses it, or set PORT to another number.`;
  }
  if (code === 'EACCES') {
    return `This user isn't allowed to open port ${port}: set PORT to 1024 or higher, and put a proxy in front of it.`;
  }
  return `The server can't listen on ${host}, port ${port} (${code}): set HOST to an address of this machine.`;
}

function postgresFailure(error: Error, databaseUrl: string): string | null {
  const { host, pathname, username } = new URL(databaseUrl);
  const database = decodeURIComponent(pathname.slice(1));
  const code = String((error as NodeJS.ErrnoException).code ?? '');
  if (code === '28P01' || code === '28000') {
    return `The database at ${host} rejected the login of ${decodeURIComponent(username)} (${error.message}): correct the name or password in DATABASE_URL.`;
  }
  if (code === '3D000') {
    return `There is no database named ${database} at ${host}: create it, or correct DATABASE_URL.`;
  }
  if (!isNoConnection(error)) return null;
  return `The database at ${host} is not responding (${error.message || code}): start it, or correct the host and port in DATABASE_URL.`;
}

function databaseFailure(error: Error, dataDir: string): string | null {
  const { errcode } = error as { errcode?: number };
  if (errcode === undefined) return null;
  const file = path.resolve(dataDir, 'ephemera.db');
  const code = errcode & 0xff;
  if (code === SQLITE.corrupt || code === SQLITE.notADatabase) {
    return `The database ${file} is damaged (${error.message}): restore a backup, or move the file away to begin with an empty one.`;
  }
  if (LOCKED.includes(code)) {
    return `The database ${file} is locked by another program: stop that program, then start again.`;
  }
  // After other errors the library may report one of its own instead of the first.
  if (code === SQLITE.full || isFull(dataDir)) return fullSentence(dataDir);
  if (code === SQLITE.readOnly || code === SQLITE.cannotOpen) return unwritable(dataDir, error);
  return code === SQLITE.ioError
    ? `The disk that holds ${file} is failing (${error.message}): check the system log.`
    : null;
}

function folderFailure(error: Error, dataDir: string): string | null {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall === undefined) return null;
  const place = path.resolve(dataDir);
  if (code === 'ENOSPC' || code === 'EDQUOT') return fullSentence(dataDir);
  if (syscall === 'mkdir' && (code === 'ENOTDIR' || code === 'EEXIST')) {
    return `DATA_DIR ${place} is not a folder: it, or a folder on its path, is a file. Set it to a folder.`;
  }
  const isRefused = code === 'EROFS' || code === 'EACCES' || code === 'EPERM';
  return isRefused || syscall === 'mkdir' ? unwritable(dataDir, error) : null;
}

function unwritable(dataDir: string, error: Error): string {
  const place = path.resolve(dataDir);
  const { code } = error as NodeJS.ErrnoException;
  return code === 'EROFS' || isReadOnly(place)
    ? `The disk of DATA_DIR ${place} is read-only: mount it for writing, or set DATA_DIR to a folder on another disk.`
    : `DATA_DIR ${place} and the files in it must be owned by the user that runs the server (${error.message}): change their owner, or set DATA_DIR to another folder.`;
}

function fullSentence(dataDir: string): string {
  return `The disk of DATA_DIR ${path.resolve(dataDir)} is full: free some space, or set DATA_DIR to a folder on another disk.`;
}

function isFull(dataDir: string): boolean {
  const { bavail, bsize } = statfsSync(nearestFolder(dataDir));
  return bavail * bsize < MIN_FREE_BYTES;
}

function isReadOnly(place: string): boolean {
  try {
    accessSync(nearestFolder(place), constants.W_OK);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EROFS';
  }
}

/** The folder itself, or the nearest one above it that exists. */
function nearestFolder(place: string): string {
  const folder = path.resolve(place);
  if (existsSync(folder) && statSync(folder).isDirectory()) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? folder : nearestFolder(parent);
}
