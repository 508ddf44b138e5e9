import type { Log } from '#services/log.ts';
import type { Backend, Requester } from '../backend.ts';
import {
  isPasswordSignIn,
  refuseUnknownAuth,
  refuseUnreadableCredentials,
  withPlainQuery,
} from './auth/auth-guard.ts';
import { openPasswordSignIn } from './auth/password-sign-in.ts';
import { ensureKeys, loadSchema, openDataDir, readMigrations } from './data-dir.ts';
import { openLite, tablesOf } from './lite.ts';
import { answerRest, unknownPath } from './rest/answer-rest.ts';
import { readGrants } from './rest/table-grants.ts';

/** Only a name: requests to it are answered in the process. */
const INTERNAL_URL = 'http://embedded.internal';

/**
 * Opens the Supabase project kept in `dataDir`. Throws with a sentence where the database was not
 * migrated to this version.
 */
export async function openEmbedded(dataDir: string, log: Log): Promise<Backend> {
  const dir = await openDataDir(dataDir);
  const migrations = await readMigrations();
  const schema = await loadSchema(dir, migrations);
  if (!schema) {
    throw new Error(`The database in ${dataDir} is not migrated to this version: run npm start.`);
  }

  const keys = await ensureKeys(dir);
  const options = { databaseFile: dir.databaseFile, keys, schema };
  const lite = await openLite(options);
  const passwords = openPasswordSignIn(options, log);
  const tables = tablesOf(schema);
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
