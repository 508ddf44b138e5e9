import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { report } from '#scripts/bench-report.ts';
import { openBenchSite } from '#scripts/bench-site.ts';
import { findChromium } from '#scripts/find-chromium.ts';
import { visitEverything } from '#tests/e2e/visit-everything.ts';
import { firstViewOf, weigh } from '#tests/e2e/weigh.ts';

/**
 * `npm run bench -- size`: the kilobytes that a phone without a cache transfers for each kind of page: its first view,
 * without scripts, and the whole page at rest. Then the scripts of one visit that uses everything. A page's first two
 * visitors get it compressed quickly; this measures what everyone after them gets.
 */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };
/** By then an open page has subscribed to its reading. */
const LINGERS_MS = 17_000;
const PATHS = [
  '/',
  '/leo-daily-horoscope',
  '/leo-daily-horoscope/2026-11-21',
  '/blog',
  '/blog/mercury-retrograde-guide',
  '/no-such-page',
];

const { origin, close } = await openBenchSite({
  CLOCK: '2026-11-21T09:30:00Z',
  ARCHIVE_DAYS: undefined,
});
const executablePath = findChromium() ?? undefined;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const rows = [];
for (const address of PATHS) {
  await compressedWell(origin + address);
  const context = await browser.newContext(PHONE);
  const weight = await weigh(await context.newPage(), origin + address);
  rows.push({ KB: address, ...weight, 'first view': firstViewOf(weight) });
  await context.close();
}
for (const device of [PHONE, DESKTOP]) {
  // What a service worker fetches would not be counted.
  const context = await browser.newContext({ ...device, serviceWorkers: 'block' });
  const page = await context.newPage();
  const scripts = await visitEverything(page, origin, () => page.waitForTimeout(LINGERS_MS));
  rows.push({ KB: `everything, ${device.viewport.width} pixels wide`, scripts });
  await context.close();
}
await browser.close();
report('size', rows);
await close();

async function compressedWell(url: string): Promise<void> {
  const bytes = async () => {
    const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    return Number(response.headers.get('content-length'));
  };
  const first = await bytes();
  for (let tries = 0; tries < 20 && (await bytes()) === first; tries++) await setTimeout(250);
}
