import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Tells the test workers, which inherit the environment, where to keep what they copy; see tests/factories/backend.ts. */
export const PREPARED_DIRS = 'EPHEMERA_TEST_PREPARED_DIRS';

/** Run by Vitest before the first test: makes a folder that is removed after the last, however the workers end. */
export default async function makePreparedDirs(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ephemera-prepared-'));
  process.env[PREPARED_DIRS] = folder;
  return () => rm(folder, { recursive: true });
}
