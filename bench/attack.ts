import fc from 'fast-check';
import { openBenchSite } from '#scripts/bench-site.ts';
import { answerTo, malformedRequest, WRONG_ANSWER } from '#tests/e2e/malformed-requests.ts';

/**
 * `npm run bench -- attack [times] [seed]`: sends 10,000 malformed requests, or the given number, to a real server. Exits
 * with code 1 if any got no answer, a 5xx or a stack trace, if the server logged more than about a line for each, or if it
 * died.
 */
const [TIMES = 10_000, SEED = 20_261_121] = process.argv
  .slice(2)
  .filter((given) => !given.startsWith('-'))
  .map(Number);
const AT_ONCE = 32;
/** Log bytes per request: a line holds at most 200 characters of the path. */
const MAX_LOG_BYTES_PER_REQUEST = 700;
const MAX_LINE_LENGTH = 4_000;
const SHOWN = 20;

const { server, origin, close } = await openBenchSite();
const log = { bytes: 0, longest: 0 };
for (const stream of [server.stdout!, server.stderr!])
  stream.on('data', (chunk: Buffer) => {
    log.bytes += chunk.length;
    log.longest = Math.max(
      log.longest,
      ...String(chunk)
        .split('\n')
        .map((line) => line.length),
    );
  });

const requests = fc.sample(malformedRequest, { numRuns: TIMES, seed: SEED });
const statuses = new Map<string, number>();
const wrong: string[] = [];
const queue = requests.values();
const started = performance.now();
await Promise.all(Array.from({ length: AT_ONCE }, sendFromQueue));
const seconds = (performance.now() - started) / 1_000;

const health = await fetch(`${origin}/healthz`).catch(() => null);
const isAlive = server.exitCode === null && (health?.ok ?? false);
report();
await close();
const logsTooMuch = log.bytes > MAX_LOG_BYTES_PER_REQUEST * TIMES || log.longest > MAX_LINE_LENGTH;
process.exit(wrong.length > 0 || !isAlive || logsTooMuch ? 1 : 0);

async function sendFromQueue(): Promise<void> {
  for (const request of queue) {
    const { text, end } = await answerTo(origin, request);
    const status = /^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? end;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (WRONG_ANSWER.test(text) || status === 'closed' || status === 'silent')
      wrong.push(
        `${JSON.stringify(request.slice(0, 300))}\n  ${end}: ${JSON.stringify(text.slice(0, 200))}`,
      );
  }
}

function report(): void {
  for (const one of wrong.slice(0, SHOWN)) console.log(one);
  const counts = [...statuses].sort().map(([status, count]) => `${status} ${count}`);
  console.log(`requests            ${TIMES} in ${seconds.toFixed(0)} s`);
  console.log(`responses           ${counts.join(', ')}`);
  console.log(`failures or leaks   ${wrong.length}`);
  console.log(
    `log                 ${Math.round(log.bytes / TIMES)} bytes a request, ${log.longest} in the longest line`,
  );
  console.log(`alive and healthy   ${isAlive ? 'yes' : 'no'}`);
}
