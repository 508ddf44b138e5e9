import { readdir, readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { MADE_SIZES } from '#app/pictures/image-url.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { type Row, report } from '#scripts/bench-report.ts';
import { openBenchSite } from '#scripts/bench-site.ts';

/**
 * `npm run bench -- memory [requests] [pictures]`: the server's memory after its start and while it serves 100,000
 * requests for pages and files and 500 for pictures, most of which it has to draw. A leak shows as growth in the last
 * half.
 */
const [requests = 100_000, pictures = 500] = process.argv
  .slice(2)
  .map(Number)
  .filter(Number.isFinite);
const STEPS = 10;
const AT_ONCE = 16;
const TOKEN = 'a-token-for-the-benchmark';
const articles = (await readdir('content/articles', { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const PAGES = [
  '/',
  ...SIGNS.map((sign) => `/${sign}-daily-horoscope`),
  ...articles.map((slug) => `/blog/${slug}`),
  '/blog?q=moon',
  '/sky',
  '/signs',
  '/signs/leo',
  '/signs/aries-and-leo',
  '/method',
  '/favicon.svg',
  '/config.json',
  '/no-such-page',
];

const { server, origin, close } = await openBenchSite({
  CLOCK: '2026-11-21T09:30:00Z',
  METRICS_TOKEN: TOKEN,
});
const dates = ['2026-11-20', '2026-11-21', '2026-11-22'];
const PICTURES = [
  ...dates.flatMap((date) => SIGNS.map((sign) => `/share/${sign}/${date}.png`)),
  ...articles.flatMap((slug) =>
    MADE_SIZES.map(({ width, height }) => `/images/${slug}?w=${width}&h=${height}&fit=crop`),
  ),
];

await setTimeout(10_000);
const rows: Row[] = [{ after: 'start', ...(await memory()) }];
for (let step = 1; step <= STEPS; step++) {
  const from = step - 1;
  await load(PAGES, (requests * from) / STEPS, (requests * step) / STEPS);
  await load(PICTURES, (pictures * from) / STEPS, (pictures * step) / STEPS);
  const after = `${(requests * step) / STEPS} requests, ${(pictures * step) / STEPS} pictures`;
  rows.push({ after, ...(await memory()) });
}
report('memory', rows);
await close();

async function load(paths: readonly string[], from: number, to: number): Promise<void> {
  let next = Math.round(from);
  async function visitor() {
    while (next < to) {
      const answer = await fetch(origin + paths[next++ % paths.length]);
      await answer.arrayBuffer();
      if (answer.status >= 500) throw new Error(`${answer.url} returned ${answer.status}.`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
}

/** In megabytes; the peak is that of the process so far. */
async function memory() {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  const headers = { Authorization: `Bearer ${TOKEN}` };
  const metrics = await (await fetch(`${origin}/metrics`, { headers })).text();
  const gauge = (name: string) =>
    Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]) / 2 ** 20;
  return {
    'resident MB': megabytes('VmRSS'),
    'peak MB': megabytes('VmHWM'),
    'heap MB': gauge('nodejs_heap_size_used_bytes'),
    'external MB': gauge('nodejs_external_memory_bytes'),
  };
}
