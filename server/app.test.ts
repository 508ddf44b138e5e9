import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { createDataClient } from '#data/client.ts';
import { civilDate } from '#domain/calendar/civil-date.ts';
import type { Judge } from '#domain/reading/gates/judgment.ts';
import { createComputedWriter } from '#services/computed-writer.ts';
import { createServices } from '#services/services.ts';
import { preparedBackend } from '#tests/factories/backend.ts';
import { keptLog } from '#tests/factories/log.ts';
import { type AppDeps, createApp } from './app.ts';

const NOW = Date.parse('2026-11-21T10:30:00Z');
const ORIGIN = 'https://ephemera.test';

let backend: Backend;
let deps: AppDeps;
let app: ReturnType<typeof createApp>;
let broken = false;

const judge: Judge = () => {
  if (broken) throw new Error('secret path /srv/gates.ts');
  return { checks: [], refusals: [] };
};

beforeAll(async () => {
  backend = await preparedBackend();
  const data = createDataClient({
    url: backend.url,
    key: backend.secretKey,
    fetch: backend.fetch,
  });
  const log = keptLog();
  const services = createServices({
    data,
    computed: createComputedWriter({ judge, log }),
    clock: () => NOW,
    log,
  });
  deps = {
    backend,
    services,
    health: {
      check: async () => ({ reason: null, date: civilDate('2026-11-21'), readiness: null }),
    },
    metrics: null,
    renderPage: async (request) => new Response(`${new URL(request.url).pathname} is a page`),
    log,
    imageHost: null,
    siteUrl: null,
    trustedProxies: 0,
    sheets: new Map(),
  };
  app = createApp(deps);
});
afterAll(() => backend.close());

function call(path: string, init?: RequestInit) {
  return app.fetch(new Request(ORIGIN + path, init));
}

function generate(body: string) {
  return call('/functions/v1/generate-horoscope', { method: 'POST', body });
}

describe('generate-horoscope', () => {
  it.each([
    ['the date in UTC if none is given', '{"zodiacSign":"aries"}', '2026-11-21'],
    [
      'a date already begun in the far east',
      '{"zodiacSign":"Aries","date":"2026-11-22"}',
      '2026-11-22',
    ],
    [
      'a date not yet over in the far west',
      '{"zodiacSign":"ARIES","date":"2026-11-20"}',
      '2026-11-20',
    ],
    ['the date in UTC if date is null', '{"zodiacSign":"aries","date":null}', '2026-11-21'],
  ])('responds with %s', async (_name, body, date) => {
    const response = await generate(body);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      sign: 'aries',
      date,
      title: expect.stringMatching(/^Aries Daily Horoscope for November \d+, 2026: ./),
      introduction: expect.stringMatching(/[.?]"?$/),
      basis: expect.stringContaining('The Moon is in '),
      sentence: expect.any(String),
      sections: expect.any(Array),
      luckyElements: { numbers: expect.any(Array) },
    });
  });

  it.each([
    ['no JSON', 400, 'aries'],
    ['an empty body', 400, ''],
    ['a list', 400, '[]'],
    ['no sign', 400, '{}'],
    ['a number for a sign', 400, '{"zodiacSign":4}'],
    ['an unknown sign', 400, '{"zodiacSign":"ophiuchus"}'],
    ['a sign with a path in it', 400, '{"zodiacSign":"../aries"}'],
    ['a date that does not exist', 400, '{"zodiacSign":"aries","date":"2026-02-30"}'],
    ['a date in another format', 400, '{"zodiacSign":"aries","date":"21.11.2026"}'],
    ['yesterday everywhere', 422, '{"zodiacSign":"aries","date":"2026-11-19"}'],
    ['tomorrow everywhere', 422, '{"zodiacSign":"aries","date":"2026-11-23"}'],
    ['a body of 100 KB', 413, JSON.stringify({ zodiacSign: 'x'.repeat(100_000) })],
  ])('refuses %s with %d and a sentence', async (_name, status, body) => {
    const response = await generate(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: expect.stringMatching(/^[\w\d].*\.$/) });
  });

  it('is called with POST only', async () => {
    const response = await call('/functions/v1/generate-horoscope');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('reveals nothing about its internals when it fails', async () => {
    broken = true;
    const response = await generate('{"zodiacSign":"pisces"}');
    broken = false;
    expect(response.status).toBe(500);
    expect(await response.text()).not.toMatch(/srv|Error|at /);
  });
});

it.each(['no-such-function', 'constructor', '__proto__'])('has no function %s', async (name) => {
  const response = await call(`/functions/v1/${name}`, { method: 'POST' });
  expect(response.status).toBe(404);
});

it("gives the browser the store's URL and only the publishable key", async () => {
  const response = await call('/config.json');
  expect(await response.json()).toEqual({
    supabaseUrl: ORIGIN,
    publishableKey: backend.publishableKey,
  });
});

it('gives the browser the site’s own URL behind a proxy that terminates TLS', async () => {
  const behindProxy = createApp({ ...deps, siteUrl: 'https://example.org' });
  const told = async (url: string) => (await behindProxy.fetch(new Request(url))).json();
  expect(await told('http://example.org/config.json')).toMatchObject({
    supabaseUrl: 'https://example.org',
  });
  // If the site is opened under another of its host names, the store has that name, too.
  expect(await told('http://127.0.0.1:3000/config.json')).toMatchObject({
    supabaseUrl: 'http://127.0.0.1:3000',
  });
});

it('responds to /healthz with 200, or with 503 and the reason', async () => {
  const date = civilDate('2026-11-21');
  const readiness = { date, ready: { [date]: 11 }, missing: {} };
  const ask = (reason: string | null) => {
    const health = { check: async () => ({ reason, date, readiness }) };
    return createApp({ ...deps, health }).fetch(new Request(`${ORIGIN}/healthz`));
  };
  const well = await ask(null);
  expect(well.status).toBe(200);
  expect(await well.json()).toEqual({ status: 'ok', date, ready: { [date]: 11 } });
  const ill = await ask('The store refuses writes.');
  expect(ill.status).toBe(503);
  expect(await ill.json()).toMatchObject({ status: 'The store refuses writes.' });
});

it('has no metrics for the public', async () => {
  // A page like any other, which does not exist.
  expect(await (await call('/metrics')).text()).toMatch(/^\/metrics /);
});

it('logs a line for each request, without its query', async () => {
  const lines: object[] = [];
  const keep = (details: object) => lines.push(details);
  const quiet = createApp({ ...deps, log: { info: keep, warn: keep, error: keep } });
  await quiet.fetch(new Request(`${ORIGIN}/${'a'.repeat(5_000)}?token=secret`));
  expect(lines).toEqual([
    { method: 'GET', path: `/${'a'.repeat(199)}`, status: 200, ms: expect.any(Number) },
  ]);
});

it('allows the inline scripts that our own code marked, by their hashes, and no others', async () => {
  const marked: string[] = [];
  const renderPage: AppDeps['renderPage'] = async (_request, mark) => {
    marked.push(mark);
    const html = `<script nonce="${mark}">ours()</script><script src="/a.js" nonce="${mark}"></script><p>\n<script>theirs()</script>`;
    return new Response(html, { headers: { 'content-type': 'text/html' } });
  };
  const { fetch } = createApp({ ...deps, renderPage });
  const [page, other] = await Promise.all(
    ['/', '/'].map((path) => fetch(new Request(ORIGIN + path))),
  );
  expect(await page!.text()).toBe(
    '<script>ours()</script><script src="/a.js"></script><p>\n<script>theirs()</script>',
  );
  const hash = createHash('sha256').update('ours()').digest('base64');
  const policy = page!.headers.get('content-security-policy');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(other!.headers.get('content-security-policy')).toBe(policy);
  expect(new Set(marked).size).toBe(2);
});

it('inlines a page’s style sheets, allows them by their hashes, and keeps their links from loading', async () => {
  const sheets = new Map([['/assets/a.css', { text: 'a{}', hash: "'sha256-x'" }]]);
  const links = ['a', 'b'].map((name) => `<link rel="stylesheet" href="/assets/${name}.css"/>`);
  const renderPage: AppDeps['renderPage'] = async () =>
    new Response(links.join(''), { headers: { 'content-type': 'text/html' } });
  const page = await createApp({ ...deps, renderPage, sheets }).request('/');
  expect(await page.text()).toBe(
    `<style>a{}</style><link rel="stylesheet" href="/assets/a.css" type="text/plain"/>${links[1]}`,
  );
  expect(page.headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-x';");
});

it.each([
  ['/Aries-Daily-Horoscope', '/aries-daily-horoscope'],
  ['/aries-daily-horoscope/', '/aries-daily-horoscope'],
  ['/blog//a?q=Moon', '/blog/a?q=Moon'],
  ['//evil.test/', '/evil.test'],
  ['/%61ries-daily-horoscope/2026-11-2%39', '/aries-daily-horoscope/2026-11-29'],
])('redirects %s to %s permanently', async (asked, canonical) => {
  const response = await call(asked);
  expect([response.status, response.headers.get('location')]).toEqual([301, canonical]);
});

describe('/rest/v1', () => {
  it.each([
    ['select', '?select=nope'],
    ['filter', '?nope=eq.1'],
    ['order', '?order=nope'],
  ])('reports an unknown column in a %s as the caller’s mistake', async (_name, query) => {
    const response = await call(`/rest/v1/daily_horoscopes${query}`, {
      headers: { apikey: key() },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: '42703' });
    // The embedded backend also prints it.
    vi.mocked(console.error).mockClear();
  });

  const key = () => backend.publishableKey;

  it('shows published readings to anyone with the publishable key', async () => {
    await generate('{"zodiacSign":"leo"}');
    await expect
      .poll(async () => {
        const response = await call(
          '/rest/v1/daily_horoscopes?zodiac_sign=eq.leo&select=zodiac_sign',
          {
            headers: { apikey: key() },
          },
        );
        return response.json();
      })
      .toEqual([{ zodiac_sign: 'leo' }]);
  });

  it.each(['POST', 'PATCH', 'PUT', 'DELETE'])(
    'refuses an anonymous %s as PostgREST does',
    async (method) => {
      const response = await call('/rest/v1/daily_horoscopes?zodiac_sign=eq.leo', {
        method,
        headers: { apikey: key(), 'content-type': 'application/json' },
        body: method === 'DELETE' ? null : '{"title":"Changed"}',
      });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: '42501' });
    },
  );

  it('refuses requests without a key', async () => {
    expect((await call('/rest/v1/daily_horoscopes')).status).toBe(401);
  });
});

describe('what is not a page', () => {
  it.each(['/images/x.data', '/share/home.png.data', '/sky/2026-11-21.json.data'])(
    'does not serve a resource again as %s',
    async (path) => {
      expect((await call(path)).status).toBe(404);
    },
  );

  it.each([
    ['POST', '/share/home.png'],
    ['OPTIONS', '/share/home.png'],
    ['PUT', '/signs/pair'],
    ['DELETE', '/aries-daily-reading'],
  ])('responds to %s %s with 405', async (method, path) => {
    const response = await call(path, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await response.text()).toBe('Only GET and HEAD are allowed here.');
  });
});

it('says which methods a page allows', async () => {
  const renderPage = async () => new Response('', { status: 405 });
  const { headers } = await createApp({ ...deps, renderPage }).request('/leo-daily-horoscope.data');
  expect(headers.get('allow')).toBe('GET, HEAD');
});

it.each(['/blog', '/rest/v1/daily_horoscopes'])(
  'does not report %s as failed when its client went away',
  async (path) => {
    const client = new AbortController();
    const leave = async () => {
      client.abort();
      throw new Error('The client is gone.');
    };
    const answered: object[] = [];
    const log = { ...keptLog(), info: (details: object) => answered.push(details) };
    const gone = createApp({
      ...deps,
      log,
      renderPage: () => leave().catch(() => new Response(null, { status: 500 })),
      backend: { ...backend, handle: leave },
    });
    await gone.request(path, { signal: client.signal });
    expect(answered).toEqual([expect.objectContaining({ path, status: 499 })]);
    expect(log.messages).toEqual([]);
  },
);

it('lets no shared cache store a page, and makes browsers revalidate it', async () => {
  const response = await call('/aries-daily-horoscope');
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
});

it.each([
  [null, 'public, max-age=600', 'private, max-age=600'],
  [null, 'public, max-age=31536000, immutable', 'public, max-age=31536000, immutable'],
  ['https://ephemera.test', 'public, max-age=600', 'public, max-age=600'],
])('with the site at %s, sends “%s” as “%s”', async (siteUrl, caching, sent) => {
  const renderPage = async () => new Response('Sitemap', { headers: { 'Cache-Control': caching } });
  const response = await createApp({ ...deps, siteUrl, renderPage }).request('/robots.txt');
  expect(response.headers.get('cache-control')).toBe(sent);
});

it.each([
  ['draws 120 share pictures', '/share/leo/2026-11-21.png'],
  ['computes 120 months of the sky', '/sky/2026-11.json'],
])('%s a minute for a network', async (_what, limited) => {
  const behindProxy = createApp({ ...deps, trustedProxies: 1 });
  const ask = (address: string, path = limited) =>
    behindProxy.request(path, { headers: { 'X-Forwarded-For': address } });
  const statuses = await Promise.all(
    Array.from({ length: 121 }, async () => (await ask('192.0.2.7')).status),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  const refusal = await ask('192.0.2.7');
  expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([
    429,
    expect.stringMatching(/^\d+$/),
  ]);
  expect((await ask('192.0.2.8')).status).toBe(200);
  expect((await ask('192.0.2.7', '/images/x')).status).toBe(200);
});

it.each(['/%zz', '/%25zz'])('refuses %s, a malformed URL', async (path) => {
  const response = await call(path);
  expect([response.status, await response.text()]).toEqual([400, 'The URL is malformed.']);
});
