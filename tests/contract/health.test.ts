import { rename } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { boundedFetch } from '#data/bounded-fetch.ts';
import { createDataClient } from '#data/client.ts';
import { setPublished, storeIfMissing } from '#data/readings.ts';
import { addDays, civilDate } from '#domain/calendar/civil-date.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { type HealthWatch, watchHealth } from '#server/health.ts';
import { createComputedWriter } from '#services/computed-writer.ts';
import { createServices } from '#services/services.ts';
import { preparedBackend } from '#tests/factories/backend.ts';
import { keptLog } from '#tests/factories/log.ts';
import { freshDatabase } from '#tests/factories/postgres.ts';
import { storedReading } from '#tests/factories/reading.ts';

/** Two dates are today somewhere. */
const NOW = Date.parse('2026-11-21T15:00:00Z');
const TODAY = civilDate('2026-11-21');
const TOMORROW = addDays(TODAY, 1);

/** Starting Postgres is slow, and not part of the tests' time limits. */
beforeAll(async () => {
  await freshDatabase();
}, 60_000);

/** A store with every live reading, and its health check. */
async function openStore(databaseUrl: string | null = null) {
  const backend = await preparedBackend(databaseUrl);
  const store = { hangs: false };
  const ask: typeof fetch = (input, init) =>
    store.hangs ? new Promise(() => {}) : backend.fetch!(input, init);
  const data = createDataClient({
    url: backend.url,
    key: backend.secretKey,
    fetch: boundedFetch(ask, { probeAfterMs: 200 }),
  });
  for (const date of [TODAY, TOMORROW]) {
    for (const sign of SIGNS) await storeIfMissing(data, storedReading(sign, date));
  }
  const log = keptLog();
  const services = createServices({
    data,
    computed: createComputedWriter({ judge: () => ({ checks: [], refusals: [] }), log }),
    clock: () => NOW,
    log,
  });
  const watches: HealthWatch[] = [];
  const watch = () => {
    const started = watchHealth({ services, storeFault: backend.fault, log });
    watches.push(started);
    return started;
  };
  onTestFinished(async () => {
    for (const { stop } of watches) stop();
    await backend.close();
  });
  const file = path.join(backend.dataDir, 'ephemera.db');
  return { data, store, log, watch, check: watch().check, file };
}

it('is healthy while every live reading exists or was withdrawn, and names missing ones', async () => {
  const { data, check, log } = await openStore();
  await setPublished(data, 'leo', TODAY, false);
  expect(await check()).toMatchObject({
    reason: null,
    date: TODAY,
    readiness: { ready: { [TODAY]: 11, [TOMORROW]: 12 } },
  });
  expect(log.messages).toEqual([]);
  await data.from('daily_horoscopes').delete().in('zodiac_sign', ['leo', 'virgo']);
  expect((await check()).reason).toBe(
    '2026-11-21 has no reading for leo, virgo; 2026-11-22 has no reading for leo, virgo.',
  );
  expect(log.messages).toEqual(['Readers are not fully served.']);
});

it('reports that the store refuses writes while it still serves reads', async () => {
  const { check, file } = await openStore();
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  expect(await check()).toMatchObject({
    reason: 'The store refuses writes.',
    readiness: { ready: { [TODAY]: 12 } },
  });
  other.close();
  // The library logs each failed query; lite.ts keeps that off the terminal, but the fence's spy counts it.
  vi.mocked(console.error).mockClear();
});

it('reports that a store hangs, and recovers when it is back', async () => {
  const { store, check, watch } = await openStore();
  store.hangs = true;
  expect(await check()).toEqual({
    reason: 'The store is not responding.',
    date: TODAY,
    readiness: null,
  });
  store.hangs = false;
  await expect.poll(async () => (await watch().check()).reason).toBeNull();
});

it('reports that the database file was deleted while it still responds', async () => {
  const { check, file } = await openStore();
  await rename(file, `${file}.away`);
  expect((await check()).reason).toBe('The database file was deleted or replaced.');
  await rename(`${file}.away`, file);
  expect((await check()).reason).toBeNull();
});

it('compares its clock with that of Postgres', async () => {
  const { watch } = await openStore(await freshDatabase());
  const reasonAt = async (days: number) => {
    const real = Date.now;
    const clock = vi.spyOn(Date, 'now');
    clock.mockImplementation(() => real() + days * 24 * 3_600_000);
    const { reason } = await watch().check();
    clock.mockRestore();
    return reason;
  };
  expect(await reasonAt(0)).toBeNull();
  expect(await reasonAt(3)).toBe("The server's clock is 72 hours ahead of the store's.");
  expect(await reasonAt(-3)).toBe("The server's clock is 72 hours behind the store's.");
});
