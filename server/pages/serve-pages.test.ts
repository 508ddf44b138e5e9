import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { openReadingChanges } from '#services/reading-changes.ts';
import { serveFiles } from './serve-files.ts';
import { servePages } from './serve-pages.ts';

const LEO = '/leo-daily-horoscope';
const DATE = civilDate('2026-11-21');
const PAGE = '<!doctype html><title>A page</title>'.repeat(50);

let now: number;
let rendered: string[];
let storeFailures: number;
let changes: ReturnType<typeof openReadingChanges>;
let render: (request: Request) => Promise<Response>;
let pages: ReturnType<typeof servePages>;
let port: number;

const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
const server = createServer((request, response) => {
  if (!pages(request, response)) response.end('The app answers.');
});

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => open(null));

function open(siteUrl: string | null): void {
  now = Date.parse('2026-11-21T09:30:00Z');
  rendered = [];
  storeFailures = 0;
  changes = openReadingChanges();
  render = async () => html(`${PAGE} Rendering ${rendered.length}.`);
  pages = servePages({
    siteUrl,
    services: { clock: () => now, changes },
    storeFailures: () => storeFailures,
    record() {},
    render(request) {
      rendered.push(request.url);
      return render(request);
    },
  });
}

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    const sent = ask({ port, path, method, headers: { host: 'site.test', ...headers } }, resolve);
    sent.once('error', reject).end();
  });
  const body = await buffer(response);
  return { status: response.statusCode, headers: response.headers, body, text: String(body) };
}

it('renders a page once for concurrent requests, whatever their query', async () => {
  const paths = [LEO, `${LEO}?utm_source=x`, `${LEO}?fbclid=1&q=2`, LEO];
  const answers = await Promise.all(paths.map((path) => get(path, { cookie: 'a=b' })));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect((await get(LEO)).headers['cache-status']).toBe('ephemera; hit');
  expect(rendered).toEqual([`http://site.test${LEO}`]);
});

it.each([
  ['a page of the operator', '/admin'],
  ['a search', '/blog?q=moon'],
  ['a category', '/blog?category=planets'],
  ['a URL that redirects', `${LEO}/`],
  ['a URL in uppercase', '/Leo-Daily-Horoscope'],
  ['a percent-encoded URL', '/%6ceo-daily-horoscope'],
  ['data', `${LEO}.data`],
  ['the store', '/rest/v1/daily_horoscopes'],
  ['a picture', '/images/mercury-retrograde-guide'],
  ['health', '/healthz'],
  ['the URL of another host', 'http://evil.test/'],
])('leaves %s to the app', async (_name, path) => {
  expect((await get(path)).text).toBe('The app answers.');
});

it('renders at most sixty months for a burst of requests, and serves cached pages meanwhile', async () => {
  await get(LEO);
  const { promise: drawn, resolve: draw } = Promise.withResolvers<void>();
  render = async () => {
    await drawn;
    return html(PAGE);
  };
  let refused = 0;
  const storm = Array.from({ length: 100 }, async (_, i) => {
    const answer = await get(`/sky/${1900 + i}-07`);
    if (answer.status === 503 && ++refused === 40) draw();
    return answer;
  });
  expect((await get(LEO)).headers['cache-status']).toBe('ephemera; hit');
  const answers = await Promise.all(storm);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
  const busy = answers.find(({ status }) => status === 503);
  expect(busy?.headers['retry-after']).toBe('10');
});

it('leaves other methods and invalid hosts to the app', async () => {
  expect((await get(LEO, {}, 'POST')).text).toBe('The app answers.');
  expect((await get(LEO, { host: 'site.test/evil' })).text).toBe('The app answers.');
});

it('renders a page again when one of its readings changes, but not the pages of other signs', async () => {
  await Promise.all([get('/'), get(LEO), get(`${LEO}/${DATE}`), get('/aries-daily-horoscope')]);
  changes.notify({ sign: 'leo', date: DATE });
  rendered = [];
  for (const path of ['/', LEO, `${LEO}/${DATE}`, '/aries-daily-horoscope']) await get(path);
  expect(rendered.map((url) => new URL(url).pathname)).toEqual(['/', LEO, `${LEO}/${DATE}`]);
  changes.notify(null);
  expect((await get('/aries-daily-horoscope')).headers['cache-status']).toBe(
    'ephemera; fwd=stale; stored',
  );
});

it('renders a page again after a minute while changes are not reported', async () => {
  await get(LEO);
  changes.setListening(false);
  now += 59_999;
  expect((await get(LEO)).headers['cache-status']).toBe('ephemera; hit');
  now++;
  expect((await get(LEO)).headers['cache-status']).toBe('ephemera; fwd=stale; stored');
  now += 60_000;
  changes.setListening(true);
  expect((await get(LEO)).headers['cache-status']).toBe('ephemera; hit');
});

it('does not cache a page as current if its data changed while it was rendered', async () => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const usual = render;
  render = async (request) => {
    await gate;
    return usual(request);
  };
  const early = get(LEO);
  await expect.poll(() => rendered.length).toBe(1);
  changes.notify({ sign: 'leo', date: DATE });
  const late = get(LEO);
  await expect.poll(() => rendered.length).toBe(2);
  open();
  await Promise.all([early, late]);
  expect((await get(LEO)).text).toBe((await late).text);
});

it.each([
  ['the date changes in UTC', '2026-11-22T00:00:00Z'],
  ['a date begins in the far east', '2026-11-21T10:00:00Z'],
  ['a date ends in the far west', '2026-11-21T12:00:00Z'],
])('renders a page again when %s', async (_name, instant) => {
  now = Date.parse(instant) - 1;
  await get(LEO);
  await get(LEO);
  expect(rendered).toHaveLength(1);
  now++;
  await get(LEO);
  expect(rendered).toHaveLength(2);
});

it('never replaces a page with a failed one, and says so', async () => {
  const { text } = await get(LEO);
  changes.notify(null);
  render = async () => html('Unexpected Application Error!', 500);
  const failed = await get(LEO);
  expect([failed.status, failed.text]).toEqual([200, text]);
  expect(failed.headers['cache-status']).toBe('ephemera; fwd=stale; fwd-status=500');
  // For a few seconds nobody else waits for the same failure.
  expect((await get(LEO)).headers['cache-status']).toBe('ephemera; fwd=stale; detail=retry-later');
  expect(rendered).toHaveLength(2);
  expect((await get('/')).status).toBe(500);
});

it('while the store is down, prefers the cached page, but only if it is from the same day', async () => {
  const { text } = await get(LEO);
  render = async () => {
    storeFailures++;
    return html('Made without the store.');
  };
  changes.notify(null);
  expect((await get(LEO)).text).toBe(text);
  now += 24 * 3_600_000;
  const made = await get(LEO);
  expect([made.text, made.headers['cache-status']]).toEqual([
    'Made without the store.',
    'ephemera; fwd=stale',
  ]);
});

it.each([
  ['a page made while the store fails', 200],
  ['an error', 500],
])('sends %s rather than a page whose reading has changed', async (_name, status) => {
  await get(LEO);
  changes.notify({ sign: 'leo', date: DATE });
  // After it, a missed change may also be reported.
  changes.notify(null);
  render = async () => {
    storeFailures++;
    return html('Withdrawn.', status);
  };
  for (const _ of [1, 2]) {
    const { headers, ...made } = await get(LEO);
    expect([made.status, made.text]).toEqual([status, 'Withdrawn.']);
    expect(headers['cache-status']).toBe('ephemera; fwd=uri-miss');
  }
});

it('does not fall back on a page that was being rendered when its reading changed', async () => {
  render = async () => {
    await Promise.resolve();
    changes.notify({ sign: 'leo', date: DATE });
    return html('With the old text.');
  };
  await get(LEO);
  render = async () => html('', 500);
  expect((await get(LEO)).status).toBe(500);
});

it('caches a missing page separately, with its status', async () => {
  render = async () => html('Page Not Found', 404);
  const missing = await Promise.all([get('/no-such-page'), get('/no-such-page')]);
  expect(missing.map(({ status }) => status)).toEqual([404, 404]);
  expect((await get('/no-such-page')).status).toBe(404);
  expect(rendered).toHaveLength(1);
  changes.notify(null);
  render = async () => html(PAGE);
  expect((await get('/no-such-page')).status).toBe(200);
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['identity', undefined],
  ['gzip;q=0', undefined],
])('responds to Accept-Encoding: %s with %s', async (accepted, encoding) => {
  const { headers, body } = await get(LEO, { 'accept-encoding': accepted });
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? String;
  expect(String(decode(body))).toContain('<title>A page</title>');
  expect(headers['content-length']).toBe(String(body.length));

  const head = await get(LEO, { 'accept-encoding': accepted }, 'HEAD');
  expect([head.headers['content-length'], head.text]).toEqual([headers['content-length'], '']);
});

it('returns 304 if the browser has the page in this encoding', async () => {
  const plain = (await get(LEO)).headers.etag!;
  const brotli = (await get(LEO, { 'accept-encoding': 'br' })).headers.etag!;
  expect(plain).toMatch(/^"[\w-]+"$/);
  expect(brotli).toBe(`W/"${plain.slice(1, -1)}-br"`);
  const again = async (tag: string, encoding = 'identity') =>
    (await get(LEO, { 'if-none-match': tag, 'accept-encoding': encoding })).status;
  expect(await again(plain)).toBe(304);
  expect(await again(`"other", W/${plain}`)).toBe(304);
  expect(await again('*')).toBe(304);
  expect(await again(brotli, 'br')).toBe(304);
  expect(await again(brotli)).toBe(200);
  expect(await again('"other"')).toBe(200);
  const { headers, text } = await get(LEO, { 'if-none-match': plain });
  expect([headers.etag, headers.vary, headers['cache-control'], text]).toEqual([
    plain,
    'Accept-Encoding',
    'private, no-cache',
    '',
  ]);
});

it('without SITE_URL, caches pages by host and lets no other cache store them', async () => {
  const answer = await get(LEO, { host: 'One.test' });
  await get(LEO, { host: 'two.test:8080' });
  expect(rendered).toEqual([`http://one.test${LEO}`, `http://two.test:8080${LEO}`]);
  expect(answer.headers['cache-control']).toBe('private, no-cache');
});

it('keeps the pages of the first hosts, however many others are invented', async () => {
  const large = 'x'.repeat(300_000);
  render = async () => html(large);
  await get(LEO);
  for (let i = 0; i < 150; i++) await get(LEO, { host: `${i}.invented.test` });
  expect((await get(LEO)).headers['cache-status']).toBe('ephemera; hit');
  const late = { host: '149.invented.test' };
  expect((await get(LEO, late)).headers['cache-status']).toBe('ephemera; hit');
  const early = { host: '20.invented.test' };
  expect((await get(LEO, early)).headers['cache-status']).toBe('ephemera; fwd=uri-miss; stored');
});

it('with SITE_URL, lets a CDN keep pages until the dates change', async () => {
  open('https://ephemera.test');
  const policy = async () => (await get(LEO, { host: `${now}.test` })).headers['cache-control'];
  expect(await policy()).toBe('public, max-age=0, must-revalidate, s-maxage=600');
  now = Date.parse('2026-11-21T09:59:00Z');
  expect(await policy()).toBe('public, max-age=0, must-revalidate, s-maxage=60');
  expect(rendered).toEqual([`https://ephemera.test${LEO}`]);
  changes.notify(null);
  render = async () => html('', 500);
  expect(await policy()).toBe('private, no-cache');
});

it('serves files and their compressed versions, and nothing outside their folder', async () => {
  const usual = pages;
  pages = serveFiles('public', () => {}, { serviceWorker: true });
  const icon = await get('/favicon.svg?v=1', { 'accept-encoding': 'br' });
  expect([icon.headers['content-type'], icon.headers['content-encoding']]).toEqual([
    'image/svg+xml; charset=utf-8',
    'br',
  ]);
  expect(icon.headers['cache-control']).toContain('max-age=3600');
  for (const path of ['/../package.json', '/%2e%2e/package.json', '/', '/constructor'])
    expect((await get(path)).text).toBe('The app answers.');
  pages = usual;
});
