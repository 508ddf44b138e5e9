import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  // The module caches the first answer.
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The settings on a page at `pageUrl` whose server names `supabaseUrl` as the store. */
async function settingsOn(pageUrl: string, supabaseUrl: string) {
  vi.stubGlobal('location', new URL(pageUrl));
  vi.stubGlobal('fetch', async () => Response.json({ supabaseUrl, publishableKey: 'public' }));
  const { clientSettings } = await import('./client-settings.ts');
  return clientSettings();
}

it.each([
  ['https://example.org/', 'http://example.org', 'https://example.org'],
  ['http://localhost:3000/', 'http://localhost:3000', 'http://localhost:3000'],
  ['https://example.org/', 'https://abc.supabase.co', 'https://abc.supabase.co'],
  ['http://localhost:3000/', 'http://localhost:54321', 'http://localhost:54321'],
])('on a page at %s, calls the store at %s as %s', async (pageUrl, said, taken) => {
  expect(await settingsOn(pageUrl, said)).toEqual({ supabaseUrl: taken, publishableKey: 'public' });
});
