import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { boundedFetch } from '#data/bounded-fetch.ts';
import { createDataClient, type DataClient } from '#data/client.ts';
import { findReading, standingsOn, storeIfMissing } from '#data/readings.ts';
import { type CivilDate, civilDate } from '#domain/calendar/civil-date.ts';
import { type Judge, judge } from '#domain/reading/gates/judgment.ts';
import type { ReadingWriter } from '#domain/reading/reading-writer.ts';
import { READING_VERSIONS } from '#domain/reading/write/write-reading.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { preparedBackend } from '#tests/factories/backend.ts';
import { keptLog } from '#tests/factories/log.ts';
import { storedReading } from '#tests/factories/reading.ts';
import { createComputedWriter } from './computed-writer.ts';
import type { SignOutcome } from './publish-day.ts';
import type { ChangedReading } from './reading-changes.ts';
import type { DayReading } from './reading-for-day.ts';
import type { RewriteOutcome } from './rewrite-reading.ts';
import { createServices } from './services.ts';

const NOW = Date.parse('2026-11-21T09:30:00Z');
const TODAY = civilDate('2026-11-21');
const TOMORROW = civilDate('2026-11-22');
const PAST = civilDate('2020-01-01');

let backend: Backend;
let data: DataClient;

beforeAll(async () => {
  backend = await preparedBackend();
  data = createDataClient({ url: backend.url, key: backend.secretKey, fetch: backend.fetch });
});
afterAll(() => backend.close());

/** Counts its calls, and takes a moment, as a model would. */
function countingWriter(): ReadingWriter & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    async write(sign, date) {
      asked.push(sign);
      await setImmediate();
      const reading = storedReading(sign, date);
      return { reading, checks: [], refusals: [], source: 'counting', record: null };
    },
  };
}

/** A store whose every request fails, as if its machine were gone. */
function brokenStore(): DataClient {
  return createDataClient({
    url: backend.url,
    key: backend.secretKey,
    fetch: async () => {
      throw new TypeError('fetch failed');
    },
  });
}

/** Passes everything, and counts its calls. */
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
  const computed = createComputedWriter({ judge: changes.judge ?? countingJudge(), log });
  const bound = createServices({
    data: changes.data ?? data,
    computed,
    writer: changes.writer ?? (changes.judge ? computed : countingWriter()),
    clock: () => changes.now ?? NOW,
    log,
  });
  return { ...bound, log };
}

function signsThat(done: SignOutcome['outcome'], outcomes: SignOutcome[]) {
  return outcomes.filter(({ outcome }) => outcome === done).map(({ sign }) => sign);
}

function titleOf(day: DayReading): string | null {
  return day.standing === 'published' ? day.reading.title : null;
}

describe('publishing a day', () => {
  const date = civilDate('2026-12-01');

  it('generates the missing readings, keeps the existing ones, and does nothing the second time', async () => {
    await storeIfMissing(data, storedReading('leo', date, { introduction: 'Here before.' }));
    const writer = countingWriter();
    const { publishDay } = services({ writer });

    const told: SignOutcome[] = [];
    const first = await publishDay(date, { onSign: (outcome) => told.push(outcome) });
    expect(signsThat('made', first)).toHaveLength(11);
    expect(signsThat('existing', first)).toEqual(['leo']);
    expect(told).toEqual(first);
    const standings = await standingsOn(data, date);
    expect(standings).toEqual(new Map(SIGNS.map((sign) => [sign, 'published'])));
    expect((await findReading(data, 'leo', date))?.introduction).toBe('Here before.');

    expect(signsThat('existing', await publishDay(date))).toEqual([...SIGNS]);
    expect(writer.asked).toHaveLength(11);
  });

  it('skips the rest when it is told to stop', async () => {
    const stopping = new AbortController();
    const outcomes = await services().publishDay(civilDate('2026-12-03'), {
      signal: stopping.signal,
      onSign: ({ sign }) => sign === 'taurus' && stopping.abort(),
    });
    expect(signsThat('made', outcomes)).toEqual(['aries', 'taurus']);
  });

  it('continues after a sign fails, and completes it at the next call', async () => {
    const other = civilDate('2026-12-02');
    const writer = countingWriter();
    const failing: ReadingWriter = {
      write: (sign, day, context) =>
        sign === 'cancer'
          ? Promise.reject(new Error('No words.'))
          : writer.write(sign, day, context),
    };
    const { publishDay, log } = services({ writer: failing });
    const first = await publishDay(other);
    expect(signsThat('failed', first)).toEqual(['cancer']);
    expect(signsThat('made', first)).toHaveLength(11);
    expect(log.messages).toContain('A reading could not be generated.');
    expect(signsThat('made', await services({ writer }).publishDay(other))).toEqual(['cancer']);
  });
});

describe('a reading that a gate refuses', () => {
  it('is stored with the reason and shown to nobody', async () => {
    const date = civilDate('2026-12-05');
    const refusing = services({ judge: countingJudge(['truth: The Moon is not in Leo.']) });
    const reason = 'truth: The Moon is not in Leo.';
    expect(await refusing.publishDay(date)).toEqual(
      SIGNS.map((sign) => ({ sign, outcome: 'failed', reason })),
    );
    expect(refusing.log.messages).toContain('A reading was refused.');
    const row = await findReading(data, 'aries', date);
    expect(row).toMatchObject({
      published: false,
      writing: { refusals: ['truth: The Moon is not in Leo.'] },
    });
    expect(await refusing.readingForDay('aries', date)).toEqual({ standing: 'missing' });
  });

  it('is replaced by the first one that passes', async () => {
    const date = civilDate('2026-12-07');
    await services({ judge: countingJudge(['truth: no']) }).publishDay(date);
    const { publishDay, readingForDay } = services();
    expect(signsThat('made', await publishDay(date))).toEqual([...SIGNS]);
    expect(await readingForDay('aries', date)).toMatchObject({ standing: 'published' });
  });

  it('is not judged again for every page request', async () => {
    const judge = countingJudge(['truth: no']);
    const { readingForDay } = services({ judge });
    expect(await readingForDay('cancer', TODAY)).toEqual({ standing: 'missing' });
    const judged = judge.asked.length;
    expect(await readingForDay('cancer', TODAY)).toEqual({ standing: 'missing' });
    expect(judge.asked).toHaveLength(judged);
  });
});

describe('a reading that the operator withdraws', () => {
  it('stays down, even when the day is regenerated, until it is restored or rewritten', async () => {
    const { operator, publishDay, readingForDay } = services();
    await publishDay(TODAY);
    expect(await operator.withdraw('libra', TODAY)).toBe(true);
    expect(await operator.withdraw('libra', TODAY)).toBe(false);
    expect(signsThat('withdrawn', await publishDay(TODAY, { refresh: true }))).toEqual(['libra']);
    expect(await readingForDay('libra', TODAY)).toEqual({ standing: 'withdrawn' });
    expect(await operator.verifyDay(TODAY)).toMatchObject({
      complete: true,
      missingSigns: [],
      withdrawnSigns: ['libra'],
    });

    expect(await operator.restore('libra', TODAY)).toBe(true);
    expect(await readingForDay('libra', TODAY)).toMatchObject({ standing: 'published' });
    await operator.withdraw('libra', TODAY);
    expect(await operator.rewrite('libra', TODAY)).toEqual({ outcome: 'rewritten' });
    expect(await readingForDay('libra', TODAY)).toMatchObject({ standing: 'published' });
  });

  it('restore does not publish a reading that the gates refused', async () => {
    const date = civilDate('2026-12-08');
    const { operator, publishDay } = services({ judge: countingJudge(['truth: no']) });
    await publishDay(date);
    expect(await operator.restore('leo', date)).toBe(false);
    expect((await operator.refusedReadings(date)).map(({ sign }) => sign)).toContain('leo');
  });
});

describe('rewriting a day', () => {
  const date = civilDate('2026-12-12');

  it('describes the same sky in other words, and keeps every earlier text', async () => {
    const { publishDay, operator, changes } = services({ judge: countingJudge() });
    await publishDay(date);
    const heard: (ChangedReading | null)[] = [];
    changes.subscribe((changed) => heard.push(changed));
    const texts = [await textOf()];
    for (let time = 0; time < 2; time++) {
      expect(signsThat('rewritten', await publishDay(date, { refresh: true }))).toEqual([...SIGNS]);
      texts.push(await textOf());
    }
    expect(new Set(texts).size).toBe(3);
    expect(heard).toEqual([...SIGNS, ...SIGNS].map((sign) => ({ sign, date })));
    const earlier = await operator.earlierTexts('aries', date);
    expect(earlier.map(({ introduction }) => introduction)).toEqual([texts[1], texts[0]]);

    async function textOf() {
      return (await operator.storedReading('aries', date))!.introduction;
    }
  });

  it('never returns an earlier text, and says so if there is no other', async () => {
    const other = civilDate('2026-12-15');
    const { operator, publishDay } = services({ judge: countingJudge() });
    await publishDay(other);
    const texts = new Set<string>();
    const outcomes: RewriteOutcome[] = [];
    while (outcomes.at(-1)?.outcome !== 'failed') {
      const { introduction, sections } = (await operator.storedReading('gemini', other))!;
      texts.add(JSON.stringify([introduction, sections]));
      outcomes.push(await operator.rewrite('gemini', other));
    }
    expect(texts.size).toBe(outcomes.length);
    expect(texts.size).toBeGreaterThan(READING_VERSIONS);
    expect(outcomes.at(-1)).toEqual({
      outcome: 'failed',
      reason: 'No unused text is left for this sky.',
    });
  });

  it('keeps the old text if the gates refuse the new one, and says why', async () => {
    const { operator } = services({ judge: countingJudge(['safety: no']) });
    const before = await operator.storedReading('taurus', date);
    expect(await operator.rewrite('taurus', date)).toEqual({
      outcome: 'failed',
      reason: 'safety: no',
    });
    expect(await operator.storedReading('taurus', date)).toEqual(before);
  });
});

it('runs every gate, and stores what the checker found', async () => {
  const date = civilDate('2026-12-06');
  const { publishDay } = services({ judge });
  expect(signsThat('made', await publishDay(date))).toEqual([...SIGNS]);
  const { checks, writing } = (await findReading(data, 'libra', date))!;
  expect(writing).toEqual({ record: null, refusals: [] });
  expect(checks.length).toBeGreaterThanOrEqual(6);
  expect(new Set(checks.map(({ verdict }) => verdict))).toEqual(new Set(['true']));
});

describe('the reading for a day', () => {
  it('is written once for concurrent requests', async () => {
    const judge = countingJudge();
    const { readingForDay, log } = services({ judge, now: Date.parse('2026-11-21T10:30:00Z') });
    const readings = await Promise.all(
      Array.from({ length: 20 }, () => readingForDay('gemini', TOMORROW)),
    );
    expect(judge.asked).toEqual(['gemini']);
    expect(new Set(readings.map((day) => titleOf(day))).size).toBe(1);
    await expect.poll(() => findReading(data, 'gemini', TOMORROW)).not.toBeNull();
    expect(log.messages).toEqual(['A reading was written.']);
  });

  it('is missing for a past date that was never stored', async () => {
    const writer = countingWriter();
    expect(await services({ writer }).readingForDay('aries', PAST)).toEqual({
      standing: 'missing',
    });
    expect(writer.asked).toEqual([]);
  });

  it('is the stored one for a past date', async () => {
    await storeIfMissing(data, storedReading('virgo', PAST));
    expect(titleOf(await services().readingForDay('virgo', PAST))).toContain('virgo');
  });

  it('is generated for today if the store is down', async () => {
    const { readingForDay, log } = services({ data: brokenStore() });
    expect(titleOf(await readingForDay('pisces', TODAY))).toContain('Pisces');
    expect(log.messages).toContain('The store did not respond; the reading is generated.');
  });

  it('is generated once while the store accepts none, however often it is requested', async () => {
    const judge = countingJudge();
    const { readingForDay } = services({ data: brokenStore(), judge });
    const first = await readingForDay('leo', TODAY);
    await setImmediate();
    expect(titleOf(await readingForDay('leo', TODAY))).toBe(titleOf(first));
    expect(judge.asked).toEqual(['leo']);
  });

  it('for a past date, says that the store is down, not that there is no reading', async () => {
    const { readingForDay, log } = services({ data: brokenStore() });
    expect(await readingForDay('pisces', PAST)).toEqual({ standing: 'unavailable' });
    expect(log.messages).toEqual(['The store did not respond; the reader is asked to try later.']);
  });
});

describe('the archive', () => {
  const [newest, oldest] = ['2026-11-19', '2026-11-18'].map(civilDate) as [CivilDate, CivilDate];
  const publishedOn = async (date: CivilDate) => {
    const standings = await standingsOn(data, date);
    return [...standings.values()].filter((standing) => standing === 'published').length;
  };
  const made = async () => [await publishedOn(newest), await publishedOn(oldest)];

  it('is computed day by day, newest first, continues after a stop, and ends', async () => {
    await storeIfMissing(data, storedReading('virgo', oldest, { published: false }));
    const writer = countingWriter();
    const { makeArchive } = services({ writer });
    const stopping = new AbortController();
    const judge = countingJudge();
    const stopped = services({
      writer,
      judge: (...asked) => {
        if (judge.asked.length === 4) stopping.abort();
        return judge(...asked);
      },
    });
    const days = 2;
    expect(await stopped.makeArchive({ days, signal: stopping.signal })).toBe('stopped');
    expect(await made()).toEqual([5, 0]);

    const { signal } = new AbortController();
    expect(await makeArchive({ days, signal })).toEqual({ made: 7 + 11 });
    expect(await made()).toEqual([12, 11]);
    expect(await makeArchive({ days, signal })).toEqual({ made: 0 });
    // The model writes only in advance, never for past days.
    expect(writer.asked).toEqual([]);
    expect((await findReading(data, 'leo', oldest))?.source).toBe('computed');
  });

  it('is not complete if the store refuses a reading, even one that the gates refused', async () => {
    const unwritable = createDataClient({
      url: backend.url,
      key: backend.secretKey,
      async fetch(url, init) {
        const isWrite = init?.method === 'POST' && String(url).includes('/daily_horoscopes');
        if (isWrite) throw new TypeError('fetch failed');
        return backend.fetch!(url, init);
      },
    });
    const { signal } = new AbortController();
    for (const refusals of [[], ['truth: no']]) {
      const { makeArchive } = services({ data: unwritable, judge: countingJudge(refusals) });
      expect(await makeArchive({ days: 3, signal })).toBe('unstored');
    }
  });

  it('goes on if a reading is withdrawn while it is generated', async () => {
    const date = civilDate('2025-02-27');
    for (const sign of SIGNS.filter((sign) => sign !== 'leo'))
      await storeIfMissing(data, storedReading(sign, date));
    const { makeArchive } = services({
      now: Date.parse('2025-03-01T09:30:00Z'),
      async judge() {
        await storeIfMissing(data, storedReading('leo', date, { published: false }));
        return { checks: [], refusals: [] };
      },
    });
    const { signal } = new AbortController();
    expect(await makeArchive({ days: 1, signal })).toEqual({ made: 1 });
  });

  it('is left to another server that is working on it', async () => {
    const days = 3;
    const { signal } = new AbortController();
    const outcomes = await Promise.all([
      services().makeArchive({ days, signal }),
      services().makeArchive({ days, signal }),
    ]);
    expect(outcomes).toContain('elsewhere');
    expect(outcomes).toContainEqual({ made: 12 });
  });
});

describe('the dates with a reading', () => {
  const [first, between, last] = ['2024-02-28', '2024-02-29', '2024-03-01'].map(civilDate) as [
    CivilDate,
    CivilDate,
    CivilDate,
  ];

  it('are listed for one sign', async () => {
    await storeIfMissing(data, storedReading('leo', first));
    await storeIfMissing(data, storedReading('leo', last));
    await storeIfMissing(data, storedReading('aries', between));
    const { otherDays, nearestDays } = services();
    const { days, span } = await otherDays('leo', [last, between, first]);
    expect(days).toMatchObject([
      { date: first, headline: 'A quiet start', moon: { phase: 'Waning gibbous' } },
      { date: last },
    ]);
    expect(span?.first).toBe(first);
    expect(await nearestDays('leo', between)).toEqual({ before: first, after: last });
  });

  it('are empty while the store is down, which is logged', async () => {
    const { otherDays, nearestDays, log } = services({ data: brokenStore() });
    expect(await otherDays('leo', [first])).toEqual({ days: [], span: null });
    expect(await nearestDays('leo', first)).toEqual({ before: null, after: null });
    expect(log.messages).toEqual([
      "The store did not list the sign's days.",
      'The store did not return the nearest days.',
    ]);
  });
});

it('counts the readings of every date that is today somewhere', async () => {
  const { publishDay, readiness } = services({ now: Date.parse('2026-12-21T10:30:00Z') });
  await publishDay(civilDate('2026-12-21'));
  expect(await readiness()).toEqual({
    date: '2026-12-21',
    ready: { '2026-12-20': 0, '2026-12-21': 12, '2026-12-22': 0 },
    missing: { '2026-12-20': SIGNS, '2026-12-22': SIGNS },
  });
});

it('gives a page its reading while the store hangs', async () => {
  const hangs: typeof fetch = (_input, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  const log = keptLog();
  const services = createServices({
    data: createDataClient({
      url: backend.url,
      key: backend.secretKey,
      fetch: boundedFetch(hangs),
    }),
    computed: createComputedWriter({ judge, log }),
    clock: () => NOW,
    log,
  });
  expect((await services.readingForDay('leo', TODAY)).standing).toBe('published');
  await expect(services.readiness()).rejects.toThrow('Looking up the readings');
  expect(log.messages).toContain('The store did not respond; the reading is generated.');
});

describe('the headlines of some dates', () => {
  const [FIRST, SECOND] = [civilDate('2021-05-01'), civilDate('2021-05-02')];
  const title = (headline: string) => `Leo Daily Horoscope for May 1, 2021: ${headline}`;

  it('are those of the published readings, date by date, without asterisks', async () => {
    await storeIfMissing(data, storedReading('leo', FIRST, { title: title('A *quiet* start') }));
    await storeIfMissing(data, storedReading('leo', SECOND, { title: title('Later') }));
    await storeIfMissing(data, storedReading('virgo', FIRST, { published: false }));
    expect(await services().headlines([SECOND, FIRST])).toEqual([
      { leo: 'Later' },
      { leo: 'A quiet start' },
    ]);
  });

  it('are empty while the store is down, which is logged', async () => {
    const { headlines, log } = services({ data: brokenStore() });
    expect(await headlines([FIRST])).toEqual([{}]);
    expect(log.messages).toEqual(['The store did not return the headlines.']);
  });
});
