import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Backend } from '#backend/backend.ts';
import { addReader, prepareEmbedded } from '#backend/embedded/prepare-embedded.ts';
import { openBackend } from '#backend/open-backend.ts';
import { createDataClient, type DataClient } from '#data/client.ts';
import { keptLog } from './log.ts';

export const TEST_ADMIN = { username: 'keeper', password: 'a long password' };
export const TEST_READER = { username: 'guest', password: 'another long one' };
const NOW = Date.parse('2026-11-21T09:30:00Z');

/** An embedded backend in a new folder, on SQLite or on the given Postgres database; closing it removes the folder. */
export async function preparedBackend(
  databaseUrl: string | null = null,
): Promise<Backend & { dataDir: string; databaseUrl: string | null }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ephemera-test-'));
  await prepareEmbedded({ dataDir, databaseUrl, admin: TEST_ADMIN, now: NOW });
  await addReader({ dataDir, databaseUrl }, TEST_READER, NOW);
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

/** A client of a backend with its secret key. */
export function clientOf({
  url,
  secretKey: key,
  fetch,
}: Pick<Backend, 'url' | 'secretKey' | 'fetch'>): DataClient {
  return createDataClient({ url, key, fetch });
}
