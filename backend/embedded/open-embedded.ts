import type { Log } from '#services/log.ts';
import type { Backend, Requester } from '../backend.ts';
import {
  isPasswordSignIn,
  refuseUnknownAuth,
  refuseUnreadableCredentials,
  withPlainQuery,
} from './auth/auth-guard.ts';
import { openPasswordSignIn } from './auth/password-sign-in.ts';
import { readMigrations } from './data-dir.ts';
import { openLite, tablesOf } from './lite.ts';
import { loadProjectOptions } from './load-project.ts';
import { checkedTables } from './postgres/tables.ts';
import { answerRest, unknownPath } from './rest/answer-rest.ts';
import { readGrants } from './rest/table-grants.ts';

/** Only a name: requests to it are answered in the process. */
const INTERNAL_URL = 'http://embedded.internal';

/**
 * Opens the Supabase project that this machine was prepared for, on SQLite in the data folder or on Postgres. Throws with
 * a sentence where it was not prepared, or where its grants would let a reader become admin.
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

  async function answerAuth(request: Request, address: string): Promise<Response> {
    const refusal =
      refuseUnknownAuth(request, keys.secretKey) ?? (await refuseUnreadableCredentials(request));
    if (refusal) return refusal;
    return isPasswordSignIn(request) ? passwords.answer(request, address) : lite.fetch(request);
  }

  async function handle(request: Request, { address }: Requester): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/rest/v1/')) {
      return answerRest({ lite, keys, tables, grants }, request);
    }
    if (pathname.startsWith('/auth/v1/')) return answerAuth(withPlainQuery(request), address);
    // `/%72est/v1/profiles` too, which routers take for `/rest/v1/profiles`: it would pass by the guards.
    return unknownPath();
  }

  return {
    url: INTERNAL_URL,
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
    fetch: (input, init) => handle(new Request(input, init), { address: 'the server itself' }),
    handle,
    async close() {
      await passwords.close();
      await lite.close();
    },
  };
}
