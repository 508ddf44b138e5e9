import { expect, it, onTestFinished, vi } from 'vitest';
import { DataError } from '#data/data-error.ts';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { SignOutcome } from '#services/publish-day.ts';
import { keptLog } from '#tests/factories/log.ts';
import { ensureReady } from './ensure-ready.ts';

/** A schedule whose clock and store the test sets, and the dates that it asked for. */
async function startSchedule({ isDown = false } = {}) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const world = { now: Date.parse('2026-11-21T10:30:00Z'), isDown, isFull: false };
  const asked: CivilDate[] = [];
  const publishDay = async (date: CivilDate): Promise<SignOutcome[]> => {
    asked.push(date);
    if (world.isDown) throw new DataError('Counting', { message: 'no response in time' });
    return world.isFull ? [{ sign: 'leo', outcome: 'failed', reason: 'The disk is full.' }] : [];
  };
  const computed: CivilDate[] = [];
  const readingForDay = async (_sign: Sign, date: CivilDate) => {
    computed.push(date);
    return { standing: 'missing' } as const;
  };
  const services = { clock: () => world.now, publishDay, readingForDay };
  const schedule = await ensureReady(services, keptLog());
  onTestFinished(() => {
    schedule.stop();
    vi.useRealTimers();
  });
  await schedule.idle();
  asked.length = 0;
  return {
    world,
    computed,
    async asks(afterMs: number) {
      vi.advanceTimersByTime(afterMs);
      await schedule.idle();
      return asked.splice(0);
    },
  };
}

it('generates the readings of the right dates at once when the clock is set', async () => {
  const { world, asks } = await startSchedule();
  expect(await asks(60_000)).toEqual([]);
  world.now -= 3 * 24 * 3_600_000;
  const right = ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
  expect(await asks(5_000)).toEqual(right);
  expect(await asks(60_000)).toEqual([]);
});

it('retries half a minute after the store failed', async () => {
  const { world, asks } = await startSchedule();
  world.isDown = true;
  world.now += 24 * 3_600_000;
  expect(await asks(5_000)).toEqual(['2026-11-21']);
  world.isDown = false;
  expect(await asks(25_000)).toEqual([]);
  expect(await asks(15_000)).toHaveLength(4);
  expect(await asks(60_000)).toEqual([]);
});

it('retries after half a minute if a reading could not be stored', async () => {
  const { world, asks } = await startSchedule();
  world.isFull = true;
  world.now += 24 * 3_600_000;
  expect(await asks(5_000)).toHaveLength(4);
  world.isFull = false;
  expect(await asks(25_000)).toEqual([]);
  expect(await asks(15_000)).toHaveLength(4);
  expect(await asks(60_000)).toEqual([]);
});

it('computes a reading before the server starts listening, if the store is down', async () => {
  expect((await startSchedule()).computed).toEqual([]);
  expect((await startSchedule({ isDown: true })).computed).toEqual(['2026-11-20']);
});
