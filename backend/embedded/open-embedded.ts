import type { Backend } from '../backend.ts';
import { refuseUnknownAuth, refuseUnreadableCredentials } from './auth-guard.ts';
import { ensureKeys, loadSchema, openDataDir, readMigrations } from './data-dir.ts';
import { openLite } from './lite.ts';
import { refuseHeavyQuery } from './query-limits.ts';
import { hasKey, refuseWithoutGrant, unknownPath } from './rest-guard.ts';
import { readGrants } from './table-grants.ts';
import { tidyError } from './tidy-errors.ts';

/** Only a name: requests to it are answered in the process. */
const INTERNAL_URL = 'http://embedded.internal';

/**
 * Opens the Supabase project kept in `dataDir`. Throws with a sentence where the database was not
 * migrated to this version.
 */
export async function openEmbedded(dataDir: string): Promise<Backend> {
  const dir = await openDataDir(dataDir);
  const migrations = await readMigrations();
  const schema = await loadSchema(dir, migrations);
  if (!schema) {
    throw new Error(`The database in ${dataDir} is not migrated to this version: run npm start.`);
  }

  const keys = await ensureKeys(dir);
  const lite = await openLite({ databaseFile: dir.databaseFile, keys, schema });
  const grants = readGrants(migrations.map(({ sql }) => sql).join('\n'));

  async function handle(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/rest/v1/')) {
      const refusal = hasKey(request, keys.secretKey)
        ? null
        : ((await refuseWithoutGrant(request, grants)) ?? refuseHeavyQuery(request));
      return refusal ?? tidyError(await lite.fetch(request));
    }
    if (pathname.startsWith('/auth/v1/')) {
      const refusal = refuseUnknownAuth(request) ?? (await refuseUnreadableCredentials(request));
      return refusal ?? lite.fetch(request);
    }
    // `/%72est/v1/profiles` too, which routers take for `/rest/v1/profiles`: it would pass by the guards.
    return unknownPath();
  }

  return {
    url: INTERNAL_URL,
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
    fetch: (input, init) => handle(new Request(input, init)),
    handle,
    close: lite.close,
  };
}
