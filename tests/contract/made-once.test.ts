import { expect, it, onTestFinished } from 'vitest';
import { type Backend, openBackend } from '#backend/backend.ts';
import { createDataClient } from '#data/client.ts';
import { claimWork } from '#data/work-claims.ts';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { computedWriter } from '#services/computed-writer.ts';
import { createServices } from '#services/services.ts';
import { preparedBackend } from '#tests/factories/backend.ts';
import { keptLog } from '#tests/factories/log.ts';
import { freshDatabase } from '#tests/factories/postgres.ts';

const NOW = Date.parse('2026-11-21T09:30:00Z');
const TODAY = civilDate('2026-11-21');
const ANOTHER_SERVER = '00000000-0000-4000-8000-000000000000';

/** Servers on one store, and how often any of them judged a reading. */
async function serversOn(databaseUrl: string | null, count: number) {
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
      writer: computedWriter,
      judge: () => {
        judged++;
        return { checks: [], refusals: [] };
      },
      clock: () => NOW,
      log: keptLog(),
    }),
  );
  return { servers, data: clientOf(first), judged: () => judged };
}

function clientOf({ url, secretKey: key, fetch }: Backend) {
  return createDataClient({ url, key, fetch });
}

it.each([
  ['three servers on one Postgres', 3, freshDatabase],
  ['two servers on one SQLite', 2, async () => null],
])('%s make a missing reading once, however many ask', async (_name, count, database) => {
  const { servers, judged } = await serversOn(await database(), count);
  const days = await Promise.all(
    Array.from({ length: 50 }, (_, i) => servers[i % count]!.readingForDay('leo', TODAY)),
  );
  const texts = days.map((day) => day.standing === 'published' && day.reading.introduction);
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toBeTruthy();
  expect(judged()).toBe(1);
});

it('makes the readings of a day once, where two servers keep it ready at the same time', async () => {
  const { servers, judged } = await serversOn(null, 2);
  const outcomes = await Promise.all(servers.map((server) => server.publishDay(TODAY)));
  expect(outcomes.flat().filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  expect(judged()).toBe(12);
});

it('makes a reading for a visitor where the server that claimed it does not get on', async () => {
  const { servers, data, judged } = await serversOn(null, 1);
  const claim = { key: `reading leo ${TODAY}`, holder: ANOTHER_SERVER, until: NOW + 45_000 };
  expect(await claimWork(data, claim, NOW)).toBe(true);
  const day = await servers[0]!.readingForDay('leo', TODAY);
  expect(day.standing).toBe('published');
  expect(judged()).toBe(1);
});

it('takes over what a killed server had claimed, once its claim has run out', async () => {
  const { data } = await serversOn(null, 1);
  const claim = { key: 'reading leo', holder: ANOTHER_SERVER, until: NOW + 45_000 };
  await claimWork(data, claim, NOW);
  const mine = { ...claim, holder: '00000000-0000-4000-8000-000000000001' };
  expect(await claimWork(data, mine, NOW + 30_000)).toBe(false);
  expect(await claimWork(data, { ...mine, until: NOW + 91_000 }, NOW + 46_000)).toBe(true);
  expect(await claimWork(data, claim, NOW + 46_000)).toBe(false);
});
