import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ADMIN } from './filled-data-dir.ts';
import { expect, test } from './site.ts';
import { refreshReading, removeDay, removeReading } from './stored-rows.ts';
import { nextSubscription } from './subscribed.ts';

const TODAY = 'Saturday, November 21, 2026';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Admin Login' });
const dashboard = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Horoscope Admin Dashboard' });
const flag = (page: Page) => page.evaluate(() => localStorage.getItem('isHoroscopeAdmin'));

/** With the keyboard only. */
async function logIn(page: Page, password = ADMIN.password): Promise<void> {
  await expect(dialog(page).getByLabel('Username')).toBeFocused();
  await page.keyboard.type(ADMIN.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

async function expectAccessible(page: Page): Promise<void> {
  // A toast that is fading in has no contrast yet; tests/e2e/toasts.spec.ts looks at them.
  const { violations } = await new AxeBuilder({ page }).exclude('.toasts').analyze();
  expect(violations).toEqual([]);
}

// The browser itself logs a refused sign-in to the console.
test.use({ isQuiet: false, writesReadings: true });

test("the operator's day on a phone, by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/admin');
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Horoscope Admin Panel');
  await expect(page.getByText('Please log in to access the admin dashboard')).toBeVisible();
  await page.getByRole('button', { name: 'Login to Admin Panel' }).press('Enter');
  await logIn(page, 'wrong');
  await expect(dialog(page).getByText('Invalid credentials')).toBeVisible();
  expect(await flag(page)).toBeNull();

  await dialog(page).getByLabel('Password').fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(dashboard(page)).toBeFocused();
  await expect(page.getByText('Admin mode activated')).toBeVisible();
  expect(await flag(page)).toBe('true');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Generate All Horoscopes Now' }).press('Enter');
  await expect(page.getByText('All horoscopes for today are already generated!')).toBeVisible();
  await expect(page.getByText('Aries: exists')).toBeVisible();

  await page.getByRole('button', { name: 'Verify Horoscopes' }).press('Enter');
  await expect(page.getByRole('heading', { name: `Results for ${TODAY}` })).toBeVisible();
  await expect(page.getByText('Complete', { exact: true })).toBeVisible();
  await expect(page.getByText('None missing')).toBeVisible();

  await page.getByLabel('Note for readers').last().fill('The old headline was dull.');
  await page.getByRole('button', { name: 'Rewrite Leo' }).press('Enter');
  await expect(page.getByText('Horoscope for Leo generated successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'History of Leo' }).press('Enter');
  const history = page.getByRole('dialog', { name: 'History of Leo' });
  await expect(history.getByText('As it is now')).toBeVisible();
  await expect(history.getByText('with the note “The old headline was dull.”')).toBeVisible();
  await expect(history.locator('ins').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: `Date: ${TODAY}` }).press('Enter');
  await expect(page.getByRole('button', { name: TODAY, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Date: ${TODAY}` })).toBeVisible();
  await page.getByRole('button', { name: `Date: ${TODAY}` }).press('Enter');
  await expectAccessible(page);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Verify Horoscopes' }).press('Enter');
  await expect(
    page.getByRole('heading', { name: 'Results for Saturday, November 14, 2026' }),
  ).toBeVisible();
  await expect(page.getByText('No horoscopes found')).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).press('Enter');
  await expect(dialog(page)).toBeVisible();
  expect(await flag(page)).toBeNull();
});

test('a wide screen has the same content', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin');
  await logIn(page);
  await expect(dashboard(page)).toBeFocused();
  await page.getByRole('button', { name: 'Verify Horoscopes' }).click();
  await expect(page.getByRole('heading', { name: `Results for ${TODAY}` })).toBeVisible();
  await expectAccessible(page);
});

/** The token by which the functions recognize this browser's session. */
function tokenOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token'))!;
    return JSON.parse(localStorage.getItem(key)!).access_token;
  });
}

test('each sign shows as it arrives, whoever makes it', async ({ page, site }) => {
  await page.goto('/admin');
  const subscription = nextSubscription(page);
  await logIn(page);
  await expect(dashboard(page)).toBeFocused();
  await subscription;
  refreshReading(site.dataDir, 'capricorn', '2026-11-21', 'As another operator has it.');
  await expect(page.getByText('Capricorn: updated')).toBeVisible();

  // A date that the server does not prepare by itself.
  await page.getByRole('button', { name: `Date: ${TODAY}` }).press('Enter');
  for (const key of ['ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Verify Horoscopes' }).click();
  await expect(page.getByRole('heading', { name: 'Missing signs (12)' })).toBeVisible();
  const made = await page.request.post('/functions/v1/generate-missing-horoscopes', {
    headers: { authorization: `Bearer ${await tokenOf(page)}` },
    data: { date: '2026-11-07' },
  });
  expect(made.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Existing signs (12)' })).toBeVisible();
  removeReading(site.dataDir, 'leo', '2026-11-07');
  await expect(page.getByRole('heading', { name: 'Missing signs (1)' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Existing signs (11)' })).toBeVisible();
  await expect(page.getByText('Incomplete', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Generate Missing Horoscopes' }).press('Enter');
  await expect(page.getByText('Leo: generated')).toBeVisible();
  await expect(page.getByText('Complete', { exact: true })).toBeVisible();
  await expect(page.getByText('None missing')).toBeVisible();
  removeDay(site.dataDir, '2026-11-07');
});

test('without realtime the dashboard works as before', async ({ page }) => {
  await page.routeWebSocket(/realtime/, (socket) => socket.close());
  await page.goto('/admin');
  await logIn(page);
  await page.getByRole('button', { name: 'Generate All Horoscopes Now' }).click();
  await expect(page.getByText('All horoscopes for today are already generated!')).toBeVisible();
  await expect(page.getByText('Aries: exists')).toBeVisible();
});

test('a withdrawn reading stays down for visitors until it is restored', async ({
  page,
  browser,
  baseURL,
}) => {
  const visitor = await browser.newPage({ baseURL });
  await page.goto('/admin');
  await logIn(page);
  await page.getByRole('button', { name: 'Verify Horoscopes' }).click();
  await page.getByRole('button', { name: 'Withdraw Virgo' }).click();
  await expect(page.getByRole('heading', { name: 'Withdrawn signs (1)' })).toBeVisible();

  const shown = await visitor.goto('/virgo-daily-horoscope');
  expect(shown?.status()).toBe(200);
  await expect(visitor.getByRole('heading', { name: 'This reading was withdrawn' })).toBeVisible();
  await expect(visitor.getByRole('heading', { name: /^The sky on/ }).first()).toBeVisible();
  expect((await visitor.goto('/virgo-daily-horoscope/2026-11-21'))?.status()).toBe(410);
  await visitor.goto('/');
  await visitor
    .locator('main a[href="/virgo-daily-horoscope"]')
    .filter({ visible: true })
    .first()
    .click();
  await expect(visitor.getByRole('heading', { name: 'This reading was withdrawn' })).toBeVisible();

  await page.getByRole('button', { name: 'Restore Virgo' }).click();
  await expect(page.getByRole('heading', { name: 'Existing signs (12)' })).toBeVisible();
  await visitor.goto('/virgo-daily-horoscope/2026-11-21');
  await expect(visitor.getByRole('heading', { name: 'This reading was withdrawn' })).toHaveCount(0);
  await visitor.close();
});

test('a forged flag opens an empty dashboard', async ({ page }) => {
  await page.goto('/admin');
  await page.evaluate(() => localStorage.setItem('isHoroscopeAdmin', 'true'));
  await page.reload();
  await expect(dashboard(page)).toBeVisible();
  await page.getByRole('button', { name: 'Verify Horoscopes' }).click();
  await expect(page.getByText('Admin privileges required')).toBeVisible();
  await expect(dialog(page)).toBeVisible();
  expect(await flag(page)).toBeNull();
});

test('a session that was ended elsewhere closes the dashboard at the next action', async ({
  page,
}) => {
  await page.goto('/admin');
  await logIn(page);
  await expect(dashboard(page)).toBeVisible();
  await page.route('**/functions/v1/*', (route) => {
    const headers = { ...route.request().headers(), authorization: 'Bearer ended.by.another' };
    return route.continue({ headers });
  });
  await page.getByRole('button', { name: 'Generate All Horoscopes Now' }).click();
  await expect(page.getByText('Admin privileges required')).toBeVisible();
  await expect(dialog(page)).toBeVisible();
});

test('without scripts, the admin page says what it is for', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  const answer = await page.goto('/admin');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Horoscope Admin Panel');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const notice = page.locator('noscript p');
  await expect(notice).toBeVisible();
  await expect(notice).toHaveText('The admin panel needs JavaScript.');
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.close();
});
