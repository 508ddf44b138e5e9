import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openBackend } from '#backend/open-backend.ts';
import { createDataClient } from '#data/client.ts';
import { prepareDatabase } from '#scripts/server-process.ts';
import { TEST_ADMIN } from '#tests/factories/backend.ts';
import { keptLog } from '#tests/factories/log.ts';

/**
 * Kills the first preparation of an empty store after some milliseconds, and prepares it again. Returns what is wrong
 * then, in sentences: there must be one admin, who can sign in.
 */
export async function killFirstStart(
  databaseUrl: string | null,
  afterMs: number,
): Promise<string[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ephemera-first-'));
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    ADMIN_USERNAME: TEST_ADMIN.username,
    ADMIN_PASSWORD: TEST_ADMIN.password,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  try {
    const preparing = spawn(process.execPath, ['server/prepare.ts'], { env, stdio: 'ignore' });
    const ended = once(preparing, 'exit');
    await Promise.race([setTimeout(afterMs), ended]);
    preparing.kill('SIGKILL');
    await ended;
    prepareDatabase(env);
    const backend = await openBackend({ dataDir, databaseUrl, supabase: null }, keptLog());
    const connect = (key: string) =>
      createDataClient({ url: backend.url, key, fetch: backend.fetch });
    const admins = await connect(backend.secretKey).from('profiles').select('role');
    const { error } = await connect(backend.publishableKey).auth.signInWithPassword({
      email: `${TEST_ADMIN.username}@admin.local`,
      password: TEST_ADMIN.password,
    });
    await backend.close();
    return [
      ...(admins.data?.length === 1 ? [] : [`there are ${admins.data?.length} profiles`]),
      ...(error ? [`the admin cannot sign in: ${error.message}`] : []),
    ];
  } catch (error) {
    return [`the second start fails: ${error instanceof Error ? error.message : error}`];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
