import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { median, type Row, report } from '#scripts/bench-report.ts';
import { terminate } from '#scripts/bench-site.ts';
import { prepareDatabase, spawnServer } from '#scripts/server-process.ts';
import { freePort } from '#server/free-port.ts';

/**
 * `npm run bench -- serve`: a cached sign page against the same bytes from nginx, alternating, as a whole page and as a
 * 304, first with one worker each, then with two. Neither logs requests; ours is warmed up and makes no readings.
 * Besides requests per second, it compares CPU time per request, which other work on the machine disturbs less. Needs
 * nginx and wrk.
 */
const PAGE = '/leo-daily-horoscope';
const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 64;
const TICK_MICROSECONDS = 10_000;

interface Target {
  /** The processes that answer. */
  pids: readonly number[];
  url: string;
}

interface Round {
  perSecond: number;
  p99Ms: number;
  microseconds: number;
}

if (['nginx', 'wrk'].some((name) => spawnSync(name, ['-v']).error)) {
  console.log('Skipped: requires nginx and wrk.');
  process.exit(0);
}

const dir = await mkdtemp(path.join(tmpdir(), 'ephemera-bench-'));
// Without an archive: it takes a core for minutes, and a site makes it once.
const site = { ...process.env, DATA_DIR: dir, ARCHIVE_DAYS: '0', LOG_LEVEL: 'warn' };
prepareDatabase(site);
try {
  report('serve', [...(await compare(1)), ...(await compare(2))]);
} finally {
  await rm(dir, { recursive: true });
}

async function compare(workers: number): Promise<Row[]> {
  const [port, nginxPort] = [await freePort(), await freePort()];
  const threads = workers === 1 ? 0 : workers;
  const server = spawnServer(
    { ...site, PORT: String(port), WEB_CONCURRENCY: String(threads) },
    'ignore',
  );
  const ours = { pids: [server.pid!], url: `http://127.0.0.1:${port}${PAGE}` };
  await writePage(ours);
  const nginx = await startNginx(nginxPort, workers);
  try {
    const theirs = {
      pids: await workersOf(nginx.pid!),
      url: `http://127.0.0.1:${nginxPort}/page`,
    };
    const rows: Row[] = [];
    await load(ours, 200);
    for (const status of [200, 304]) {
      const rounds: [Round, Round][] = [];
      for (let i = 0; i < ROUNDS; i++)
        rounds.push([await load(ours, status), await load(theirs, status)]);
      rows.push(...rowsOf({ status, workers }, rounds));
    }
    return rows;
  } finally {
    for (const one of [server, nginx]) await terminate(one);
  }
}

/** Copies the page to nginx's folder once the server has compressed it well and makes no more readings. */
async function writePage({ url, pids }: Target): Promise<void> {
  const get = () => fetch(url, { headers: { 'Accept-Encoding': 'br' } });
  while (!(await get().catch(() => null))?.ok) await setTimeout(500);
  for (let i = 0; i < 5; i++) await (await get()).text();
  await idle(pids);
  await mkdir(path.join(dir, 'www'), { recursive: true });
  const curl = ['-s', '-H', 'Accept-Encoding: br', '-o', path.join(dir, 'www/page'), url];
  execFileSync('curl', curl);
}

async function idle(pids: readonly number[]): Promise<void> {
  for (let spent = Infinity; spent > 10; ) {
    const before = await ticks(pids);
    await setTimeout(3_000);
    spent = (await ticks(pids)) - before;
  }
}

async function startNginx(port: number, workers: number) {
  const conf = path.join(dir, 'nginx.conf');
  await writeFile(
    conf,
    `worker_processes ${workers}; daemon off; pid ${dir}/nginx.pid; error_log ${dir}/nginx.log;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; keepalive_requests 1000000000; default_type text/html;
      server { listen 127.0.0.1:${port}; root ${dir}/www; add_header Content-Encoding br; }
    }`,
  );
  const nginx = spawn('nginx', ['-c', conf, '-e', `${dir}/nginx.log`], { stdio: 'inherit' });
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => null))) await setTimeout(100);
  return nginx;
}

async function workersOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.trim().split(' ').map(Number);
}

async function load({ pids, url }: Target, status: number): Promise<Round> {
  const encoding = { 'Accept-Encoding': 'br' };
  const etag = (await fetch(url, { method: 'HEAD', headers: encoding })).headers.get('etag');
  const headers = { ...encoding, ...(status === 304 && { 'If-None-Match': etag! }) };
  const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const before = await ticks(pids);
  const told = execFileSync(
    'wrk',
    ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', ...flags, url],
    { encoding: 'utf8' },
  );
  const spent = (await ticks(pids)) - before;
  const requests = Number(/(\d+) requests in/.exec(told)![1]);
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(told)!;
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(told)![1]),
    p99Ms: Number(p99) * { us: 0.001, ms: 1, s: 1_000 }[unit as 'us' | 'ms' | 's'],
    microseconds: (spent * TICK_MICROSECONDS) / requests,
  };
}

/** The user and kernel time that processes have used. */
async function ticks(pids: readonly number[]): Promise<number> {
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8')));
  const spent = (stat: string) => {
    const fields = stat.split(' ');
    return Number(fields[13]) + Number(fields[14]);
  };
  return stats.map(spent).reduce((sum, one) => sum + one);
}

function rowsOf(
  { status, workers }: { status: number; workers: number },
  rounds: readonly [Round, Round][],
): Row[] {
  const [us, them] = [0, 1].map((who) => rounds.map((round) => round[who]!)) as [Round[], Round[]];
  const of = (all: Round[], key: keyof Round) => median(all.map((round) => round[key]));
  const rowOf = (all: Round[]) => ({
    'requests/s': of(all, 'perSecond'),
    'p99 ms': of(all, 'p99Ms'),
    'CPU µs': of(all, 'microseconds'),
  });
  return [
    { answer: `${status}, ours`, workers, ...rowOf(us) },
    { answer: `${status}, nginx`, workers, ...rowOf(them) },
    {
      answer: `${status}, ratio`,
      workers,
      'requests/s': median(rounds.map(([a, b]) => a.perSecond / b.perSecond)),
      'CPU µs': median(rounds.map(([a, b]) => b.microseconds / a.microseconds)),
    },
  ];
}
