import { boundedFetch } from '#data/bounded-fetch.ts';
import { createDataClient } from '#data/client.ts';
import type { Log } from '#services/log.ts';
import type { Backend, Requester } from '../backend.ts';
import { openRealtime } from '../realtime/open-realtime.ts';
import { postgresChanges } from '../realtime/postgres-changes.ts';
import { sqliteChanges } from '../realtime/sqlite-changes.ts';
import { answerStorage } from '../storage/answer-storage.ts';
import { keepBytes } from '../storage/kept-bytes.ts';
import { answerInTime } from './answer-in-time.ts';
import { unstoredSession } from './auth/auth-error.ts';
import {
  isPasswordSignIn,
  refuseUnknownAuth,
  refuseUnreadableCredentials,
  withPlainQuery,
} from './auth/auth-guard.ts';
import { openPasswordSignIn } from './auth/password-sign-in.ts';
import { readMigrations } from './data-dir.ts';
import { fileFaultCheck } from './database-file.ts';
import { INTERNAL_URL } from './internal-url.ts';
import { openLite, tablesOf } from './lite.ts';
import { loadProjectOptions } from './load-project.ts';
import { checkedTables } from './postgres/tables.ts';
import { answerRest, unknownPath } from './rest/answer-rest.ts';
import { readGrants } from './rest/table-grants.ts';

/** The cache of stored objects: room for every cover, or two objects of the largest size. */
const KEPT_BYTES = 12 * 1024 * 1024;

/**
 * Opens the Supabase project that this machine was prepared for, on SQLite in the data folder or on Postgres. Throws
 * with a message if it was not prepared, or if its grants would let a reader become admin.
 */
export async function openEmbedded(
  settings: { dataDir: string; databaseUrl?: string | null },
  log: Log,
): Promise<Backend> {
  const options = await loadProjectOptions(settings);
  const { store, keys } = options;
  const tables = store.kind === 'sqlite' ? tablesOf(store.schema!) : await checkedTables(store.url);
  const lite = await openLite(options);
  const passwords = openPasswordSignIn(options, log);
  const migrations = await readMigrations();
  const grants = readGrants(migrations.map(({ sql }) => sql).join('\n'));
  const rest = (request: Request) => answerRest({ lite, keys, tables, grants, log }, request);

  const objects = createDataClient({
    url: INTERNAL_URL,
    key: keys.secretKey,
    fetch: boundedFetch((input, init) => rest(new Request(input, init))),
  });
  const readBytes = keepBytes(objects, KEPT_BYTES);
  const storage = { objects, readBytes, keys, log, now: Date.now };

  async function answerAuth(request: Request, address: string): Promise<Response> {
    const refusal =
      refuseUnknownAuth(request, keys.secretKey) ?? (await refuseUnreadableCredentials(request));
    if (refusal) return refusal;
    const answer = await (isPasswordSignIn(request)
      ? passwords.answer(request, address)
      : lite.fetch(request));
    return answer.status === 500 ? unstoredSession() : answer;
  }

  async function answer(request: Request, { address, resize }: Requester): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/rest/v1/')) return rest(request);
    if (pathname.startsWith('/auth/v1/')) return answerAuth(withPlainQuery(request), address);
    if (pathname.startsWith('/storage/v1/')) {
      return answerStorage({ ...storage, resize }, request);
    }
    // Also catch `/%72est/v1/profiles`, which routers decode to `/rest/v1/profiles`: it would bypass the guards.
    return unknownPath();
  }

  const changes =
    store.kind === 'sqlite' ? sqliteChanges(store.file, log) : postgresChanges(store.url, log);
  const realtime = await openRealtime({
    keys,
    changes,
    readRow: (id, apikey, accessToken) => readRow(rest, { id, apikey, accessToken }),
    log,
    now: () => performance.now(),
  }).catch(async (error) => {
    await Promise.all([changes.close(), lite.close()]);
    throw error;
  });

  return {
    realtime,
    fault: store.kind === 'sqlite' ? fileFaultCheck(store.file) : () => null,
    url: INTERNAL_URL,
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
    // Callers set a time limit themselves.
    fetch: (input, init) => answer(new Request(input, init), { address: 'the server itself' }),
    handle(request, requester) {
      const { pathname } = new URL(request.url);
      // Storage limits its own queries, and an upload takes as long as its sender does.
      if (pathname.startsWith('/storage/')) return answer(request, requester);
      const answered = (whole: Request) => answer(whole, requester);
      return answerInTime(request, answered, pathname.startsWith('/auth/') ? 'auth' : 'rest', log);
    },
    async close() {
      await realtime.close();
      await passwords.close();
      await lite.close();
    },
  };
}

/** A reading's row as a caller sees it; null if row level security hides it. Throws if the store fails. */
async function readRow(
  answer: (request: Request) => Promise<Response>,
  { id, apikey, accessToken }: { id: string; apikey: string; accessToken: string | null },
): Promise<object | null> {
  const url = `${INTERNAL_URL}/rest/v1/daily_horoscopes?id=eq.${encodeURIComponent(id)}`;
  const headers = { apikey, ...(accessToken && { authorization: `Bearer ${accessToken}` }) };
  const response = await answer(new Request(url, { headers }));
  if (response.status >= 500) throw new Error(`Reading a changed row: ${await response.text()}`);
  if (!response.ok) return null;
  const [row] = (await response.json()) as object[];
  return row ?? null;
}
