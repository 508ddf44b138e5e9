import { setTimeout } from 'node:timers/promises';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { openBackend } from '#backend/open-backend.ts';
import { createDataClient } from '#data/client.ts';
import { claimWork } from '#data/work-claims.ts';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { READING_VERSIONS } from '#domain/reading/write/write-reading.ts';
import { createComputedWriter } from '#services/computed-writer.ts';
import { readingKey } from '#services/reading-maker.ts';
import { createServices } from '#services/services.ts';
import { openWorkClaims } from '#services/work-claims.ts';
import { anotherProcess } from '#tests/factories/another-process.ts';
import { clientOf, preparedBackend } from '#tests/factories/backend.ts';
import { keptLog } from '#tests/factories/log.ts';
import { freshDatabase } from '#tests/factories/postgres.ts';

const NOW = Date.parse('2026-11-21T09:30:00Z');
const TODAY = civilDate('2026-11-21');
const ANOTHER_SERVER = '00000000-0000-4000-8000-000000000000';

/** Starting Postgres is slow, and not part of the tests' time limits. */
beforeAll(async () => {
  await freshDatabase();
}, 60_000);

/** Servers on one store, and how often any of them judged a reading. */
async function serversOn(
  databaseUrl: string | null,
  count: number,
  patienceMs = 15_000,
  refusals: string[] = [],
) {
  const first = await preparedBackend(databaseUrl);
  const { dataDir } = first;
  const others = await Promise.all(
    Array.from({ length: count - 1 }, () =>
      openBackend({ dataDir, databaseUrl, supabase: null }, keptLog()),
    ),
  );
  onTestFinished(async () => {
    for (const other of others) await other.close();
    await first.close();
  });
  let judged = 0;
  const servers = [first, ...others].map((backend) =>
    createServices({
      data: clientOf(backend),
      computed: createComputedWriter({
        judge: () => {
          judged++;
          return { checks: [], refusals };
        },
        log: keptLog(),
      }),
      clock: () => NOW,
      log: keptLog(),
      // Long enough on a busy machine for one server to finish while the others wait.
      patience: { visitorMs: patienceMs, scheduleMs: 60_000 },
    }),
  );
  return { servers, data: clientOf(first), judged: () => judged };
}

it('makes a missing reading once for concurrent requests to three servers on one Postgres', async () => {
  const { servers, judged } = await serversOn(await freshDatabase(), 3);
  const days = await Promise.all(
    Array.from({ length: 50 }, (_, i) => servers[i % 3]!.readingForDay('leo', TODAY)),
  );
  const texts = days.map((day) => day.standing === 'published' && day.reading.introduction);
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toBeTruthy();
  expect(judged()).toBe(1);
});

it('makes a missing reading once for concurrent requests to two processes on one SQLite', async () => {
  const { dataDir, close } = await preparedBackend();
  onTestFinished(close);
  const processes = await Promise.all([anotherProcess(dataDir), anotherProcess(dataDir)]);
  const told = await Promise.all(processes.map((one) => one.readingForDay('leo', TODAY, 25)));
  const texts = told.flatMap(({ introductions }) => introductions);
  expect(texts).toHaveLength(50);
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toBeTruthy();
  expect(told.reduce((sum, { judged }) => sum + judged, 0)).toBe(1);
});

it('makes the readings of a day once if two servers prepare it at the same time', async () => {
  const { servers, judged } = await serversOn(null, 2);
  const outcomes = await Promise.all(servers.map((server) => server.publishDay(TODAY)));
  expect(outcomes.flat().filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  expect(judged()).toBe(12);
});

it('stops waiting for another server when it is told to end', async () => {
  const { servers, data, judged } = await serversOn(null, 1);
  const claim = { key: readingKey('aries', TODAY), holder: ANOTHER_SERVER };
  expect(await claimWork(data, claim)).toBe(true);
  const ending = new AbortController();
  const publishing = servers[0]!.publishDay(TODAY, { signal: ending.signal });
  await setTimeout(250);
  ending.abort();
  expect(await publishing).toEqual([]);
  expect(judged()).toBe(0);
});

it('makes a reading for a visitor if the server that claimed it stalls', async () => {
  const { servers, data, judged } = await serversOn(null, 1, 500);
  const claim = { key: readingKey('leo', TODAY), holder: ANOTHER_SERVER };
  expect(await claimWork(data, claim)).toBe(true);
  let isMade = false;
  const making = servers[0]!.readingForDay('leo', TODAY).finally(() => {
    isMade = true;
  });
  await setTimeout(250);
  expect(isMade).toBe(false);
  expect((await making).standing).toBe('published');
  expect(judged()).toBe(1);
  const { data: claims } = await data.from('work_claims').select('holder').eq('key', claim.key);
  expect(claims).toEqual([{ holder: ANOTHER_SERVER }]);
});

it.each([
  ['Postgres', freshDatabase],
  ['SQLite', async () => null],
])(
  'takes over on %s what a killed server had claimed, once its claim has expired',
  async (_name, database) => {
    const { data } = await serversOn(await database(), 1);
    const claim = { key: 'reading leo', holder: ANOTHER_SERVER };
    const mine = { ...claim, holder: '00000000-0000-4000-8000-000000000001' };
    await claimWork(data, claim);
    expect(await claimWork(data, mine)).toBe(false);
    expect(await claimWork(data, claim)).toBe(true);
    const { data: row } = await data.from('work_claims').select('until').single();
    expect(Math.abs(Date.parse(row!.until) - Date.now() - 45_000)).toBeLessThan(40_000);
    // The store sets `until` itself whenever someone claims, but not here: this lets the claim expire.
    const { error } = await data
      .from('work_claims')
      .update({ until: '2026-11-21T09:30:00Z' })
      .eq('key', claim.key);
    expect(error).toBeNull();
    expect(await claimWork(data, mine)).toBe(true);
    expect(await claimWork(data, claim)).toBe(false);
  },
);

it('repeats its own claim if the response was lost', async () => {
  const backend = await preparedBackend();
  onTestFinished(() => backend.close());
  let lost = false;
  const claims = openWorkClaims({
    log: keptLog(),
    data: createDataClient({
      url: backend.url,
      key: backend.secretKey,
      fetch: async (input, init) => {
        const answer = await backend.fetch!(input, init);
        if (lost) return answer;
        lost = true;
        throw new Error('no response in time');
      },
    }),
  });
  expect(await claims.claim('reading leo')).not.toBe('elsewhere');
  const again = await claims.claim('reading leo');
  expect(again).not.toBe('elsewhere');
  expect(await claims.claim('reading leo')).toBe('elsewhere');
  if (again !== 'elsewhere') await again.release();
  const free = await claims.claim('reading leo');
  expect(free).not.toBe('elsewhere');
  if (free !== 'elsewhere') await free.release();
});

it('judges a refused reading once for everyone who waits', async () => {
  const { servers, judged } = await serversOn(null, 2, 15_000, ['truth: The Moon is elsewhere.']);
  const days = await Promise.all(
    Array.from({ length: 10 }, (_, i) => servers[i % 2]!.readingForDay('leo', TODAY)),
  );
  expect(new Set(days.map(({ standing }) => standing))).toEqual(new Set(['missing']));
  // Each version, and each but the first without the passages of other readings.
  expect(judged()).toBe(2 * READING_VERSIONS - 1);
});
