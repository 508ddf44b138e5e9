import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { Backend } from '#backend/backend.ts';
import { isPrepared } from '#backend/embedded/load-project.ts';
import { openWithoutDatabase } from '#backend/embedded/without-database.ts';
import { openBackend } from '#backend/open-backend.ts';
import type { Log } from '#services/log.ts';
import type { Env } from './env.ts';
import {
  isStoreUnreachable,
  STORE_UNREACHABLE_CODE,
  StoreUnreachable,
} from './store-unreachable.ts';

/** What serves the first pages, and what replaces it. */
export interface OpenedBackend {
  backend: Backend;
  /**
   * Null unless the backend stands in for a Postgres that does not respond. Otherwise waits until Postgres responds,
   * then prepares and opens it. Rejects if it is then unusable: a wrong password, or a right that readers must not
   * have. Once `signal` is aborted, rejects as soon as the preparation under way has ended.
   */
  whenAvailable: ((signal?: AbortSignal) => Promise<Backend>) | null;
}

export interface RetryPolicy {
  /** The pauses between attempts, in milliseconds; the last one repeats. */
  pauses: readonly number[];
  /** Prepares the database, or gives up when aborted. Rejects with Postgres's error or with a sentence. */
  prepare: (signal?: AbortSignal) => Promise<void>;
}

const RETRY_POLICY: RetryPolicy = {
  pauses: [2_000, 4_000, 8_000, 15_000],
  prepare: prepareInChildProcess,
};

/** Prepares the backend if needed and opens it. If Postgres does not respond, opens one without its database. */
export async function openBackendOrStandIn(
  env: Env,
  log: Log,
  policy: RetryPolicy = RETRY_POLICY,
): Promise<OpenedBackend> {
  const { dataDir, databaseUrl } = env;
  try {
    if (!(await canOpen(env))) await policy.prepare();
    return { backend: await openBackend(env, log), whenAvailable: null };
  } catch (error) {
    if (!databaseUrl) throw error;
    logOrRethrow(error, log);
  }
  log.warn({}, 'Starting without the database; retrying until it responds.');
  return {
    backend: await openWithoutDatabase({ dataDir, databaseUrl }),
    whenAvailable: (signal) => openWhenAvailable(env, log, policy, signal),
  };
}

/** A Postgres is checked at every start, since others may change it; a hosted project is migrated by its own tools. */
async function canOpen({ supabase, databaseUrl, dataDir }: Env): Promise<boolean> {
  return supabase !== null || (databaseUrl === null && (await isPrepared(dataDir)));
}

async function openWhenAvailable(
  env: Env,
  log: Log,
  { pauses, prepare }: RetryPolicy,
  signal?: AbortSignal,
): Promise<Backend> {
  for (let tries = 0; ; tries++) {
    await setTimeout(pauses[tries] ?? pauses.at(-1), undefined, { signal });
    try {
      await prepare(signal);
      signal?.throwIfAborted();
      return await openBackend(env, log);
    } catch (error) {
      signal?.throwIfAborted();
      logOrRethrow(error, log);
    }
  }
}

/** Logs an error that retrying may fix; rethrows any other. */
function logOrRethrow(error: unknown, log: Log): void {
  if (!isStoreUnreachable(error)) throw error;
  log.error({ err: error }, 'The database is not responding.');
}

/**
 * Runs `prepare.ts` with this process's settings. Settles only when the child process has exited, even after an abort.
 */
async function prepareInChildProcess(signal?: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, ['server/prepare.ts'], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const end = () => child.kill();
  signal?.addEventListener('abort', end, { once: true });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  signal?.removeEventListener('abort', end);
  if (code === 0) return;
  const sentence = said.trim() || 'Preparing the database was interrupted.';
  throw code === STORE_UNREACHABLE_CODE ? new StoreUnreachable(sentence) : new Error(sentence);
}
