import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDataClient } from '#data/client.ts';
import { emailOfUsername } from '#data/email-of-username.ts';
import { addressOf, prepareDatabase, spawnServer } from './server-process.ts';

const ADMIN = { username: 'vera', password: 'the-moon-is-in-virgo' };

/** A server on a database of its own, for a benchmark. */
export interface BenchSite {
  server: ChildProcess;
  origin: string;
  dataDir: string;
  close(): Promise<void>;
}

/**
 * Starts a server, with further settings, that makes no archive. `prepare` runs between the preparation of the database
 * and the start.
 */
export async function openBenchSite(
  settings: NodeJS.ProcessEnv = {},
  prepare: (env: NodeJS.ProcessEnv) => Promise<void> = async () => {},
): Promise<BenchSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ephemera-bench-'));
  const admin = { ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password };
  const own = { DATA_DIR: dataDir, PORT: '0', ARCHIVE_DAYS: '0' };
  const env: NodeJS.ProcessEnv = { ...process.env, ...admin, ...own, ...settings };
  prepareDatabase(env);
  await prepare(env);
  const server = spawnServer(env);
  return {
    server,
    origin: await addressOf(server),
    dataDir,
    async close() {
      await terminate(server);
      await rm(dataDir, { recursive: true, maxRetries: 3 });
    },
  };
}

/** Sends a process SIGTERM and waits for it to exit. */
export async function terminate(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** The operator of such a site, and what its requests carry. */
export async function signInAsAdmin(origin: string) {
  const { publishableKey: key } = (await (await fetch(`${origin}/config.json`)).json()) as {
    publishableKey: string;
  };
  const client = createDataClient({ url: origin, key });
  const { data, error } = await client.auth.signInWithPassword({
    email: emailOfUsername(ADMIN.username),
    password: ADMIN.password,
  });
  if (error) throw error;
  return { client, key, token: data.session.access_token };
}
