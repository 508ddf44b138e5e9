import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { median, report } from '#scripts/bench-report.ts';
import { terminate } from '#scripts/bench-site.ts';
import { freePort } from '#server/free-port.ts';

/**
 * `npm run bench -- start`: how long `npm start` takes until the first sign page, on an empty folder and then on the same
 * one again. The website is built beforehand.
 */
const AGAIN = 5;

const dir = await mkdtemp(path.join(tmpdir(), 'ephemera-bench-'));
const port = await freePort();
const env = {
  ...process.env,
  DATA_DIR: dir,
  PORT: String(port),
  ARCHIVE_DAYS: '0',
  LOG_LEVEL: 'warn',
};
const first = await startMs();
const again: number[] = [];
for (let i = 0; i < AGAIN; i++) again.push(await startMs());
report('start', [
  { start: 'first', ms: Math.round(first) },
  { start: `again, median of ${AGAIN}`, ms: Math.round(median(again)) },
]);
await rm(dir, { recursive: true });

async function startMs(): Promise<number> {
  const started = performance.now();
  const server = spawn(process.execPath, ['scripts/start.ts'], { env, stdio: 'ignore' });
  const page = `http://127.0.0.1:${port}/leo-daily-horoscope`;
  while (!(await fetch(page).catch(() => null))?.ok) await setTimeout(10);
  const ms = performance.now() - started;
  await terminate(server);
  return ms;
}
