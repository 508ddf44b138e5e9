import type { Locator } from '@playwright/test';
import { expectNoLayoutShift, watchLayoutShift } from './layout-shift.ts';
import { expect, test } from './site.ts';

test('a remembered sign leads the home page at first paint, and no request reveals it', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) =>
    asked.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`),
  );
  await page.goto('/leo-daily-horoscope', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Remember Leo on this device' }).click();
  await expect(page.getByText('It stays on this device; we are not told.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Forget Leo on this device' })).toBeFocused();
  await page.clock.setFixedTime('2026-11-21T09:30:00Z');
  await watchLayoutShift(page);
  asked.length = 0;
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((request) => /\bleo\b/i.test(request))).toEqual([]);
  expect(await context.cookies()).toEqual([]);

  const mine = page.getByRole('link', { name: /^Leo .* Read today's horoscope$/ });
  await expect(mine).toHaveCount(1);
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Leo' }) });
  const headline = await card.locator('[data-day="0"]').innerText();
  await expect(mine).toContainText(headline);
  // The site's promise gives way to the headline, and stays as a line below it.
  const promise = page.getByText('Every word about the sky');
  const sizeOf = (line: Locator) =>
    line.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  await expect(promise).toBeVisible();
  expect(await sizeOf(promise)).toBeLessThan(await sizeOf(mine.locator('.my-sign-headline')));
  await expectNoLayoutShift(page);
  await mine.click();
  await expect(page).toHaveURL(/\/leo-daily-horoscope$/);

  // Another tab shows it at once, even if its page was already open.
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.locator('.my-sign:visible')).toHaveCount(1);
  await page.getByRole('button', { name: 'Forget Leo on this device' }).click();
  await expect(other.locator('.my-sign:visible')).toHaveCount(0);
  await expect(other.getByText('Free readings for all twelve signs')).toBeVisible();
  expect(await other.evaluate(() => Object.keys(localStorage))).not.toContain('mySign');
});

test('a remembered sign shows before any script but the inline one, for the reader’s own date', async ({
  browser,
  baseURL,
  clock,
}) => {
  const page = await browser.newPage({ baseURL, timezoneId: 'Pacific/Pago_Pago' });
  await page.addInitScript(() => localStorage.setItem('mySign', 'virgo'));
  await page.clock.setFixedTime(clock);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  const mine = page.locator('.my-sign:visible');
  await expect(mine).toHaveAttribute('href', '/virgo-daily-horoscope');
  // In Pago Pago it is still the day before.
  await expect(mine.locator('[data-day]:visible')).toHaveAttribute('data-day', '-1');
  await page.close();
});

test('a browser that blocks storage is told why nothing is remembered', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await page.goto('/signs/leo', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Remember Leo on this device' }).first().click();
  await expect(page.getByText('Your browser does not let this site keep anything')).toBeVisible();
  await page.goto('/');
  await expect(page.locator('.my-sign:visible')).toHaveCount(0);
});

test('without JavaScript nothing is remembered or offered', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto('/');
  await expect(page.locator('.my-sign:visible')).toHaveCount(0);
  await page.goto('/leo-daily-horoscope');
  await expect(page.getByRole('button', { name: /Remember/ })).toHaveCount(0);
  await page.close();
});
