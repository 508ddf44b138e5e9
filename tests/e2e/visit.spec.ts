import { SIGNS, signName } from '#domain/zodiac/signs.ts';
import { expect, test } from './site.ts';

test('from the home page to a reading and back', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Read Today's Horoscope/ })).toHaveCount(12);
  await page.getByRole('link', { name: "Read Today's Horoscope for Virgo" }).click();
  await expect(page).toHaveURL(/\/virgo-daily-horoscope$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Virgo Daily Horoscope for');
  await page.getByRole('link', { name: 'Back to all signs' }).click();
  await expect(page).toHaveURL(/\/$/);
  // Coming back, the card can be pressed again.
  await page.getByRole('link', { name: "Read Today's Horoscope for Virgo" }).click();
  await expect(page).toHaveURL(/\/virgo-daily-horoscope$/);
});

test('the served HTML contains twelve readings', async ({ request }) => {
  await Promise.all(
    SIGNS.map(async (sign) => {
      const response = await request.get(`/${sign}-daily-horoscope`);
      expect(response.status()).toBe(200);
      const html = await response.text();
      expect(html).toMatch(
        new RegExp(`<h1[^>]*>${signName(sign)} Daily Horoscope for November 21, 2026</h1>`),
      );
      const article = /data-day="0">(.*?)<\/article>/s.exec(html)?.[1] ?? '';
      const paragraphs = [...article.matchAll(/<p[^>]*>(.*?)<\/p>/gs)].map((match) => match[1]);
      expect(paragraphs.join(' ').split(/\s+/).length).toBeGreaterThanOrEqual(300);
    }),
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages are complete and their links work', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: "Read Today's Horoscope for Aries" }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Aries Daily Horoscope for November 21, 2026',
    );
    await expect(page.getByRole('heading', { level: 2, name: 'Lucky Elements' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: /^The sky on/ })).toBeVisible();
  });
});

test('the first screen of a phone links to each sign', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const signs = page.getByRole('navigation', { name: 'The twelve signs' }).getByRole('link');
    await expect(signs).toHaveCount(12);
    await expect(signs.last(), `at ${width} px`).toBeInViewport({ ratio: 1 });
  }
});

test('Page Not Found leads back, and logs the missing path', async ({ browser, site }) => {
  const page = await browser.newPage({ baseURL: site.url });
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.goto('/');
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect.poll(() => told).toContain('Page not found: /nowhere');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/nowhere');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your Daily Horoscope');
  await page.close();
});

test('Page Not Found goes home if there is no page to go back to', async ({ browser, site }) => {
  const opener = await browser.newPage();
  const opened = opener.waitForEvent('popup');
  await opener.evaluate((url) => void open(url), `${site.url}/nowhere`);
  const page = await opened;
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => history.length)).toBe(1);
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  await opener.context().close();
});

test('Page Not Found leads home from the first page of a tab', async ({ browser, site }) => {
  const page = await browser.newPage();
  await page.goto(`${site.url}/nowhere`, { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => history.length), 'with the empty page of a new tab').toBe(2);
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  await page.close();
});

test('Page Not Found shows no dead control without JavaScript', async ({ browser, site }) => {
  const page = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
  await page.goto('/nowhere');
  await expect(page.getByRole('button', { name: 'Go Back' })).toBeHidden();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('November 21, 2026');
  await page.close();
});

test('the other path of Aries redirects to its page permanently', async ({ request }) => {
  const response = await request.get('/aries-daily-reading', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/aries-daily-horoscope');
});

for (const path of [
  '/no-such-page',
  '/ophiuchus-daily-horoscope',
  '/aries-daily-horoscope/2026-02-30',
]) {
  test(`${path} is a real 404`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('Page Not Found');
  });
}
