import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { createDataClient, type DataClient } from '#data/client.ts';
import { findReading, signsWithReading, storeIfMissing } from '#data/readings.ts';
import { type CivilDate, civilDate } from '#domain/calendar/civil-date.ts';
import type { ReadingWriter } from '#domain/reading/reading-writer.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { preparedBackend } from '#tests/factories/backend.ts';
import { keptLog } from '#tests/factories/log.ts';
import { storedReading } from '#tests/factories/reading.ts';
import { computedWriter } from './computed-writer.ts';
import { type Judge, judge } from './judge.ts';
import { createServices } from './services.ts';

const NOW = Date.parse('2026-11-21T09:30:00Z');
const TODAY = civilDate('2026-11-21');
const PAST = civilDate('2020-01-01');

let backend: Backend;
let data: DataClient;

beforeAll(async () => {
  backend = await preparedBackend();
  data = createDataClient({ url: backend.url, key: backend.secretKey, fetch: backend.fetch });
});
afterAll(() => backend.close());

/** Counts how often it is asked, and takes a moment, as a model would. */
function countingWriter(): ReadingWriter & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    async write(sign, date) {
      asked.push(sign);
      await new Promise((resolve) => setImmediate(resolve));
      return { reading: storedReading(sign, date), source: 'counting', record: null };
    },
  };
}

/** A store whose every request fails, as when the machine that holds it is gone. */
function brokenStore(): DataClient {
  return createDataClient({
    url: backend.url,
    key: backend.secretKey,
    fetch: async () => {
      throw new TypeError('fetch failed');
    },
  });
}

/** Lets everything through, and counts how often it is asked. */
function countingJudge(refusals: string[] = []): Judge & { asked: string[] } {
  const asked: string[] = [];
  const judge: Judge = ({ sign }) => {
    asked.push(sign);
    return { checks: [], refusals };
  };
  return Object.assign(judge, { asked });
}

function services(
  changes: { data?: DataClient; writer?: ReadingWriter; judge?: Judge; now?: number } = {},
) {
  const log = keptLog();
  const bound = createServices({
    data: changes.data ?? data,
    writer: changes.writer ?? countingWriter(),
    judge: changes.judge ?? countingJudge(),
    clock: () => changes.now ?? NOW,
    log,
  });
  return { ...bound, log };
}

describe('publishing a day', () => {
  const date = civilDate('2026-12-01');

  it('makes what is missing, keeps what is there, and does nothing the second time', async () => {
    await storeIfMissing(data, storedReading('leo', date, { introduction: 'Here before.' }));
    const writer = countingWriter();
    const { publishDay } = services({ writer });

    const first = await publishDay(date);
    expect(first.made).toHaveLength(11);
    expect(first.failed).toEqual([]);
    expect(await signsWithReading(data, date)).toEqual([...SIGNS]);
    expect((await findReading(data, 'leo', date))?.introduction).toBe('Here before.');

    const second = await publishDay(date);
    expect(second.made).toEqual([]);
    expect(writer.asked).toHaveLength(11);
  });

  it('goes on past a sign that fails, and completes it at the next call', async () => {
    const other = civilDate('2026-12-02');
    const writer = countingWriter();
    const failing: ReadingWriter = {
      write: (sign, day, context) =>
        sign === 'cancer'
          ? Promise.reject(new Error('No words.'))
          : writer.write(sign, day, context),
    };
    const { publishDay, log } = services({ writer: failing });
    expect((await publishDay(other)).failed).toEqual(['cancer']);
    expect(log.messages).toContain('A reading could not be made.');
    expect((await services({ writer }).publishDay(other)).made).toEqual(['cancer']);
  });
});

describe('a reading that a gate refuses', () => {
  it('is stored with the reason and shown to nobody', async () => {
    const date = civilDate('2026-12-05');
    const refusing = services({ judge: countingJudge(['truth: The Moon is not in Leo.']) });
    expect((await refusing.publishDay(date)).made).toEqual([]);
    expect(refusing.log.messages).toContain('A reading was refused.');
    const row = await findReading(data, 'aries', date);
    expect(row).toMatchObject({
      published: false,
      writing: { refusals: ['truth: The Moon is not in Leo.'] },
    });
    expect(await refusing.readingForDay('aries', date)).toBeNull();
  });
});

it('judges by every gate, and keeps what the checker said', async () => {
  const date = civilDate('2026-12-06');
  const { publishDay } = services({ writer: computedWriter, judge });
  expect((await publishDay(date)).failed).toEqual([]);
  const { checks, writing } = (await findReading(data, 'libra', date))!;
  expect(writing).toEqual({ record: null, refusals: [] });
  expect(checks.length).toBeGreaterThanOrEqual(6);
  expect(new Set(checks.map(({ verdict }) => verdict))).toEqual(new Set(['true']));
});

describe('the reading for a day', () => {
  it('is written once, however many ask at once', async () => {
    const judge = countingJudge();
    const { readingForDay, makeReading } = services({ judge });
    const readings = await Promise.all(
      Array.from({ length: 20 }, () => readingForDay('gemini', TODAY)),
    );
    expect(judge.asked).toEqual(['gemini']);
    expect(new Set(readings.map((reading) => reading?.title)).size).toBe(1);
    await makeReading('gemini', TODAY).then(({ stored }) => stored);
    expect(await findReading(data, 'gemini', TODAY)).not.toBeNull();
  });

  it('is null for a past date that was never stored', async () => {
    const writer = countingWriter();
    expect(await services({ writer }).readingForDay('aries', PAST)).toBeNull();
    expect(writer.asked).toEqual([]);
  });

  it('is the stored one for a past date', async () => {
    await storeIfMissing(data, storedReading('virgo', PAST));
    expect((await services().readingForDay('virgo', PAST))?.date).toBe(PAST);
  });

  it('is there for today though the store is down', async () => {
    const { readingForDay, log } = services({ data: brokenStore() });
    expect((await readingForDay('pisces', TODAY))?.sign).toBe('pisces');
    expect(log.messages).toContain('The store did not answer; the reading is made anew.');
  });

  it('says that the store is down for a past date, rather than that there is none', async () => {
    const { readingForDay } = services({ data: brokenStore() });
    await expect(readingForDay('pisces', PAST)).rejects.toThrow('Looking up pisces for 2020-01-01');
  });
});

describe('the dates that are stored', () => {
  const [first, between, last] = ['2024-02-28', '2024-02-29', '2024-03-01'].map(civilDate) as [
    CivilDate,
    CivilDate,
    CivilDate,
  ];

  it('are told of one sign', async () => {
    await storeIfMissing(data, storedReading('leo', first));
    await storeIfMissing(data, storedReading('leo', last));
    await storeIfMissing(data, storedReading('aries', between));
    const { storedDates, storedSpan } = services();
    expect(await storedDates('leo', [last, between, first])).toEqual([first, last]);
    expect((await storedSpan('leo'))?.first).toBe(first);
  });

  it('are none while the store is down, which is logged', async () => {
    const { storedDates, storedSpan, log } = services({ data: brokenStore() });
    expect(await storedDates('leo', [first])).toEqual([]);
    expect(await storedSpan('leo')).toBeNull();
    expect(log.messages).toEqual([
      'The store did not say which dates it holds.',
      'The store did not say from when to when it holds readings.',
    ]);
  });
});

it('counts the readings of every date that is today somewhere', async () => {
  const { publishDay, readiness } = services({ now: Date.parse('2026-12-11T10:30:00Z') });
  await publishDay(civilDate('2026-12-11'));
  expect(await readiness()).toEqual({
    date: '2026-12-11',
    ready: { '2026-12-10': 0, '2026-12-11': 12, '2026-12-12': 0 },
  });
});
