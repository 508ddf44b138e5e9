import { expect, test } from 'vitest';
import { endlessText, type Reply, says, sends } from '#tests/factories/model-server.ts';
import { ANSWER, ARIES, GOOD, KEY, openBench, settingsFor } from '#tests/factories/model-writer.ts';
import { buildBrief } from './brief.ts';
import { requestDraft } from './model-draft.ts';

const BRIEF = buildBrief(ARIES, []);
const bench = openBench();

const [first, ...others] = ANSWER.sections;
const rows: [name: string, reply: Reply, reason: string | RegExp][] = [
  ['no body', sends(''), 'The response was not in the chat completions protocol.'],
  [
    'a body that is not JSON',
    sends('<html>Bad gateway</html>', 'text/html'),
    'The response was not in the chat completions protocol.',
  ],
  [
    'a body cut off',
    sends('{"choices": [{"message": {"con'),
    'The response was not in the chat completions protocol.',
  ],
  [
    'another protocol',
    sends('{"output": [{"type": "message"}]}'),
    'The response was not in the chat completions protocol.',
  ],
  [
    'no choices',
    sends('{"choices": []}'),
    'The response was not in the chat completions protocol.',
  ],
  [
    'an error under status 200',
    sends('{"error": {"message": "overloaded"}}'),
    'The response was not in the chat completions protocol.',
  ],
  ['content null', says(null), 'The response contained no text.'],
  ['content empty', says(''), 'The response contained no text.'],
  [
    'a refusal',
    says(null, { message: { refusal: 'I cannot help with horoscopes.' } }),
    'The model declined to answer.',
  ],
  [
    'a content filter',
    says('I', { choice: { finish_reason: 'content_filter' } }),
    'The model declined to answer.',
  ],
  [
    'a tool call instead of content',
    says(null, {
      message: {
        tool_calls: [{ id: '1', type: 'function', function: { name: 'write', arguments: GOOD } }],
      },
      choice: { finish_reason: 'tool_calls' },
    }),
    'The response contained no text.',
  ],
  [
    'prose instead of JSON',
    says('Dear Aries, today is yours.'),
    'The response was not a single JSON object.',
  ],
  [
    'prose around the JSON',
    says(`Here it is:\n${GOOD}\nEnjoy!`),
    'The response was not a single JSON object.',
  ],
  ['JSON cut off', says(GOOD.slice(0, 900)), 'The response was not a single JSON object.'],
  [
    'JSON cut off at the limit',
    says(GOOD.slice(0, 900), { choice: { finish_reason: 'length' } }),
    "The response was cut off at the model's length limit.",
  ],
  [
    'JSON of another shape',
    says('{"horoscope": "Today is yours."}'),
    /^In the JSON, headline: .* In the JSON, introduction: /,
  ],
  ['a list', says(`[${GOOD}]`), /^In the JSON, the object: Invalid input: expected object/],
  [
    'a key of the prototype',
    says(GOOD.replace('{', '{"__proto__": {"x": 1},')),
    'The response was not a single JSON object.',
  ],
  [
    'keys beyond the schema',
    says(JSON.stringify({ ...ANSWER, luckyElements: {} })),
    'In the JSON, the object: Unrecognized key: "luckyElements".',
  ],
  [
    'a key that comes twice',
    says(GOOD.replace('{', '{"headline":"First of two",')),
    'A key appears more than once in one object.',
  ],
  [
    'a section with the wrong type',
    says(JSON.stringify({ ...ANSWER, sections: [{ ...first, content: 7 }, ...others] })),
    'In the JSON, sections.0.content: Invalid input: expected string, received number.',
  ],
  [
    'a section nobody wanted',
    says(JSON.stringify({ ...ANSWER, sections: [{ ...first, title: 'Wealth' }, ...others] })),
    'In the JSON, sections.0.title: is not the title of a wanted section.',
  ],
  [
    'a fact that is not listed',
    says(
      JSON.stringify({
        ...ANSWER,
        sections: [{ ...first, fact: 'mars-enters-virgo' }, ...others],
      }),
    ),
    'In the JSON, sections.0.fact: is not the id of a listed fact.',
  ],
  [
    'a section missing',
    says(JSON.stringify({ ...ANSWER, sections: others })),
    `The section ${first!.title} is missing.`,
  ],
  [
    'a section twice',
    says(JSON.stringify({ ...ANSWER, sections: [first, ...ANSWER.sections] })),
    `The section ${first!.title} appears more than once.`,
  ],
  [
    'more text than the gates read',
    says(JSON.stringify({ ...ANSWER, introduction: 'x '.repeat(6000) })),
    'The text has more than 10000 characters.',
  ],
  [
    '1 MB of text',
    says(JSON.stringify({ ...ANSWER, introduction: 'x'.repeat(1_000_000) })),
    'The response exceeded the size limit.',
  ],
  [
    'the key in the text',
    says(JSON.stringify({ ...ANSWER, headline: `Bearer ${KEY}` })),
    'The response contained the key.',
  ],
];
test.each(rows)('%s', async (_name, reply, reason) => {
  bench.server.play(reply);
  const draft = await requestDraft(settingsFor(bench.server), BRIEF);
  expect(draft).toMatchObject({ kind: 'failed', endpoint: false, final: false });
  expect(draft).toMatchObject({
    reason: fits(reason),
  });
});

test('unusable answers report their cost, and are kept to be sent back', async () => {
  bench.server.play(says('Dear Aries, today is yours.'));
  expect(await requestDraft(settingsFor(bench.server), BRIEF)).toMatchObject({
    usage: { inputTokens: 1500, outputTokens: 900 },
    text: 'Dear Aries, today is yours.',
  });
});

test('answers that never end are cut off after a quarter of a megabyte', async () => {
  const heard = new Promise<number>((resolve) => bench.server.play(endlessText(resolve)));
  expect(await requestDraft(settingsFor(bench.server), BRIEF)).toMatchObject({
    kind: 'failed',
    reason: 'The response exceeded the size limit.',
  });
  // The system's socket buffers on both sides may hold some megabytes more.
  expect(await heard).toBeLessThan(20_000_000);
});

function fits(reason: string | RegExp): unknown {
  return typeof reason === 'string' ? reason : expect.stringMatching(reason);
}
