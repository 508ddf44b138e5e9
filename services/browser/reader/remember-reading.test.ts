import { beforeEach, expect, it } from 'vitest';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { storedReading } from '#tests/factories/reading.ts';
import { memoryStorage } from '#tests/factories/storage.ts';
import { rememberReading } from './remember-reading.ts';

const DATE = civilDate('2026-11-21');
const NOON = Date.parse('2026-11-21T12:00:00Z');

let store: Storage;

beforeEach(() => {
  store = memoryStorage();
});

function remember(introduction: string, updatedAt: string, now = NOON) {
  const reading = storedReading('aries', DATE, { introduction, updatedAt });
  rememberReading(
    reading,
    () => store,
    () => now,
  );
}

function kept() {
  const entry = JSON.parse(store.getItem('horoscope_cache_aries2026-11-21') ?? 'null');
  return { introduction: entry.data.introduction, timestamp: entry.timestamp };
}

it('stores a new reading without counting a hit or miss', () => {
  remember('The first.', '2026-11-20T09:00:00.000Z');
  expect(kept()).toEqual({ introduction: 'The first.', timestamp: NOON });
  expect(store.getItem('horoscope_counts')).toBeNull();
});

it('leaves the same reading as it was stored', () => {
  remember('The first.', '2026-11-20T09:00:00.000Z');
  remember('The first.', '2026-11-20T09:00:00.000Z', NOON + 60_000);
  expect(kept().timestamp).toBe(NOON);
});

it('replaces an older text with the newer one', () => {
  remember('The first.', '2026-11-20T09:00:00.000Z');
  remember('The second.', '2026-11-21T08:00:00.000Z', NOON + 60_000);
  expect(kept()).toEqual({ introduction: 'The second.', timestamp: NOON + 60_000 });
});

it('replaces an entry that was tampered with', () => {
  remember('The first.', '2026-11-20T09:00:00.000Z');
  store.setItem('horoscope_cache_aries2026-11-21', '{"data":"nothing"}');
  remember('The first.', '2026-11-20T09:00:00.000Z');
  expect(kept().introduction).toBe('The first.');
});
