import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { median, type Row, report } from '#scripts/bench-report.ts';
import { openBenchSite, terminate } from '#scripts/bench-site.ts';
import { findChromium } from '#scripts/find-chromium.ts';
import { freePort } from '#server/free-port.ts';

/**
 * `npm run bench -- lighthouse`: Lighthouse's figures for each kind of page on a phone, medians of three. Needs Chromium
 * and Lighthouse, which is too large to be a dependency for this alone: `npm install --no-save lighthouse@13.5.0`.
 */
const PATHS = [
  '/',
  '/leo-daily-horoscope',
  '/blog',
  '/blog/mercury-retrograde-guide',
  '/leo-daily-horoscope/2026-11-20',
  '/no-such-page',
];
const ROUNDS = 3;
/** A cached page is compressed well only after a few requests. */
const WARM_UP_REQUESTS = 6;
const AUDITS = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'blocking ms': 'total-blocking-time',
  shift: 'cumulative-layout-shift',
};

interface Result {
  categories: Record<string, { title: string; score: number | null }>;
  audits: Record<string, { numericValue?: number } | undefined>;
}
type Lighthouse = (
  url: string,
  flags: object,
  config: object,
) => Promise<{ lhr: Result } | undefined>;

const executable = findChromium();
const lighthouse = await findLighthouse();
if (!executable || !lighthouse) {
  console.log('Skipped: requires Chromium and Lighthouse: npm install --no-save lighthouse@13.5.0');
  process.exit(0);
}

const { origin, dataDir, close } = await openBenchSite({ CLOCK: '2026-11-21T09:30:00Z' });
const debugPort = await freePort();
const browser = spawn(
  executable,
  [
    '--headless=new',
    '--no-sandbox',
    `--remote-debugging-port=${debugPort}`,
    `--user-data-dir=${dataDir}/browser`,
    'about:blank',
  ],
  { stdio: 'ignore' },
);
try {
  while (!(await fetch(`http://127.0.0.1:${debugPort}/json/version`).catch(() => null)))
    await setTimeout(100);
  const rows: Row[] = [];
  for (const address of PATHS) rows.push(await rowOf(lighthouse, origin, address));
  report('lighthouse', rows);
} finally {
  await terminate(browser);
  await close();
}

/** Only this benchmark uses the package; it is not a dependency. */
async function findLighthouse(): Promise<Lighthouse | null> {
  const name = 'lighthouse';
  const found = await import(name).catch(() => null);
  return found?.default ?? null;
}

async function rowOf(lighthouse: Lighthouse, origin: string, address: string): Promise<Row> {
  for (let i = 0; i < WARM_UP_REQUESTS; i++) {
    const page = await fetch(origin + address, { headers: { 'Accept-Encoding': 'br' } });
    await page.text();
    await setTimeout(500);
  }
  const rounds: Result[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const told = await lighthouse(
      origin + address,
      { port: debugPort, logLevel: 'error' },
      // Page Not Found returns 404.
      { extends: 'lighthouse:default', settings: { ignoreStatusCode: true } },
    );
    rounds.push(told!.lhr);
  }
  const of = (figure: (round: Result) => number) => median(rounds.map(figure));
  const row: Row = { page: address };
  for (const [key, { title }] of Object.entries(rounds[0]!.categories))
    row[title.toLowerCase()] = of(({ categories }) => (categories[key]!.score ?? 0) * 100);
  for (const [column, audit] of Object.entries(AUDITS))
    row[column] = of(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
  return row;
}
