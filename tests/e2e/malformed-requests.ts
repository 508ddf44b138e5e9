import { connect } from 'node:net';
import fc from 'fast-check';

/** If the server has said nothing for this long, it may be waiting for the rest of a request. */
const WAITS_MS = 1_500;
/** A server that says nothing for this long does not respond at all. */
const SILENT_MS = 20_000;

/**
 * What the server answers to these bytes until the connection ends, and how it ends: `reset` if the server answered
 * before it had read everything, so the answer may be lost; `unfinished` if it waited for more and was told that there
 * is none.
 */
export async function answerTo(
  origin: string,
  bytes: Buffer | string,
): Promise<{ text: string; end: 'closed' | 'reset' | 'unfinished' | 'silent' }> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  return new Promise((resolve) => {
    let end: 'closed' | 'unfinished' = 'closed';
    socket.on('end', () => {
      socket.end();
      resolve({ text, end });
    });
    socket.on('error', () => resolve({ text, end: 'reset' }));
    socket.setTimeout(WAITS_MS, () => {
      // Node assumes that a client that has closed its side is gone.
      end = 'unfinished';
      socket.end();
      socket.setTimeout(SILENT_MS, () => {
        socket.destroy();
        resolve({ text, end: 'silent' });
      });
    });
    socket.write(bytes);
  });
}

/** What no answer may be: an internal error, or one that reveals internals. */
export const WRONG_ANSWER = /^HTTP\/1\.1 5|\n\s+at |node:internal|\/server\/|node_modules/;

/** Node's parser accepts no other characters in a target. */
const NOT_IN_TARGETS = /[^!-~]|[\ud800-\udfff]+/gu;

const STORE = [
  '/rest/v1/daily_horoscopes?select=*&date=eq.2026-13-45',
  '/rest/v1/daily_horoscopes?select=title(*)&order=nothing.up&limit=-1',
  "/rest/v1/daily_horoscopes?zodiac_sign=eq.'or'1'='1",
  '/rest/v1/profiles?select=*&id=eq.%00',
  '/rest/v1/rpc/none',
  '/auth/v1/token?grant_type=password',
  '/auth/v1/user',
  '/storage/v1/object/public/images/../../ephemera.db',
  '/functions/v1/generate-horoscope',
  '/functions/v1/verify-horoscopes-for-date',
];

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
  fc.constantFrom(...STORE),
  fc
    .tuple(
      fc.constantFrom('http://site.test', 'HTTP://evil.test:80', 'https://a:b@site.test'),
      part,
    )
    .map(([origin, rest]) => `${origin}/${rest}`),
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
const range = fc
  .tuple(fc.constantFrom('bytes', 'lines', ''), fc.array(fc.tuple(fc.integer(), fc.integer())))
  .map(
    ([unit, ranges]) => `Range: ${unit}=${ranges.map(([from, to]) => `${from}-${to}`).join(',')}`,
  );
const body = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '{"zodiacSign":"leo","date":"0000-00-00"}',
    '{"zodiacSign":["leo"]}',
    '{"__proto__":{"admin":true},"zodiacSign":"leo"}',
    '{"username":{"$ne":null},"email":"\u0000","password":[]}',
    `{"email":"${'a'.repeat(70_000)}"}`,
    '['.repeat(30_000),
  ),
);
/** With its length, in chunks, in invalid chunks, or with a wrong length. */
const framed = fc
  .tuple(body, fc.constantFrom('length', 'chunks', 'no chunks', 'too short', 'too long'))
  .map(([body, framing]): [headers: string[], body: string] => {
    const bytes = Buffer.byteLength(body);
    if (body === '') return [[], ''];
    if (framing === 'chunks')
      return [['Transfer-Encoding: chunked'], `${bytes.toString(16)}\r\n${body}\r\n0\r\n\r\n`];
    if (framing === 'no chunks') return [['Transfer-Encoding: chunked'], body];
    const length = { length: bytes, 'too short': bytes >> 1, 'too long': bytes + 5 }[framing];
    return [[`Content-Length: ${length}`, 'Content-Type: application/json'], body];
  });

/** Node's parser refuses most of them. */
const refusedByParser = fc.record({
  method,
  target,
  headers: fc.array(fc.oneof({ weight: 4, arbitrary: header }, range), { maxLength: 3 }),
  framed,
});
/** Node's parser accepts them as requests, and the site has to answer. */
const acceptedByParser = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
  target: fc.oneof(
    fc.constantFrom(...STORE),
    fc
      .array(fc.oneof(part, fc.constantFrom('method', 'sky', 'signs', 'feed.json')), {
        maxLength: 4,
      })
      .map(
        (parts) =>
          `/${parts.map((text) => text.replace(NOT_IN_TARGETS, encodeURIComponent)).join('/')}`,
      ),
  ),
  headers: fc.array(
    fc.oneof(
      fc.constantFrom(
        'If-None-Match: W/"',
        'If-Modified-Since: yesterday',
        'Accept-Encoding: br;q=9, *;q=',
        'Accept-Language: ../../etc',
        'X-Forwarded-Host: evil.test',
        'X-Forwarded-Proto: javascript',
        'X-Forwarded-For: 1.1.1.1, <script>',
        'Cookie: __proto__=1; =;',
        'Authorization: Bearer eyJhbGciOiJub25lIn0.e30.',
        'apikey: x',
        'Content-Type: multipart/form-data',
        'Prefer: return=representation,count=exact',
        'Accept: application/vnd.pgrst.object+json',
        'Accept-Profile: auth',
      ),
      range,
    ),
    { maxLength: 3 },
  ),
  framed,
});

/** Requests as bytes on the wire: wrong in one way or in several, or odd but valid. */
export const malformedRequest = fc
  .oneof({ weight: 2, arbitrary: acceptedByParser }, { weight: 1, arbitrary: refusedByParser })
  .map(({ method, target, headers, framed: [framing, body] }) =>
    [
      `${method} ${target} HTTP/1.1`,
      'Host: site.test',
      'Connection: close',
      ...headers,
      ...framing,
      '',
      body,
    ].join('\r\n'),
  );
