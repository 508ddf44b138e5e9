import { request } from 'node:http';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { addDays, type CivilDate, civilDate } from '#domain/calendar/civil-date.ts';
import { monthOf } from '#domain/calendar/civil-month.ts';
import { median, report } from '#scripts/bench-report.ts';
import { openBenchSite, signInAsAdmin, terminate } from '#scripts/bench-site.ts';
import { addressOf, spawnServer } from '#scripts/server-process.ts';

/**
 * `npm run bench -- growth`: how long pages, feeds and queries take on a site with ten years of readings (43,800) and on
 * one with a week's, alternating. Each request for a page names another host, so the page is rendered.
 */
const DAYS = { week: 7, 'ten years': 3_650 };
const ROUNDS = 25;
const TODAY = civilDate('2026-11-21');
const MONTH = monthOf(TODAY);
/** The most expensive queries that anyone may send. */
const QUERIES = {
  'whole readings, newest first': 'select=*&order=date.desc&limit=50',
  // Only 8 rows after the first 100: the one-week site has 108 readings, and both must return the same number.
  'the last that may be skipped': 'select=*&order=date,zodiac_sign&offset=100&limit=8',
  'a sign without a match': 'select=*&zodiac_sign=eq.x&order=date.desc',
  'a day by title': `select=*&date=eq.${TODAY}&order=title.desc`,
};

interface Site {
  origin: string;
  key: string;
  token: string;
  close(): Promise<void>;
}

let hosts = 0;
const newHost = () => `${hosts++}.test`;
const REQUESTS: Record<string, (site: Site) => Promise<number>> = {
  'the home page': (site) => timeRequest(site, '/', { Host: newHost() }),
  'a sign page': (site) => timeRequest(site, '/leo-daily-horoscope', { Host: newHost() }),
  'a dated page': (site) =>
    timeRequest(site, `/leo-daily-horoscope/${addDays(TODAY, -5)}`, { Host: newHost() }),
  'the list of sitemaps': (site) => timeRequest(site, '/sitemap.xml', { Host: newHost() }),
  "a month's sitemap": (site) =>
    timeRequest(site, `/sitemaps/readings/${MONTH}.xml`, { Host: newHost() }),
  'the feed of a sign': (site) => timeRequest(site, '/leo-daily-horoscope/feed.xml', {}),
  'verify a day': (site) =>
    timeRequest(
      site,
      '/functions/v1/verify-horoscopes-for-date',
      {},
      JSON.stringify({ date: TODAY }),
    ),
  ...Object.fromEntries(
    Object.entries(QUERIES).map(([name, query]) => [
      `anonymous: ${name}`,
      (site: Site) => timeRequest(site, `/rest/v1/daily_horoscopes?${query}`, { apikey: site.key }),
    ]),
  ),
};

const sites: Site[] = [];
for (const days of Object.values(DAYS)) sites.push(await openSite(days));
const rows = [];
for (const [request, time] of Object.entries(REQUESTS)) {
  for (const site of sites) await time(site);
  const times: number[][] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, site] of sites.entries()) times[i]!.push(await time(site));
  }
  const [small, large] = times.map(median) as [number, number];
  rows.push({ request, 'week ms': small, 'ten years ms': large, ratio: large / small });
}
report('growth', rows);
for (const site of sites) await site.close();

async function openSite(days: number): Promise<Site> {
  const settings = { CLOCK: `${TODAY}T09:30:00Z`, LOG_LEVEL: 'info' };
  const { origin, close } = await openBenchSite(settings, async (env) => {
    const first = spawnServer(env);
    await addressOf(first);
    // It also makes the next date's readings.
    await setTimeout(5_000);
    await terminate(first);
    copyBack(path.join(env.DATA_DIR!, 'ephemera.db'), days);
  });
  const { key, token } = await signInAsAdmin(origin);
  return { origin, key, token, close };
}

/** Copies today's readings to the days before the live ones. */
function copyBack(file: string, days: number): void {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  const columns = database
    .prepare(
      "select name from pragma_table_info('daily_horoscopes') where name not in ('id', 'date')",
    )
    .all()
    .map(({ name }) => String(name));
  const copy = database.prepare(
    `insert or ignore into daily_horoscopes (id, date, ${columns})
     select lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-a' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))), ?, ${columns}
     from daily_horoscopes where date = ?`,
  );
  database.exec('begin');
  for (let day = 1; day <= days; day++) copy.run(addDays(TODAY, -day) as CivilDate, TODAY);
  database.exec('commit');
  database.close();
}

/** How long a response takes, in milliseconds. */
async function timeRequest(
  site: Site,
  address: string,
  headers: Record<string, string>,
  body?: string,
): Promise<number> {
  const started = performance.now();
  const status = await new Promise<number>((resolve, reject) => {
    const sent = request(site.origin + address, {
      method: body ? 'POST' : 'GET',
      headers: { ...(body && { Authorization: `Bearer ${site.token}` }), ...headers },
    });
    sent.on('response', async (answer) => {
      await buffer(answer);
      resolve(answer.statusCode!);
    });
    sent.on('error', reject).end(body);
  });
  if (status !== 200) throw new Error(`${address} returned ${status}.`);
  return performance.now() - started;
}
