import { buildIfNeeded } from './build-if-needed.ts';
import { spawnServer } from './server-process.ts';

/**
 * `npm start`: builds if needed, then starts the server, which prepares its own database.
 */
try {
  await buildIfNeeded();
  const server = spawnServer(process.env, 'inherit');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => server.kill(signal));
  }
  server.on('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
