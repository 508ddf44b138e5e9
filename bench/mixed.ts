import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { addDays, civilDate, longDate } from '#domain/calendar/civil-date.ts';
import { datesTodaySomewhere } from '#domain/calendar/today-somewhere.ts';
import { SIGNS, type Sign } from '#domain/zodiac/signs.ts';
import { report } from '#scripts/bench-report.ts';
import { openBenchSite, signInAsAdmin } from '#scripts/bench-site.ts';

/**
 * `npm run bench -- mixed [seconds]`: 64 connections request all kinds of pages for a minute. Meanwhile a date begins
 * somewhere, a past day is generated, and the operator refreshes today's readings. Every answer must have the right status
 * and dates, and none requested two seconds after the refresh may show a replaced text. Exits with code 1 otherwise.
 */
const SECONDS = process.argv.slice(2).map(Number).find(Number.isFinite) ?? 60;
const CONNECTIONS = 64;
const PREPARING_MS = 10_000;
const STALE_AFTER_MS = 2_000;
/** The server's clock starts with its process, at a time that the bench knows only roughly. */
const CLOCK_KNOWN_MS = 5_000;
const TODAY = civilDate('2026-11-21');
const PAST = addDays(TODAY, -10);
/** The instant at which tomorrow begins somewhere on Earth. */
const TURN = Date.parse(`${TODAY}T10:00:00Z`);

interface Page {
  path: string;
  status: number;
  /** What is wrong with an answer requested at this time by the server's clock; null if nothing is. */
  fault(html: string, askedAt: number): string | null;
}

const PAGES: Page[] = [
  ...SIGNS.map(signPage),
  ...SIGNS.flatMap((sign) => [-1, 0].map((days) => datedPage(sign, days))),
  ...[
    '/',
    '/signs',
    '/signs/leo',
    '/signs/aries-and-leo',
    '/blog',
    '/blog/mercury-retrograde-guide',
    '/blog/feed.xml',
    '/sky',
    '/sky/2026-12',
    '/sky.ics',
    '/method',
    '/method/corrections',
    '/leo-daily-horoscope/feed.xml',
    `/leo-daily-horoscope/${TODAY}.json`,
    '/sitemap.xml',
    `/sitemaps/readings/${TODAY.slice(0, 7)}.xml`,
    '/config.json',
    '/favicon.svg',
  ].map((path) => ({ path, status: 200, fault: () => null })),
  { path: '/no-such-page', status: 404, fault: () => null },
];

const begun = TURN - PREPARING_MS - SECONDS * 500;
let spawnedAt = 0;
const clock = () => begun + performance.now() - spawnedAt;
const settings = { CLOCK: new Date(begun).toISOString(), LOG_LEVEL: 'info' };
const { origin, close } = await openBenchSite(settings, async () => {
  spawnedAt = performance.now();
});
const { client, token } = await signInAsAdmin(origin);
const before = await marksOfToday();
await setTimeout(Math.max(0, begun + PREPARING_MS - clock()));

/** By sign, the texts that were replaced, and when, by the server's clock. */
let replaced: { marks: Map<Sign, string>; since: number } | null = null;
let lookedFor = 0;
const faults = new Map<string, number>();
const times: number[] = [];
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const start = performance.now();
const end = start + SECONDS * 1_000;
const visits = Promise.all(Array.from({ length: CONNECTIONS }, (_, first) => visitor(first)));
await setTimeout(SECONDS * 250);
const generateSeconds = await operate('generate-missing-horoscopes', { date: PAST });
const refreshSeconds = await operate('manual-generate-horoscope', {
  generateAll: true,
  refresh: true,
  note: '',
});
const after = await marksOfToday();
const changed = [...before].filter(([sign, mark]) => after.get(sign) !== mark);
replaced = { marks: new Map(changed), since: clock() };
await visits;
const seconds = (performance.now() - start) / 1_000;

times.sort((a, b) => a - b);
report('mixed', [
  {
    requests: times.length,
    'requests/s': times.length / seconds,
    'p99 ms': times[Math.floor(times.length * 0.99)]!,
    'slowest ms': times.at(-1)!,
    'generation s': generateSeconds,
    'refresh s': refreshSeconds,
    'texts replaced': changed.length,
    'looked for later': lookedFor,
    faults: [...faults.values()].reduce((sum, count) => sum + count, 0),
  },
]);
for (const [fault, count] of faults) console.error(`${count} times: ${fault}`);
agent.destroy();
await close();
process.exit(faults.size > 0 || lookedFor === 0 ? 1 : 0);

async function visitor(first: number): Promise<void> {
  for (let next = first; !isOver(); next++) {
    const page = PAGES[next % PAGES.length]!;
    const askedAt = clock();
    const fault = await ask(page.path)
      .then(({ status, html }) =>
        status === page.status ? page.fault(html, askedAt) : `returned ${status}`,
      )
      .catch((error) => String(error));
    times.push(clock() - askedAt);
    if (fault) {
      const name = `${page.path}: ${fault}`;
      faults.set(name, (faults.get(name) ?? 0) + 1);
    }
  }
}

/** The visits run past the time limit until the pages have been checked for replaced texts. */
function isOver(): boolean {
  if (performance.now() < end) return false;
  return replaced !== null && clock() > replaced.since + 2 * STALE_AFTER_MS;
}

function signPage(sign: Sign): Page {
  return {
    path: `/${sign}-daily-horoscope`,
    status: 200,
    fault(html, askedAt) {
      const shown = new Set([...html.matchAll(/ data-local="([\d-]+)"/g)].map(([, date]) => date));
      const right = [askedAt - CLOCK_KNOWN_MS, askedAt + CLOCK_KNOWN_MS].some(
        (instant) => String([...shown].sort()) === String(datesTodaySomewhere(instant)),
      );
      return right ? staleText(sign, html, askedAt) : `shows ${[...shown].sort()}`;
    },
  };
}

function datedPage(sign: Sign, days: number): Page {
  const date = addDays(TODAY, days);
  return {
    path: `/${sign}-daily-horoscope/${date}`,
    status: 200,
    fault(html, askedAt) {
      if (!html.includes(`for ${longDate(date)}: `)) return 'shows another date';
      return date === TODAY ? staleText(sign, html, askedAt) : null;
    },
  };
}

function staleText(sign: Sign, html: string, askedAt: number): string | null {
  if (!replaced || askedAt < replaced.since + STALE_AFTER_MS) return null;
  const mark = replaced.marks.get(sign);
  if (mark) lookedFor++;
  return mark && html.includes(mark) ? 'shows a replaced text' : null;
}

/** The longest part of each introduction that is the same in HTML. */
async function marksOfToday(): Promise<Map<Sign, string>> {
  const { data, error } = await client
    .from('daily_horoscopes')
    .select('zodiac_sign, introduction')
    .eq('date', TODAY);
  if (error) throw error;
  const longest = (introduction: string) =>
    introduction.split(/[^\w ,.]/).reduce((a, b) => (b.length > a.length ? b : a));
  return new Map(
    data.map(({ zodiac_sign, introduction }) => [zodiac_sign as Sign, longest(introduction)]),
  );
}

/** Calls one of the operator's functions; returns how long it took, in seconds. */
async function operate(name: string, payload: object): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${origin}/functions/v1/${name}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(payload),
  });
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
  await response.text();
  return (performance.now() - started) / 1_000;
}

function ask(address: string): Promise<{ status: number; html: string }> {
  return new Promise((resolve, reject) => {
    get(origin + address, { agent }, async (response) => {
      try {
        resolve({ status: response.statusCode!, html: await text(response) });
      } catch (error) {
        reject(error);
      }
    }).on('error', reject);
  });
}
