import { prepareEmbedded } from '#backend/embedded/prepare-embedded.ts';
import { startClock } from './clock.ts';
import { type Env, readEnv } from './env.ts';
import { exitWithSentence } from './exit-with-sentence.ts';
import { isLostConnection } from './handle-uncaught-errors.ts';
import { isStoreUnreachable, STORE_UNREACHABLE_CODE } from './store-unreachable.ts';

/**
 * Prepares the database for this version, in a separate process because the SQL translator would stay in memory: keys,
 * migrations and, once, the admin. A hosted project is migrated by its own tools. Exits with code 75 if Postgres does
 * not respond, and with 1 for anything that only a person can fix.
 */
let env: Env | undefined;
// The driver throws this outside of any query.
process.on('uncaughtException', end);
try {
  env = readEnv(process.env);
  if (!env.supabase) await prepare(env);
} catch (error) {
  end(error);
}

function end(error: unknown): never {
  const isUnreachable = env?.databaseUrl && (isStoreUnreachable(error) || isLostConnection(error));
  exitWithSentence(error, env, isUnreachable ? STORE_UNREACHABLE_CODE : 1);
}

async function prepare({ dataDir, databaseUrl, admin, clockStart }: Env) {
  const now = startClock(clockStart)();
  const made = (await prepareEmbedded({ dataDir, databaseUrl, admin, now })).admin;
  if (!made) return;
  console.log(`Admin account created. Username: ${made.username}`);
  if (made.generatedPassword) {
    console.log(`Password: ${made.generatedPassword}  (shown only once: save it)`);
  }
}
