import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Backend } from '#backend/backend.ts';
import { addReader, prepareEmbedded } from '#backend/embedded/prepare-embedded.ts';
import { openBackend } from '#backend/open-backend.ts';
import { createDataClient, type DataClient } from '#data/client.ts';
import { PREPARED_DIRS } from '#tests/setup/prepared-data-dirs.ts';
import { keptLog } from './log.ts';

export const TEST_ADMIN = { username: 'keeper', password: 'a long password' };
export const TEST_READER = { username: 'guest', password: 'another long one' };
const NOW = Date.parse('2026-11-21T09:30:00Z');

/** An embedded backend in a new folder, on SQLite or on the given Postgres database; closing it removes the folder. */
export async function preparedBackend(
  databaseUrl: string | null = null,
): Promise<Backend & { dataDir: string; databaseUrl: string | null }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ephemera-test-'));
  if (databaseUrl) await prepare(dataDir, databaseUrl);
  else await cp(await preparedOnSqlite(), dataDir, { recursive: true });
  const backend = await openBackend({ dataDir, databaseUrl, supabase: null }, keptLog());
  return {
    ...backend,
    dataDir,
    databaseUrl,
    async close() {
      await backend.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** A data directory to copy, prepared once for all tests of a worker: that takes ten times as long as copying it. */
function preparedOnSqlite(): Promise<string> {
  prepared ??= prepare(path.join(process.env[PREPARED_DIRS]!, String(process.pid)), null);
  return prepared;
}

let prepared: Promise<string> | undefined;

async function prepare(dataDir: string, databaseUrl: string | null): Promise<string> {
  await prepareEmbedded({ dataDir, databaseUrl, admin: TEST_ADMIN, now: NOW });
  await addReader({ dataDir, databaseUrl }, TEST_READER, NOW);
  return dataDir;
}

/** A client of a backend with its secret key. */
export function clientOf({
  url,
  secretKey: key,
  fetch,
}: Pick<Backend, 'url' | 'secretKey' | 'fetch'>): DataClient {
  return createDataClient({ url, key, fetch });
}
