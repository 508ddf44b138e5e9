import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { type InlineVariables, securityHeaders } from './security-headers.ts';

async function headersWith(
  settings: { imageHost?: string; siteUrl?: string },
  path = '/',
): Promise<Headers> {
  const app = new Hono<{ Variables: InlineVariables }>();
  app.use(securityHeaders({ backendUrl: null, imageHost: null, siteUrl: null, ...settings }));
  app.get('*', (c) => c.text(''));
  return (await app.request(path)).headers;
}

it('allows styles only from our own style sheets', async () => {
  const headers = await headersWith({});
  expect(headers.get('content-security-policy')).toContain("style-src 'self';");
});

it('loads pictures from our own origin alone', async () => {
  const headers = await headersWith({});
  expect(headers.get('content-security-policy')).toContain("img-src 'self' data:;");
});

it('also loads pictures from the origin of a configured host', async () => {
  const headers = await headersWith({ imageHost: 'https://cdn.test/stars' });
  expect(headers.get('content-security-policy')).toContain(
    "img-src 'self' data: https://cdn.test;",
  );
});

it.each([
  ['pages', '/aries-daily-horoscope', 'same-origin'],
  ['a page with a similar path', '/share', 'same-origin'],
  ['pictures', '/images/mercury-retrograde-guide', 'cross-origin'],
  ['a reading as JSON', '/leo-daily-horoscope/2026-11-21.json', 'cross-origin'],
  ['the page of that reading', '/leo-daily-horoscope/2026-11-21', 'same-origin'],
  ['share pictures', '/share/aries/2026-11-21.png', 'cross-origin'],
])(
  'lets other sites show our pictures and take readings as JSON, and nothing else: %s',
  async (_name, path, policy) => {
    const headers = await headersWith({}, path);
    expect(headers.get('cross-origin-resource-policy')).toBe(policy);
  },
);

it.each([
  ['https://ephemera.test', 'max-age=31536000'],
  ['http://ephemera.test', null],
  [undefined, null],
])('tells browsers of the site at %s to stay on HTTPS: %s', async (siteUrl, policy) => {
  const headers = await headersWith({ siteUrl });
  expect(headers.get('strict-transport-security')).toBe(policy);
});
