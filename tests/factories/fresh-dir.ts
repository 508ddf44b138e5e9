import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A new folder, which is removed when the test has finished. */
export async function freshDir(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'ephemera-test-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  return dir;
}
