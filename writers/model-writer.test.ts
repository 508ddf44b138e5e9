import { describe, expect, test, vi } from 'vitest';
import type { Judge } from '#domain/reading/gates/judgment.ts';
import { drip, hangUp, type Reply, says, silence, status } from '#tests/factories/model-server.ts';
import {
  ANSWER,
  ARIES,
  DATE,
  GOOD,
  KEY,
  NOTHING_SAID,
  openBench,
  settingsFor,
} from '#tests/factories/model-writer.ts';

const FALSE_CLAIM = '“Mars is in Virgo” is false: Mars is in Leo.';
const bench = openBench();

/** Returns the given verdicts, one draft after another. */
function judging(...verdicts: string[][]): Judge {
  return () => ({ checks: [], refusals: verdicts.shift() ?? [] });
}

describe('a draft that passes', () => {
  test('is published under the model’s name, in our format and with our facts', async () => {
    const headline = 'The slow road pays';
    const sections = ANSWER.sections.map((section, i) => ({
      ...section,
      fact: i === 0 ? 'moon-sign' : section.fact,
      content: ` The model's section ${i}. `,
    }));
    bench.server.play(
      says(JSON.stringify({ headline, introduction: 'Words.', sections: sections.toReversed() })),
    );
    const { reading, source, record } = await bench.writer().write('aries', DATE, NOTHING_SAID);

    expect(source).toBe('test-model');
    expect(reading.title).toBe('Aries Daily Horoscope for November 21, 2026: The slow road pays');
    expect(reading.introduction).toBe('Words.');
    expect(reading.sections.map(({ title }) => title)).toEqual(
      ARIES.sections.map(({ title }) => title),
    );
    expect(reading.sections[0]).toEqual({
      title: ARIES.sections[0]!.title,
      content: "The model's section 0.",
      basis:
        'The Moon is in Aries, your first house, until November 22, 10:10 UTC, then in Taurus, your second house.',
    });
    expect(reading.luckyElements).toEqual(ARIES.luckyElements);
    expect(reading.sky).toEqual(ARIES.sky);
    expect(record).toEqual({
      model: 'test-model',
      outcome: 'accepted',
      attempts: 1,
      inputTokens: 1500,
      outputTokens: 900,
      reasons: [],
    });
    expect(bench.waits).toEqual([]);
    expect(bench.logged).toEqual([
      { message: 'A model wrote the reading.', details: { sign: 'aries', date: DATE, ...record } },
    ]);
  });

  test('may be the second, written with the reasons against the first', async () => {
    bench.server.play(says(GOOD));
    const judge = judging([`truth: ${FALSE_CLAIM}`], []);
    const { source, record } = await bench.writer({ judge }).write('aries', DATE, NOTHING_SAID);

    expect(source).toBe('test-model');
    expect(record).toMatchObject({
      outcome: 'accepted',
      attempts: 2,
      inputTokens: 3000,
      outputTokens: 1800,
      reasons: [`truth: ${FALSE_CLAIM}`],
    });
    expect(bench.waits).toEqual([1000]);
    const [, , draft, again] = bench.server.requests[1]!.messages;
    expect(draft!.content).toBe(GOOD);
    expect(again!.content).toContain(`- truth: ${FALSE_CLAIM}`);
  });

  test('may follow an unusable answer, or a temporary fault of the endpoint', async () => {
    for (const first of [says('Dear Aries!'), status(500, ''), hangUp]) {
      bench.server.play(first, says(GOOD));
      const { source, record } = await bench.writer().write('aries', DATE, NOTHING_SAID);
      expect(source).toBe('test-model');
      expect(record).toMatchObject({ outcome: 'accepted', attempts: 2 });
    }
  });

  test('is judged against what the service knows, and the model is told what earlier readings said', async () => {
    bench.server.play(says(GOOD));
    const judge = vi.fn(judging());
    const said = { sign: 'leo' as const, date: DATE, text: 'Leo begins like this. And goes on.' };
    await bench.writer({ judge }).write('aries', DATE, {
      earlier: [said],
      recent: async () => [said],
    });
    expect(judge.mock.calls[0]![1]).toEqual({ sign: 'aries', date: DATE, earlier: [said] });
    expect(bench.server.requests[0]!.messages[1]!.content).toContain('- Leo begins like this.');
  });
});

describe('the computed reading is used', () => {
  const refused = 'truth: “Mars is in Virgo” is false.';
  const rows: [
    name: string,
    replies: Reply[],
    record: { attempts: number; reasons: string[]; inputTokens?: number | null },
    waited: number[],
  ][] = [
    [
      '429 with a short wait',
      [status(429, '', { 'retry-after': '7' })],
      { attempts: 2, reasons: Array(2).fill('The endpoint returned 429.') },
      [7000],
    ],
    [
      '429 with a date soon after',
      [status(429, '', { 'retry-after': 'Fri, 20 Nov 2026 12:00:09 GMT' })],
      { attempts: 2, reasons: Array(2).fill('The endpoint returned 429.') },
      [9000],
    ],
    [
      '429 with a long wait',
      [status(429, '', { 'retry-after': '3600' })],
      { attempts: 1, reasons: ['The endpoint returned 429.'] },
      [],
    ],
    [
      '429 without a wait',
      [status(429, '')],
      { attempts: 2, reasons: Array(2).fill('The endpoint returned 429.') },
      [1000],
    ],
    [
      '500',
      [status(500, 'Oops')],
      { attempts: 2, reasons: Array(2).fill('The endpoint returned 500.') },
      [1000],
    ],
    [
      '401',
      [status(401, '')],
      { attempts: 1, reasons: ['The endpoint refused the key (401).'] },
      [],
    ],
    ['404', [status(404, '')], { attempts: 1, reasons: ['The endpoint returned 404.'] }, []],
    [
      'JSON cut off',
      [says(GOOD.slice(0, 700))],
      {
        attempts: 2,
        reasons: Array(2).fill('The response was not a single JSON object.'),
        inputTokens: 3000,
      },
      [1000],
    ],
    [
      'another schema',
      [says('{"text":"Hello"}')],
      { attempts: 2, reasons: Array(2).fill(expect.stringContaining('headline')) },
      [1000],
    ],
    [
      '1 MB of text',
      [says('x'.repeat(1_000_000))],
      { attempts: 2, reasons: Array(2).fill('The response exceeded the size limit.') },
      [1000],
    ],
    [
      'a refusal',
      [says(null, { message: { refusal: 'No.' } })],
      { attempts: 2, reasons: Array(2).fill('The model declined to answer.') },
      [1000],
    ],
    [
      'one fault after another',
      [status(500, ''), says('Hello')],
      {
        attempts: 2,
        reasons: ['The endpoint returned 500.', 'The response was not a single JSON object.'],
        inputTokens: 1500,
      },
      [1000],
    ],
    [
      'two drafts that a gate refuses',
      [says(GOOD)],
      { attempts: 2, reasons: [refused, refused] },
      [1000],
    ],
  ];
  test.each(rows)('after %s', async (_name, replies, expected, waited) => {
    bench.server.play(...replies);
    const written = await bench
      .writer({ judge: () => ({ checks: [], refusals: [refused] }) })
      .write('aries', DATE, NOTHING_SAID);

    expect(written).toMatchObject({
      source: 'computed',
      record: { outcome: 'failed', ...expected },
    });
    expect(written.reading).toEqual(ARIES);
    expect(bench.waits).toEqual(waited);
    expect(bench.server.requests).toHaveLength(expected.attempts);
    expect(bench.logged.map(({ message }) => message)).toContain('The computed writer took over.');
  });

  const slow: [name: string, reply: Reply][] = [
    ['that says nothing', silence],
    ['that never comes to an end', drip],
  ];
  test.each(slow)('after an endpoint %s', async (_name, reply) => {
    bench.server.play(reply);
    const settings = { ...settingsFor(bench.server), timeoutMs: 100 };
    const written = await bench.writer({ settings }).write('aries', DATE, NOTHING_SAID);
    expect(written.reading).toEqual(ARIES);
    expect(written.record).toEqual({
      model: 'test-model',
      outcome: 'failed',
      attempts: 2,
      inputTokens: null,
      outputTokens: null,
      reasons: [
        'No complete response arrived within 0.1 s.',
        'No complete response arrived within 0.1 s.',
      ],
    });
    expect(bench.waits).toEqual([1000]);
  });

  test('if the gates throw on a draft', async () => {
    bench.server.play(says(GOOD));
    const judge = () => {
      throw new Error('too many parentheses');
    };
    const written = await bench.writer({ judge }).write('aries', DATE, NOTHING_SAID);
    expect(written.reading).toEqual(ARIES);
    expect(written.record.reasons).toEqual(Array(2).fill('The gates could not judge the draft.'));
  });

  test('with at most twenty-four reasons, none of them long', async () => {
    bench.server.play(says(GOOD));
    const reasons = Array.from({ length: 40 }, (_, i) => `${i} ${'word '.repeat(100)}`);
    const judge = judging(reasons, reasons);
    const { record } = await bench.writer({ judge }).write('aries', DATE, NOTHING_SAID);
    expect(record.reasons).toHaveLength(24);
    expect(Math.max(...record.reasons.map(({ length }) => length))).toBe(300);
  });
});

test('the key goes into the header and nowhere else, even if the endpoint echoes it', async () => {
  const { headline: _, ...rest } = ANSWER;
  bench.server.play(
    status(500, { error: { message: `Bad key ${KEY}` } }),
    says(KEY),
    says(JSON.stringify({ ...ANSWER, [KEY]: 1 })),
    says(JSON.stringify({ ...rest, headline: KEY })),
  );
  const judge = judging([`“${KEY}” is not a word.`], []);
  const { write } = bench.writer({ judge });
  const written = [];
  for (let i = 0; i < 3; i += 1) written.push(await write('aries', DATE, NOTHING_SAID));
  bench.server.play(says(GOOD));
  written.push(await write('aries', DATE, NOTHING_SAID));

  expect(written.map(({ source }) => source)).toEqual([
    'computed',
    'computed',
    'computed',
    'test-model',
  ]);
  const seen = bench.server.requests.map(({ headers, ...body }) => {
    expect(headers.authorization).toBe(`Bearer ${KEY}`);
    return body;
  });
  expect(JSON.stringify({ written, logged: bench.logged, seen }).split(KEY)).toHaveLength(1);
});
