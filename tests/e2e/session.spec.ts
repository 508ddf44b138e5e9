import type { APIRequestContext, Page } from '@playwright/test';
import { ADMIN } from './filled-data-dir.ts';
import { expect, test } from './site.ts';

/** Where supabase-js keeps the session of a backend on this host. */
const KEY = 'sb-localhost-auth-token';

/** What a browser without a session must never request, above all the auth code. */
const AUTH_CODE = /\/assets\/session-/;
const AUTH_ANSWERS = /config\.json|\/v1\//;

interface StoredSession {
  expires_at: number;
  refresh_token: string;
}

async function signIn(request: APIRequestContext): Promise<StoredSession> {
  const { publishableKey } = await (await request.get('/config.json')).json();
  const response = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: publishableKey },
    data: { email: `${ADMIN.username}@admin.local`, password: ADMIN.password },
  });
  expect(response.status()).toBe(200);
  return response.json();
}

function store(page: Page, session: StoredSession | null): Promise<void> {
  return page.evaluate(
    ([key, value]) => (value ? localStorage.setItem(key, value) : localStorage.removeItem(key)),
    [KEY, session && JSON.stringify(session)] as const,
  );
}

function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.endsWith('-auth-token')),
  );
}

const nameOf = (page: Page) => page.getByRole('banner').getByText(ADMIN.username, { exact: true });
const signOut = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign Out' });

test('a visitor sees no session UI, and loads no code for it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(signOut(page)).toHaveCount(0);
  expect(asked.filter((path) => AUTH_CODE.test(path) || AUTH_ANSWERS.test(path))).toEqual([]);
});

test('a signed-in user sees their name, and can sign out', async ({ page, request }) => {
  await page.goto('/');
  await store(page, await signIn(request));
  const code = page.waitForRequest(AUTH_CODE);
  await page.reload();
  await code;
  await expect(nameOf(page)).toBeVisible();
  await signOut(page).click();
  await expect(nameOf(page)).toHaveCount(0);
  await expect(signOut(page)).toHaveCount(0);
  await expect.poll(() => storedKeys(page)).toEqual([]);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(signOut(page)).toHaveCount(0);
});

test('the panel of small screens shows the session too', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/');
  await store(page, await signIn(request));
  await page.reload();
  await page.getByRole('button', { name: 'Menu' }).click();
  const panel = page.getByRole('dialog', { name: 'Menu' });
  await expect(panel.getByText(ADMIN.username, { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Sign Out' }).click();
  await expect(panel).toBeHidden();
  await expect.poll(() => storedKeys(page)).toEqual([]);
});

test('a tab follows a sign-in in another one', async ({ context, page, request, quiet }) => {
  const other = await context.newPage();
  quiet(other);
  await page.goto('/');
  await other.goto('/virgo-daily-horoscope');
  await store(other, await signIn(request));
  await expect(nameOf(page)).toBeVisible();
  await signOut(page).click();
  await expect.poll(() => storedKeys(other)).toEqual([]);

  await other.reload();
  await store(page, await signIn(request));
  await expect(nameOf(other)).toBeVisible();
  await store(page, null);
  await expect(nameOf(other)).toHaveCount(0);
});

test('a session that was ended elsewhere ends quietly', async ({ browser, baseURL, request }) => {
  // The browser itself logs the refusal to the console.
  const page = await browser.newPage({ baseURL });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const session = await signIn(request);
  await page.goto('/');
  await store(page, { ...session, expires_at: 1, refresh_token: 'revoked' });
  await page.reload();
  await expect.poll(() => storedKeys(page)).toEqual([]);
  await expect(signOut(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your Daily Horoscope');
  expect(errors).toEqual([]);
  await page.close();
});
