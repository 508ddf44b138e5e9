import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { civilDate } from '#domain/calendar/civil-date.ts';
import type { PublishedReading } from '#domain/reading/stored/stored-reading.ts';
import type { ReaderSources } from '#services/browser/reader/reader-sources.ts';
import type { DrawnSky } from '#services/drawn-sky.ts';
import { storedReading } from '#tests/factories/reading.ts';
import { fetchReading, type OnDemandState } from './fetch-reading.ts';
import { wait } from './wait.ts';

const DATE = civilDate('2026-11-21');
const READING: PublishedReading = storedReading('leo', DATE);
const SKY = { moon: { phase: 'Full Moon' } } as DrawnSky;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

interface Told {
  /** Each state in short, with the milliseconds after the sign was chosen. */
  states: string[];
  last: OnDemandState | undefined;
  /** What was thrown in the end. */
  thrown: unknown;
  ended: boolean;
}

function follow(changes: Partial<ReaderSources> = {}) {
  const sources: ReaderSources = {
    kept: vi.fn(() => null),
    keep: vi.fn(),
    stored: vi.fn(async () => null),
    generated: vi.fn(async () => READING),
    sky: vi.fn(async () => SKY),
    ...changes,
  };
  const leaving = new AbortController();
  const told: Told = { states: [], last: undefined, thrown: undefined, ended: false };
  const begun = Date.now();

  async function run() {
    const states = fetchReading(
      { openSources: async () => sources, wait, now: Date.now },
      { sign: 'leo', date: DATE, signal: leaving.signal },
    );
    for await (const state of states) {
      const what = 'source' in state ? `${state.kind} ${state.source}` : state.kind;
      told.states.push(`${Date.now() - begun} ${what}`);
      told.last = state;
    }
  }
  void run()
    .catch((error) => {
      told.thrown = error;
    })
    .finally(() => {
      told.ended = true;
    });
  return { sources, told, leaving };
}

/** An answer that comes after a while, unless the reader leaves. */
function gives<Value>(ms: number, value: Value) {
  return async (...asked: unknown[]): Promise<Value> => {
    await wait(ms, asked.at(-1) as AbortSignal);
    return value;
  };
}

function fails(ms: number, sentence: string) {
  return async (...asked: unknown[]): Promise<never> => {
    await wait(ms, asked.at(-1) as AbortSignal);
    throw new Error(sentence);
  };
}

it('starts a tenth of a second after the sign was chosen', async () => {
  const { sources, told } = follow();
  await vi.advanceTimersByTimeAsync(99);
  expect(told.states).toEqual(['0 loading none']);
  expect(sources.kept).not.toHaveBeenCalled();
  expect(sources.sky).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(sources.kept).toHaveBeenCalledWith('leo', DATE);
  expect(sources.sky).toHaveBeenCalledTimes(1);
});

it('fetches nothing for a reading cached on the device', async () => {
  const { sources, told } = follow({ kept: () => READING });
  await vi.runAllTimersAsync();
  expect(told.states).toEqual(['0 loading none', '100 loading cache', '150 ready cache']);
  expect(told.last).toMatchObject({ reading: READING, sky: SKY, hadToWait: false });
  expect(sources.stored).not.toHaveBeenCalled();
  expect(sources.generated).not.toHaveBeenCalled();
  expect(sources.keep).not.toHaveBeenCalled();
});

it('caches a stored reading on the device', async () => {
  const { sources, told } = follow({ stored: vi.fn(gives(300, READING)) });
  await vi.runAllTimersAsync();
  expect(told.states).toEqual([
    '0 loading none',
    '100 loading cache',
    '150 loading database',
    '400 ready database',
  ]);
  expect(sources.stored).toHaveBeenCalledWith('leo', DATE, expect.any(AbortSignal));
  expect(sources.keep).toHaveBeenCalledWith(READING);
  expect(sources.generated).not.toHaveBeenCalled();
});

it('has a reading generated if none is cached or stored', async () => {
  const { sources, told } = follow({
    stored: gives(300, null),
    generated: vi.fn(gives(1_000, READING)),
  });
  await vi.runAllTimersAsync();
  expect(told.states).toEqual([
    '0 loading none',
    '100 loading cache',
    '150 loading database',
    '400 loading ai',
    '1400 ready ai',
  ]);
  expect(told.last).toMatchObject({ reading: READING, hadToWait: false });
  expect(sources.generated).toHaveBeenCalledWith('leo', DATE, expect.any(AbortSignal));
  expect(sources.keep).toHaveBeenCalledWith(READING);
});

it('says so if generating took more than a second', async () => {
  const { told } = follow({ stored: gives(5_000, null), generated: gives(1_001, READING) });
  await vi.runAllTimersAsync();
  expect(told.last).toMatchObject({ kind: 'ready', source: 'ai', hadToWait: true });
});

it('has it generated if the store fails, and logs the failure to the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { told } = follow({ stored: fails(300, 'The store is down.') });
  await vi.runAllTimersAsync();
  expect(told.states.slice(-2)).toEqual(['400 loading ai', '400 ready ai']);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'The store did not respond for leo on 2026-11-21.',
    new Error('The store is down.'),
  );
});

it('retries once, a second after a failure', async () => {
  const generated = vi
    .fn<ReaderSources['generated']>()
    .mockImplementationOnce(fails(200, 'busy'))
    .mockImplementationOnce(gives(200, READING));
  const { told } = follow({ generated });
  await vi.runAllTimersAsync();
  expect(generated).toHaveBeenCalledTimes(2);
  expect(told.states.at(-1)).toBe('1550 ready ai');
});

it('reports the second failure, then throws it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const generated = vi
    .fn<ReaderSources['generated']>()
    .mockRejectedValueOnce(new Error('the first'))
    .mockRejectedValueOnce(new Error('the second'));
  const { sources, told } = follow({ generated, stored: fails(0, 'down') });
  await vi.runAllTimersAsync();
  expect(generated).toHaveBeenCalledTimes(2);
  expect(told.states.at(-1)).toBe('1150 failed');
  expect(told.thrown).toEqual(new Error('the second'));
  expect(sources.keep).not.toHaveBeenCalled();
});

it('fails if its code cannot be loaded', async () => {
  const states: string[] = [];
  const fetching = fetchReading(
    {
      openSources: () => Promise.reject(new TypeError('Failed to fetch a module')),
      wait: async () => {},
      now: Date.now,
    },
    { sign: 'leo', date: DATE, signal: new AbortController().signal },
  );
  await expect(async () => {
    for await (const { kind } of fetching) states.push(kind);
  }).rejects.toThrow('Failed to fetch a module');
  expect(states).toEqual(['loading', 'failed']);
});

describe('the sky', () => {
  it('is fetched along with the reading, which waits for it', async () => {
    const { told } = follow({ stored: gives(300, READING), sky: gives(500, SKY) });
    await vi.runAllTimersAsync();
    expect(told.states.at(-1)).toBe('600 ready database');
    expect(told.last).toMatchObject({ sky: SKY });
  });

  it('is left out if it cannot be fetched', async () => {
    const { told } = follow({ stored: async () => READING, sky: async () => null });
    await vi.runAllTimersAsync();
    expect(told.last).toMatchObject({ kind: 'ready', reading: READING, sky: null });
  });
});

describe('a reader who leaves', () => {
  it.each([
    ['before the fetch begins', 50, {}],
    ['while the store is queried', 150, { stored: gives(300, READING) }],
    ['while the reading is made', 150, { generated: gives(300, READING) }],
    ['between the two tries', 500, { generated: fails(0, 'busy') }],
  ] satisfies [string, number, Partial<ReaderSources>][])(
    'is not told anything more: %s',
    async (_name, leavesAfter, changes) => {
      const { told, leaving, sources } = follow(changes);
      await vi.advanceTimersByTimeAsync(leavesAfter);
      const before = [...told.states];
      leaving.abort();
      await vi.runAllTimersAsync();
      expect(told.ended).toBe(true);
      expect(told.states.filter((state) => !before.includes(state))).toEqual([]);
      expect(told.thrown).toMatchObject({ name: 'AbortError' });
      expect(sources.keep).not.toHaveBeenCalled();
    },
  );

  it('leaves no timer behind', async () => {
    const { leaving } = follow();
    await vi.advanceTimersByTimeAsync(50);
    leaving.abort();
    expect(vi.getTimerCount()).toBe(0);
  });
});
