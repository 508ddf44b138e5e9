import { StoreAway } from '#server/store-away.ts';
import { buildIfNeeded } from './build-if-needed.ts';
import { prepareDatabase, spawnServer } from './server-process.ts';

/**
 * `npm start`: build if needed, make the database ready, serve. If the database does not answer, serve without it; a wrong
 * password that shows only once it answers ends the server.
 */
try {
  await buildIfNeeded();
  const server = spawnServer(process.env, 'inherit', isPrepared() ? [] : ['--store-away']);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => server.kill(signal));
  }
  server.on('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function isPrepared(): boolean {
  try {
    process.stdout.write(prepareDatabase(process.env));
    return true;
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error;
    console.error(error.message);
    return false;
  }
}
