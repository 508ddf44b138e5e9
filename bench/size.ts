import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '#scripts/find-chromium.ts';
import { addressOf, prepareDatabase, spawnServer } from '#scripts/server-process.ts';
import { useEverything } from '#tests/e2e/use-everything.ts';
import { firstViewOf, KINDS, weigh } from '#tests/e2e/weigh.ts';

/**
 * `npm run bench -- size`: the kilobytes that a phone without a cache transfers for each kind of page: its first view,
 * which the scripts don't belong to, and the whole page at rest. Then the scripts of one visit that uses everything.
 */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };
/** Longer than until an open page follows its reading. */
const LINGERS_MS = 17_000;
const PATHS = [
  '/',
  '/leo-daily-horoscope',
  '/leo-daily-horoscope/2026-11-21',
  '/blog',
  '/blog/mercury-retrograde-guide',
  '/no-such-page',
];

const dir = await mkdtemp(path.join(tmpdir(), 'ephemera-bench-'));
const env = { ...process.env, DATA_DIR: dir, PORT: '0', CLOCK: '2026-11-21T09:30:00Z' };
prepareDatabase(env);
const server = spawnServer(env);
const origin = await addressOf(server);
const executablePath = findChromium() ?? undefined;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
console.log(['KB'.padEnd(34), ...KINDS.map((kind) => kind.padStart(8)), '  first view'].join(''));
for (const address of PATHS) {
  const context = await browser.newContext(PHONE);
  const weight = await weigh(await context.newPage(), origin + address);
  const cells = KINDS.map((kind) => weight[kind].toFixed(1).padStart(8));
  console.log([address.padEnd(34), ...cells, firstViewOf(weight).toFixed(1).padStart(12)].join(''));
  await context.close();
}
for (const device of [PHONE, DESKTOP]) {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  const scripts = await useEverything(page, origin, () => page.waitForTimeout(LINGERS_MS));
  console.log(`Everything used, ${device.viewport.width} pixels wide: ${scripts} KB of scripts`);
  await context.close();
}
await browser.close();
server.kill('SIGTERM');
await new Promise((ended) => server.once('exit', ended));
await rm(dir, { recursive: true });
