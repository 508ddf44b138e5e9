import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

async function headersWith(
  settings: { backendUrl: string | null; imageHost: string | null },
  path = '/',
): Promise<Headers> {
  const app = new Hono<{ Variables: { secureHeadersNonce?: string } }>();
  app.use(securityHeaders(settings));
  app.get('*', (c) => c.text(''));
  return (await app.request(path)).headers;
}

it('loads pictures from our own origin alone', async () => {
  const headers = await headersWith({ backendUrl: null, imageHost: null });
  expect(headers.get('content-security-policy')).toContain("img-src 'self' data:;");
});

it('loads pictures from the origin of a host that is set, too', async () => {
  const headers = await headersWith({ backendUrl: null, imageHost: 'https://cdn.test/stars' });
  expect(headers.get('content-security-policy')).toContain(
    "img-src 'self' data: https://cdn.test;",
  );
});

it.each([
  ['pages', '/aries-daily-horoscope', 'same-origin'],
  ['pages of a name like it', '/share', 'same-origin'],
  ['pictures', '/images/mercury-retrograde-guide', 'cross-origin'],
  ['a reading as JSON', '/leo-daily-horoscope/2026-11-21.json', 'cross-origin'],
  ['the page of that reading', '/leo-daily-horoscope/2026-11-21', 'same-origin'],
  ['share pictures', '/share/aries/2026-11-21.png', 'cross-origin'],
])(
  'lets other sites show our pictures and take readings as JSON, and nothing else: %s',
  async (_name, path, policy) => {
    const headers = await headersWith({ backendUrl: null, imageHost: null }, path);
    expect(headers.get('cross-origin-resource-policy')).toBe(policy);
  },
);
