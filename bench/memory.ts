import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { addressOf, prepareDatabase, spawnServer } from '#scripts/server-process.ts';

/**
 * `npm run bench -- memory`: resident memory of the server after its start, after 1,000 page loads and
 * after 5,000 more, each the ratio to the load before. A leak shows as a second ratio well above 1.
 */
const LOADS = [1_000, 5_000];
const AT_ONCE = 8;
const PATHS = ['/', ...SIGNS.map((sign) => `/${sign}-daily-horoscope`), '/no-such-page'];

const dataDir = await mkdtemp(path.join(tmpdir(), 'ephemera-bench-'));
const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', ARCHIVE_DAYS: '0' };
prepareDatabase(env);
const server = spawnServer(env);
const origin = await addressOf(server);

let before = await residentMegabytes(server.pid!);
console.log(`after start            ${before.toFixed(0)} MB`);
for (const loads of LOADS) {
  await load(loads);
  const after = await residentMegabytes(server.pid!);
  console.log(
    `after ${String(loads).padStart(5)} page loads ${after.toFixed(0)} MB  ×${(after / before).toFixed(2)}`,
  );
  before = after;
}
server.kill('SIGTERM');
await new Promise((ended) => server.once('exit', ended));
await rm(dataDir, { recursive: true });

async function load(count: number): Promise<void> {
  let next = 0;
  async function visitor() {
    while (next < count) await (await fetch(origin + PATHS[next++ % PATHS.length])).text();
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
