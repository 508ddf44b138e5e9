import { describe, expect, test, vi } from 'vitest';
import { completion, type Reply, says, sends } from '#tests/factories/model-server.ts';
import { ANSWER, ARIES, GOOD, KEY, openBench, settingsFor } from '#tests/factories/model-writer.ts';
import { buildBrief } from './brief.ts';
import { requestDraft } from './model-draft.ts';

const BRIEF = buildBrief(ARIES, []);
const bench = openBench();

describe('a model that behaves', () => {
  test('is called according to the protocol, with a schema for exactly this day', async () => {
    bench.server.play(says(GOOD));
    await requestDraft(settingsFor(bench.server), BRIEF);

    const [request] = bench.server.requests;
    expect(request!.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(request!.model).toBe('test-model');
    expect(request!.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(request!.messages[0]!.content).toBe(BRIEF.instructions);
    expect(request!.messages[1]!.content).toBe(BRIEF.request);
    expect(Object.keys(request!).sort()).toEqual([
      'headers',
      'messages',
      'model',
      'response_format',
    ]);
    const { strict, schema } = request!.response_format!.json_schema!;
    expect(strict).toBe(true);
    expect(schema).toMatchObject({
      type: 'object',
      required: ['headline', 'introduction', 'sections'],
      additionalProperties: false,
      properties: {
        sections: {
          type: 'array',
          items: {
            additionalProperties: false,
            properties: {
              title: { enum: ARIES.sections.map(({ title }) => title) },
              fact: { enum: ARIES.sky.map(({ id }) => id) },
            },
          },
        },
      },
    });
  });

  test('returns its words and what they cost', async () => {
    bench.server.play(says(GOOD));
    expect(await requestDraft(settingsFor(bench.server), BRIEF)).toEqual({
      kind: 'draft',
      answer: ANSWER,
      text: GOOD,
      usage: { inputTokens: 1500, outputTokens: 900 },
    });
  });

  test('without a key is called without one', async () => {
    bench.server.play(says(GOOD));
    await requestDraft({ ...settingsFor(bench.server), apiKey: null }, BRIEF);
    expect(bench.server.requests[0]!.headers.authorization).toBeUndefined();
  });

  test('that rejects schemas is asked for any JSON object, without a warning', async () => {
    const warned = vi.spyOn(process, 'emitWarning');
    bench.server.play(says(GOOD));
    const draft = await requestDraft(settingsFor(bench.server), BRIEF, { schemaless: true });
    expect(draft.kind).toBe('draft');
    expect(bench.server.requests[0]!.response_format).toEqual({ type: 'json_object' });
    expect(warned).not.toHaveBeenCalled();
  });

  test('is told what was wrong with its last draft', async () => {
    bench.server.play(says(GOOD));
    const reasons = ['truth: “Mars is in Virgo” is false: Mars is in Leo.', 'length: 300 words.'];
    await requestDraft(settingsFor(bench.server), BRIEF, {
      feedback: { reasons, text: '{"headline":"Old"}' },
    });
    const [, , draft, again] = bench.server.requests[0]!.messages;
    expect(draft).toEqual({ role: 'assistant', content: '{"headline":"Old"}' });
    expect(again!.role).toBe('user');
    expect(again!.content).toContain(
      '- truth: “Mars is in Virgo” is false: Mars is in Leo.\n- length',
    );
  });

  test('is not sent back a draft that was longer than two readings', async () => {
    bench.server.play(says(GOOD));
    const text = 'x'.repeat(12_001);
    await requestDraft(settingsFor(bench.server), BRIEF, {
      feedback: { reasons: ['Too long.'], text },
    });
    expect(bench.server.requests[0]!.messages.map(({ role }) => role)).toEqual([
      'system',
      'user',
      'user',
    ]);
  });
});

describe('answers that are unusual but complete', () => {
  const rows: [name: string, reply: Reply][] = [
    ['a Markdown fence around the JSON', says(`\`\`\`json\n${GOOD}\n\`\`\``)],
    ['a byte order mark before the JSON', says(`\uFEFF${GOOD}`)],
    [
      'a byte order mark before the body',
      sends(`\uFEFF${JSON.stringify(completion({ message: { content: GOOD } }))}`),
    ],
    ['reasoning before the JSON', says(`<think>Aries, so Mars {rules}.</think>\n\n${GOOD}`)],
    ['reasoning in a field of its own', says(GOOD, { message: { reasoning_content: 'Hm.' } })],
    ['content in parts', says([{ type: 'text', text: GOOD }])],
    [
      'sections in another order',
      says(JSON.stringify({ ...ANSWER, sections: ANSWER.sections.toReversed() })),
    ],
    ['no finish reason', says(GOOD, { choice: { finish_reason: null } })],
    [
      'unknown fields beside the choices',
      says(GOOD, { system_fingerprint: 'fp', timings: { ms: 3 } }),
    ],
    [
      'a wrong content type',
      sends(JSON.stringify(completion({ message: { content: GOOD } })), 'text/html'),
    ],
    [
      'HTML in the text, which is for the gates',
      says(GOOD.replace('"headline":"', '"headline":"<b>Hot</b> ')),
    ],
  ];
  test.each(rows)('%s', async (_name, reply) => {
    bench.server.play(reply);
    expect(await requestDraft(settingsFor(bench.server), BRIEF)).toMatchObject({ kind: 'draft' });
  });

  test('of two choices, the first counts', async () => {
    const second = {
      index: 1,
      message: { role: 'assistant', content: '{}' },
      finish_reason: 'stop',
    };
    const both = completion({ message: { content: GOOD } }) as { choices: object[] };
    both.choices.push(second);
    bench.server.play(sends(JSON.stringify(both)));
    expect(await requestDraft(settingsFor(bench.server), BRIEF)).toMatchObject({
      kind: 'draft',
      answer: ANSWER,
    });
  });

  const usages: [name: string, usage: unknown][] = [
    ['is missing', undefined],
    ['is null', null],
    ['has no numbers', { prompt_tokens: null, completion_tokens: null }],
    ['has numbers that count nothing', { prompt_tokens: -5, completion_tokens: 0.5 }],
  ];
  test.each(usages)('usage that %s counts as not given', async (_name, usage) => {
    bench.server.play(says(GOOD, { usage }));
    expect(await requestDraft(settingsFor(bench.server), BRIEF)).toMatchObject({
      kind: 'draft',
      usage: { inputTokens: null, outputTokens: null },
    });
  });
});
