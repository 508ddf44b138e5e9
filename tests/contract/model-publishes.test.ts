import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { createDataClient, type DataClient } from '#data/client.ts';
import { findReading } from '#data/readings.ts';
import { addDays, type CivilDate, civilDate } from '#domain/calendar/civil-date.ts';
import { proseOf } from '#domain/reading/gates/gates.ts';
import { judge } from '#domain/reading/gates/judgment.ts';
import type { Reading } from '#domain/reading/reading.ts';
import { READING_VERSIONS, writeReading } from '#domain/reading/write/write-reading.ts';
import { SIGNS, type Sign } from '#domain/zodiac/signs.ts';
import { createComputedWriter } from '#services/computed-writer.ts';
import { createServices } from '#services/services.ts';
import { preparedBackend } from '#tests/factories/backend.ts';
import { keptLog } from '#tests/factories/log.ts';
import { answerOf, endlessText, type Reply, says, status } from '#tests/factories/model-server.ts';
import { openBench, settingsFor } from '#tests/factories/model-writer.ts';

const bench = openBench();
let backend: Backend;
let data: DataClient;

beforeAll(async () => {
  backend = await preparedBackend();
  data = createDataClient({ url: backend.url, key: backend.secretKey, fetch: backend.fetch });
});
afterAll(() => backend.close());

/** The date that is prepared in advance while the bench's clock is at 20 November 2026. */
const FIRST_DATE = civilDate('2026-11-23');

describe('whatever the model does, twelve checked readings are published', () => {
  const cases: [name: string, replies: (date: CivilDate) => Reply[]][] = [
    ['it is down', () => [status(503, 'No.')]],
    ['it never stops talking', () => [endlessText(() => {})]],
    ['it claims what is not in the sky', (date) => [spoiled(date, 'Mars is in Virgo.')]],
    ['it advises what it should not', (date) => [spoiled(date, 'Stop taking your pills.')]],
    ['it writes script', (date) => [spoiled(date, '<script>alert(1)</script>')]],
  ];

  it.each(cases.map((row, index) => [...row, addDays(FIRST_DATE, index)] as const))(
    '%s',
    async (_name, replies, date) => {
      bench.server.play(...replies(date));
      await expectTwelve(date, 'computed');
    },
  );
});

it('publishes a model’s reading if every gate passes it', async () => {
  const date = addDays(FIRST_DATE, 60);
  const good: Reading[] = [];
  for (const sign of SIGNS) good.push(firstToPass(sign, date, good));
  bench.server.play(...good.map((reading) => says(JSON.stringify(answerOf(reading)))));
  await expectTwelve(date, 'test-model');
});

async function expectTwelve(date: CivilDate, source: string): Promise<void> {
  const log = keptLog();
  const computed = createComputedWriter({ judge, log });
  const services = createServices({
    data,
    computed,
    writer: bench.writer({
      judge,
      fallback: computed,
      settings: { ...settingsFor(bench.server), timeoutMs: 2_000 },
    }),
    clock: () => bench.now,
    log,
  });
  expect(await services.publishDay(date)).toEqual(
    SIGNS.map((sign) => ({ sign, outcome: 'made', reason: null })),
  );
  for (const sign of SIGNS) {
    const reading = (await findReading(data, sign, date))!;
    expect(reading).toMatchObject({ published: true, source, writing: { refusals: [] } });
    expect(reading.writing.record?.model).toBe('test-model');
    expect(reading.checks.length).toBeGreaterThanOrEqual(3);
    expect(new Set(reading.checks.map(({ verdict }) => verdict))).toEqual(new Set(['true']));
    expect(JSON.stringify(reading)).not.toContain('sk-test');
  }
}

/** A well-formed draft with one sentence that must not be published. */
function spoiled(date: CivilDate, sentence: string): Reply {
  return (response, request) => {
    const asked = request.messages.find(({ role }) => role === 'user')!.content;
    const sign = SIGNS.find((name) => new RegExp(`\\b${name}\\b`, 'i').test(asked))!;
    const good = writeReading(sign, date);
    const introduction = `${sentence} ${good.introduction}`;
    says(JSON.stringify(answerOf({ ...good, introduction })))(response, request);
  };
}

/** A reading that the gates pass beside the others of its date. */
function firstToPass(sign: Sign, date: CivilDate, others: Reading[]): Reading {
  const earlier = others.map((other) => ({ ...other, text: proseOf(other) }));
  for (let version = 0; version < READING_VERSIONS; version++) {
    const reading = writeReading(sign, date, version);
    if (judge(reading, { sign, date, earlier }).refusals.length === 0) return reading;
  }
  throw new Error(`No version of ${sign} for ${date} passes the gates.`);
}
