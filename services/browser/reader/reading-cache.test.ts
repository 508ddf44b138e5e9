import { beforeEach, describe, expect, it, vi } from 'vitest';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { memoryStorage } from '#tests/factories/storage.ts';
import { openReadingCache } from './reading-cache.ts';

const DATE = civilDate('2026-11-21');
const NOON = Date.parse('2026-11-21T12:00:00Z');
const MIDNIGHT = Date.parse('2026-11-22T00:00:00Z');

let now: number;
let store: Storage;

beforeEach(() => {
  now = NOON;
  store = memoryStorage();
});

/** Stores strings; any other value is not ours. */
function cache(storage = () => store) {
  return openReadingCache({
    storage,
    now: () => now,
    parse: (_sign, _date, data) => (typeof data === 'string' ? data : null),
  });
}

function counts(): unknown {
  return JSON.parse(store.getItem('horoscope_counts') ?? 'null');
}

it('keeps an entry under the sign and date, with the time it was stored', () => {
  cache().keep('aries', DATE, 'A quiet start.');
  expect(JSON.parse(store.getItem('horoscope_cache_aries2026-11-21')!)).toEqual({
    data: 'A quiet start.',
    timestamp: NOON,
    zodiacSign: 'aries',
    date: '2026-11-21',
  });
});

it('finds an entry until it is twelve hours old, then removes it', () => {
  cache().keep('aries', DATE, 'A quiet start.');
  now = MIDNIGHT - 1;
  expect(cache().find('aries', DATE)).toBe('A quiet start.');
  now = MIDNIGHT;
  expect(cache().find('aries', DATE)).toBeNull();
  expect(store.getItem('horoscope_cache_aries2026-11-21')).toBeNull();
});

it('does not treat an entry from the future as fresh, as when the clock was set back', () => {
  cache().keep('aries', DATE, 'A quiet start.');
  now = NOON - 1;
  expect(cache().find('aries', DATE)).toBeNull();
});

it('keeps two signs and two dates apart', () => {
  cache().keep('aries', DATE, 'Of Aries.');
  cache().keep('leo', DATE, 'Of Leo.');
  expect(cache().find('aries', DATE)).toBe('Of Aries.');
  expect(cache().find('leo', DATE)).toBe('Of Leo.');
  expect(cache().find('leo', civilDate('2026-11-22'))).toBeNull();
});

it('counts hits and misses, and goes on counting after a reload', () => {
  cache().find('aries', DATE);
  cache().keep('aries', DATE, 'A quiet start.');
  cache().find('aries', DATE);
  expect(counts()).toEqual({ hits: 1, misses: 1 });
  cache().find('leo', DATE);
  expect(counts()).toEqual({ hits: 1, misses: 2 });
});

it('removes expired entries when it stores one, and nothing else', () => {
  store.setItem('isHoroscopeAdmin', 'true');
  store.setItem('horoscope_cache_leo2026-11-19', 'not even JSON');
  cache().keep('aries', DATE, 'A quiet start.');
  now = MIDNIGHT;
  cache().keep('taurus', civilDate('2026-11-22'), 'Slowly.');
  expect([...Array(store.length).keys()].map((index) => store.key(index)).sort()).toEqual([
    'horoscope_cache_taurus2026-11-22',
    'isHoroscopeAdmin',
  ]);
});

describe('an entry that was tampered with', () => {
  const whole = { data: 'A text.', timestamp: NOON, zodiacSign: 'aries', date: '2026-11-21' };

  it.each([
    ['is not JSON', '{"data":'],
    ['is null', 'null'],
    ['is a number', '7'],
    ['is of another sign', JSON.stringify({ ...whole, zodiacSign: 'leo' })],
    ['is of another date', JSON.stringify({ ...whole, date: '2026-11-20' })],
    ['has no time', JSON.stringify({ ...whole, timestamp: undefined })],
    ['has a time that is a string', JSON.stringify({ ...whole, timestamp: String(NOON) })],
    ['holds something else', JSON.stringify({ ...whole, data: { title: 7 } })],
  ])('is dropped and counted as a miss if it %s', (_, json) => {
    store.setItem('horoscope_cache_aries2026-11-21', json);
    expect(cache().find('aries', DATE)).toBeNull();
    expect(store.getItem('horoscope_cache_aries2026-11-21')).toBeNull();
    expect(counts()).toEqual({ hits: 0, misses: 1 });
  });

  it('keeps counting if the counts themselves were changed', () => {
    store.setItem('horoscope_counts', '{"hits":"many","misses":3}');
    cache().find('aries', DATE);
    expect(counts()).toEqual({ hits: 0, misses: 4 });
  });
});

describe('a storage that fails', () => {
  it('only logs it if the storage is full', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const full = new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    vi.spyOn(store, 'setItem').mockImplementation(() => {
      throw full;
    });
    cache().keep('aries', DATE, 'A quiet start.');
    expect(cache().find('aries', DATE)).toBeNull();
    expect(warn).toHaveBeenCalledWith(expect.any(String), full);
  });

  it('still returns entries if the storage is full', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    cache().keep('aries', DATE, 'A quiet start.');
    vi.spyOn(store, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    expect(cache().find('aries', DATE)).toBe('A quiet start.');
  });

  it('logs it once if the storage is blocked', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const forbidden = cache(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    forbidden.keep('aries', DATE, 'A quiet start.');
    expect(forbidden.find('aries', DATE)).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
