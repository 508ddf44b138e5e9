import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

const RETRY_INTERVAL_MS = 50;
const MAX_WAIT_MS = 300_000;
const SQLITE_BUSY = 5;

/**
 * Runs `work` while holding the lock `file`, for which it waits up to five minutes. SQLite locks the file, so a killed
 * process leaves no lock behind. Throws SQLite's error if the lock stays taken or the file can't be created.
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const database = new DatabaseSync(file, { timeout: 0 });
  const deadline = performance.now() + MAX_WAIT_MS;
  try {
    while (!tryToTake(database, performance.now() > deadline)) await setTimeout(RETRY_INTERVAL_MS);
    return await work();
  } finally {
    database.close();
  }
}

function tryToTake(database: DatabaseSync, isLastTry: boolean): boolean {
  try {
    database.exec('begin exclusive');
    return true;
  } catch (error) {
    if (isLastTry || (error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    return false;
  }
}
