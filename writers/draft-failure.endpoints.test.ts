import { beforeAll, expect, test, vi } from 'vitest';
import {
  drip,
  hangUp,
  type Reply,
  says,
  silence,
  startModelServer,
  status,
} from '#tests/factories/model-server.ts';
import { ARIES, GOOD, KEY, openBench, settingsFor } from '#tests/factories/model-writer.ts';
import { buildBrief } from './brief.ts';
import { requestDraft } from './model-draft.ts';

const BRIEF = buildBrief(ARIES, []);
const bench = openBench();

/** The address of a server that has stopped. */
let deserted: string;
beforeAll(async () => {
  const gone = await startModelServer();
  await gone.close();
  deserted = gone.baseUrl;
});

const rows: [name: string, reply: Reply, expected: object][] = [
  [
    '429',
    status(429, { error: { message: 'Slow down' } }, { 'retry-after': '7' }),
    { reason: 'The endpoint returned 429.', detail: 'Slow down', retryAfter: '7', final: false },
  ],
  [
    '500 with a page',
    status(500, '<h1>Oops</h1>'),
    { reason: 'The endpoint returned 500.', final: false },
  ],
  [
    '500 with 1 MB',
    status(500, 'x'.repeat(1_000_000)),
    { reason: 'The endpoint returned 500.', final: false },
  ],
  ['503', status(503, ''), { reason: 'The endpoint returned 503.', final: false }],
  [
    '401',
    status(401, { error: { message: `Incorrect API key provided: ${KEY}` } }),
    {
      reason: 'The endpoint refused the key (401).',
      detail: 'Incorrect API key provided: [key]',
      final: true,
    },
  ],
  [
    '404',
    status(404, { error: { message: 'No such model' } }),
    { reason: 'The endpoint returned 404.', detail: 'No such model', final: true },
  ],
  [
    'a redirect',
    status(307, '', { location: 'https://elsewhere.example/v1/chat/completions' }),
    { reason: 'The endpoint redirected (307); redirects are not followed.', final: true },
  ],
  [
    'a refused schema',
    status(400, { error: { message: 'This response_format type is unavailable now' } }),
    { reason: 'The endpoint rejects schemas (400).', refusesSchema: true, final: false },
  ],
  [
    'a connection broken in the middle',
    hangUp,
    { reason: 'The connection failed (UND_ERR_SOCKET).', final: false },
  ],
];
test.each(rows)('%s', async (_name, reply, expected) => {
  bench.server.play(reply);
  const draft = await requestDraft(settingsFor(bench.server), BRIEF);
  expect(draft).toMatchObject({ kind: 'failed', endpoint: true, text: null, ...expected });
  expect(bench.server.requests).toHaveLength(1);
});

const slow: [name: string, reply: Reply][] = [
  ['silent', silence],
  ['dripping without end', drip],
];
test.each(slow)('%s', async (_name, reply) => {
  bench.server.play(reply);
  expect(await requestDraft({ ...settingsFor(bench.server), timeoutMs: 150 }, BRIEF)).toMatchObject(
    {
      kind: 'failed',
      reason: 'No complete response arrived within 0.15 s.',
      endpoint: true,
    },
  );
});

const nowhere: [name: string, baseUrl: () => string, reason: string | RegExp][] = [
  ['a port where nobody listens', () => deserted, 'The connection failed (ECONNREFUSED).'],
  [
    'TLS where plain HTTP is spoken',
    () => bench.server.baseUrl.replace('http:', 'https:'),
    /^The connection failed \(E[A-Z_]+\)\.$/,
  ],
  [
    'a path that is not there',
    () => bench.server.baseUrl.replace('/v1', ''),
    'The endpoint returned 404.',
  ],
];
test.each(nowhere)('%s', async (_name, baseUrl, reason) => {
  bench.server.play(says(GOOD));
  const draft = await requestDraft({ ...settingsFor(bench.server), baseUrl: baseUrl() }, BRIEF);
  expect(draft).toMatchObject({ kind: 'failed', endpoint: true, reason: fits(reason) });
});

test('a key that cannot be sent appears nowhere', async () => {
  bench.server.play(says(GOOD));
  const apiKey = `${KEY}\nX-Evil: 1`;
  const draft = await requestDraft({ ...settingsFor(bench.server), apiKey }, BRIEF);
  expect(draft).toMatchObject({ kind: 'failed', reason: 'The endpoint could not be called.' });
  expect(JSON.stringify(draft)).not.toContain(KEY);
});

test('a request ends when the server stops', async () => {
  bench.server.play(silence);
  const stopping = new AbortController();
  const asked = requestDraft(settingsFor(bench.server), BRIEF, { signal: stopping.signal });
  await vi.waitUntil(() => bench.server.requests.length === 1);
  stopping.abort();
  expect(await asked).toMatchObject({
    kind: 'failed',
    reason: 'The server is stopping.',
    endpoint: false,
    final: true,
  });
});

function fits(reason: string | RegExp): unknown {
  return typeof reason === 'string' ? reason : expect.stringMatching(reason);
}
