import { spawn, spawnSync } from 'node:child_process';
import { buildIfNeeded } from './build-if-needed.ts';

/** `npm start`: build if needed, make the database ready, serve. */
await buildIfNeeded();

const prepared = spawnSync(process.execPath, ['server/prepare.ts'], { stdio: 'inherit' });
if (prepared.status !== 0) process.exit(prepared.status ?? 1);

const server = spawn(process.execPath, ['server/main.ts'], {
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code) => process.exit(code ?? 1));
