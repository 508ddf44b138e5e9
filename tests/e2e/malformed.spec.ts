import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from './site.ts';

const RUNS = 300;
const SLOW_SENDERS = 100;

/** The server's response to these bytes until it closes the connection. */
async function answerTo(origin: string, bytes: Buffer | string): Promise<string> {
  const socket = open(origin);
  socket.end(bytes);
  return String(await buffer(socket));
}

function open(origin: string): Socket {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  // The server may close before it has read everything.
  socket.on('error', () => socket.destroy());
  return socket;
}

const part = fc.oneof(
  fc.constantFrom(
    '..',
    '%2e%2e',
    '%',
    '%zz',
    '%00',
    '%c0%af',
    '\\',
    '//',
    ';',
    '?',
    '??',
    '#',
    '*',
  ),
  fc.constantFrom(
    'leo-daily-horoscope',
    '2026-11-21',
    '2026-02-30',
    '99999-01-01',
    'blog',
    'admin',
  ),
  fc.constantFrom('images', 'share', 'sky', 'assets', 'feed.xml', '.data', '_.data', '__manifest'),
  fc.constantFrom('rest/v1', 'auth/v1', 'storage/v1', 'functions/v1', 'realtime/v1/websocket'),
  fc.constantFrom('?q=%', '?category[]=x', '?w=1e9&h=-1', '?_routes=%00', '?index', '__proto__'),
  fc.string({ unit: 'binary-ascii', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
);
const target = fc.oneof(
  fc.array(part, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
  fc.array(part, { maxLength: 3 }).map((parts) => parts.join('')),
  fc.constantFrom(
    '*',
    'http://',
    'http://[::',
    'ftp://x/',
    '//evil.test/',
    `/${'a'.repeat(9_000)}`,
  ),
);
const method = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('GET', 'HEAD') },
  fc.constantFrom('POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'get', 'G E T'),
);
const header = fc.oneof(
  fc.constantFrom(
    'Host: a b',
    'Host: evil.test/x',
    'Host:',
    'Host: [::',
    'Host: é',
    'X-Forwarded-For: ,',
  ),
  fc.constantFrom(
    'Accept-Encoding: br;q=9, *;q=',
    'If-None-Match: W/',
    'Range: bytes=5-2',
    'Accept: /',
  ),
  fc.constantFrom(
    'Content-Length: -1',
    'Content-Length: 5',
    'Transfer-Encoding: chunked',
    'Expect: x',
  ),
  fc.constantFrom(
    'Upgrade: h2c',
    'Authorization: Bearer',
    'Cookie: =;=',
    'Content-Type: /',
    'apikey: é',
  ),
  fc.constantFrom(`X-Long: ${'x'.repeat(20_000)}`, 'No-Colon', ': no name', 'X\0: y'),
  fc.string({ unit: 'binary-ascii', maxLength: 30 }),
);
const malformed = fc
  .record({ method, target, headers: fc.array(header, { maxLength: 3 }) })
  .map(({ method, target, headers }) =>
    [
      `${method} ${target} HTTP/1.1`,
      'Host: site.test',
      'Connection: close',
      ...headers,
      '',
      '',
    ].join('\r\n'),
  );

test('no malformed request gets more than a plain refusal, and slow senders are let go', async ({
  site,
}) => {
  // Shorter than Node's own timeout.
  test.setTimeout(60_000);
  const starts = ['', 'GET / HT', 'GET / HTTP/1.1\r\nHost: site.test\r\nX-Slow: ', '\r\n'];
  const slow = Array.from({ length: SLOW_SENDERS }, (_, i) => {
    const socket = open(site.url);
    socket.write(starts[i % starts.length]!);
    return buffer(socket);
  });

  await fc.assert(
    fc.asyncProperty(malformed, async (request) => {
      const answer = await answerTo(site.url, request);
      expect(answer).not.toMatch(/^HTTP\/1\.1 5|\n\s+at |node:internal|\/server\/|node_modules/);
    }),
    { numRuns: RUNS, seed: 20261121, endOnFailure: true },
  );

  const told = (await Promise.all(slow)).map((answer) => String(answer).split('\r\n')[0]);
  expect(new Set(told)).toEqual(new Set(['HTTP/1.1 408 Request Timeout']));
  expect((await fetch(site.url)).status).toBe(200);
});
