import { describe, expect, test } from 'vitest';
import { writeReading } from '#domain/reading/write/write-reading.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { says, status } from '#tests/factories/model-server.ts';
import { ARIES, DATE, GOOD, NOTHING_SAID, openBench } from '#tests/factories/model-writer.ts';

const bench = openBench();

describe('an endpoint that rejects schemas', () => {
  const refusal = status(400, { error: { message: 'response_format json_schema is unavailable' } });

  test('is asked without a schema from then on', async () => {
    bench.server.play(refusal, says(GOOD));
    const { write } = bench.writer();
    expect(await write('aries', DATE, NOTHING_SAID)).toMatchObject({
      source: 'test-model',
      record: { attempts: 2, reasons: ['The endpoint rejects schemas (400).'] },
    });
    expect(await write('aries', DATE, NOTHING_SAID)).toMatchObject({ record: { attempts: 1 } });
    expect(bench.server.requests.map(({ response_format }) => response_format!.type)).toEqual([
      'json_schema',
      'json_object',
      'json_object',
    ]);
  });

  test('is paused like one that fails if it also rejects requests for any JSON object', async () => {
    bench.server.play(refusal);
    const { write } = bench.writer();
    for (const sign of SIGNS) await write(sign, DATE, NOTHING_SAID);
    expect(bench.server.requests).toHaveLength(4);
  });
});

describe('an endpoint that is down', () => {
  test('costs three requests, not two for each of twelve readings', async () => {
    bench.server.play(status(503, ''));
    const { write } = bench.writer();
    const written = [];
    for (const sign of SIGNS) written.push(await write(sign, DATE, NOTHING_SAID));

    expect(written.map(({ reading }) => reading)).toEqual(
      SIGNS.map((sign) => writeReading(sign, DATE)),
    );
    expect(written.map(({ record }) => record.attempts)).toEqual([2, 1, ...Array(10).fill(0)]);
    expect(written[1]!.record.reasons).toEqual([
      'The endpoint returned 503.',
      'The endpoint is paused after failing.',
    ]);
    expect(written[11]!.record).toMatchObject({
      outcome: 'skipped',
      reasons: ['The endpoint is paused after failing.'],
    });
    expect(bench.logged.map(({ message }) => message)).toEqual([
      'The computed writer took over.',
      'The model is failing and is paused for a while.',
      'The computed writer took over.',
    ]);
  });

  test('is retried after five minutes, once, until it responds', async () => {
    bench.server.play(
      status(503, ''),
      status(503, ''),
      status(503, ''),
      status(503, ''),
      says(GOOD),
    );
    const { write } = bench.writer();
    await write('aries', DATE, NOTHING_SAID);
    await write('aries', DATE, NOTHING_SAID);
    bench.now += 299_999;
    expect((await write('aries', DATE, NOTHING_SAID)).record.attempts).toBe(0);
    bench.now += 1;
    expect((await write('aries', DATE, NOTHING_SAID)).record.attempts).toBe(1);
    expect((await write('aries', DATE, NOTHING_SAID)).record.attempts).toBe(0);
    bench.now += 300_000;
    expect((await write('aries', DATE, NOTHING_SAID)).source).toBe('test-model');
    expect((await write('aries', DATE, NOTHING_SAID)).source).toBe('test-model');
  });

  test('is paused as long as it requests, five minutes at most', async () => {
    bench.server.play(status(429, '', { 'retry-after': '60' }), says(GOOD));
    const { write } = bench.writer();
    await write('aries', DATE, NOTHING_SAID);
    bench.now += 59_999;
    expect((await write('aries', DATE, NOTHING_SAID)).record.outcome).toBe('skipped');
    bench.now += 1;
    expect((await write('aries', DATE, NOTHING_SAID)).source).toBe('test-model');
  });

  test('is not paused for unusable answers', async () => {
    bench.server.play(says('Hello'));
    const { write } = bench.writer();
    for (const sign of SIGNS) await write(sign, DATE, NOTHING_SAID);
    expect(bench.server.requests).toHaveLength(24);
  });
});

describe('the daily limit', () => {
  test('lets the computed writer continue, is logged once, and resets at midnight UTC', async () => {
    bench.server.play(says(GOOD));
    const { write } = bench.writer({ dailyCalls: 1 });
    expect((await write('aries', DATE, NOTHING_SAID)).source).toBe('test-model');
    for (let i = 0; i < 3; i += 1) {
      expect(await write('aries', DATE, NOTHING_SAID)).toEqual({
        reading: ARIES,
        checks: [],
        refusals: [],
        source: 'computed',
        record: {
          model: 'test-model',
          outcome: 'skipped',
          attempts: 0,
          inputTokens: null,
          outputTokens: null,
          reasons: ['The daily limit of calls is reached.'],
        },
      });
    }
    expect(
      bench.logged.map(({ message }) => message).filter((message) => message.includes('limit')),
    ).toHaveLength(1);
    bench.now = Date.parse('2026-11-21T00:00:00Z');
    expect((await write('aries', DATE, NOTHING_SAID)).source).toBe('test-model');
  });

  test('counts second drafts too', async () => {
    bench.server.play(says('Hello'));
    const { write } = bench.writer({ dailyCalls: 1 });
    expect((await write('aries', DATE, NOTHING_SAID)).record).toMatchObject({
      outcome: 'failed',
      attempts: 1,
      reasons: [
        'The response was not a single JSON object.',
        'The daily limit of calls is reached.',
      ],
    });
  });

  test('allows no calls if it is zero', async () => {
    const { source } = await bench.writer({ dailyCalls: 0 }).write('aries', DATE, NOTHING_SAID);
    expect(source).toBe('computed');
    expect(bench.server.requests).toHaveLength(0);
  });
});

describe('a server that stops', () => {
  test('makes no more requests', async () => {
    const written = await bench
      .writer({ signal: AbortSignal.abort() })
      .write('aries', DATE, NOTHING_SAID);
    expect(written.reading).toEqual(ARIES);
    expect(written.record).toMatchObject({ attempts: 0, reasons: ['The server is stopping.'] });
  });

  test('does not wait for the second draft', async () => {
    bench.server.play(status(500, ''));
    const stopping = new AbortController();
    const sleep = async () => {
      stopping.abort();
      throw stopping.signal.reason;
    };
    const { write } = bench.writer({ signal: stopping.signal, sleep });
    expect((await write('aries', DATE, NOTHING_SAID)).record).toMatchObject({
      attempts: 1,
      reasons: ['The endpoint returned 500.', 'The server is stopping.'],
    });
  });
});
