import { buildIfNeeded } from './build-if-needed.ts';
import { prepareDatabase, spawnServer } from './server-process.ts';

/** `npm start`: build if needed, make the database ready, serve. */
try {
  await buildIfNeeded();
  process.stdout.write(prepareDatabase(process.env));
  const server = spawnServer(process.env, 'inherit');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => server.kill(signal));
  }
  server.on('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
