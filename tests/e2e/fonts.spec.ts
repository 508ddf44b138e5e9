import type { Page } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';
import { expectNoLayoutShift, watchLayoutShift } from './layout-shift.ts';
import { expect, test } from './site.ts';

test.use({ touches: false });

const FONT = /\.woff2$/;
const PAGES = [
  '/',
  '/leo-daily-horoscope',
  '/leo-daily-horoscope/2026-11-20',
  '/blog',
  '/blog/mercury-retrograde-guide',
];

for (const width of [390, 1440])
  test(`at ${width} px, a first visit is painted before it asks for a font, and no font moves it`, async ({
    browser,
    baseURL,
  }) => {
    for (const path of PAGES) {
      const page = await browser.newPage({ baseURL, viewport: { width, height: 844 } });
      await watchLayoutShift(page);
      await page.goto(path);
      await fontsLoaded(page);
      expect(await page.evaluate(fontsAskedAfterPaint), path).toBeGreaterThan(0);
      await expectNoLayoutShift(page, path);
      await page.close();
    }
  });

test('after a first visit, pages are painted in our fonts', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-fonts');
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      document.documentElement.dataset.atFirstFrame =
        document.documentElement.dataset.fonts ?? 'none';
    });
  });
  await page.goto('/signs');
  await expect(page.locator('html')).toHaveAttribute('data-at-first-frame', '');
  expect(await page.evaluate(() => document.fonts.check('500 1em "EB Garamond"'))).toBe(true);
});

test('fonts that would move the page wait for the next page', async ({ page }) => {
  const fonts = await holdRequests(page, FONT);
  await page.goto('/');
  await page.waitForSelector('html[data-hydrated]');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root[data-fonts] h1 { padding-top: 20px }');
    document.adoptedStyleSheets.push(sheet);
  });
  await fonts.release();
  await fontsLoaded(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
  await page.getByRole('contentinfo').getByRole('link', { name: 'How we check' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How We Check' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what is below the first view is laid out after the fonts have loaded', async ({ page }) => {
    const fonts = await holdRequests(page, FONT);
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toHaveCSS('content-visibility', 'auto');
    const card = page.locator('.sign-cards > li').first();
    await expect(card).toHaveCSS('content-visibility', 'auto');
    await fonts.release();
    await expect(footer).toHaveCSS('content-visibility', 'visible');
    await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    await expect(footer).not.toHaveAttribute('style', /./);
  });

  for (const { height, nearby } of [
    { height: 844, nearby: 'hidden' },
    { height: 1_000, nearby: 'auto' },
  ])
    test(`before the first paint of a view ${height} px high, what is just below it is ${nearby}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height });
      await page.addInitScript(() => {
        // As if nothing had been painted yet.
        PerformanceObserver.prototype.observe = () => {};
      });
      await page.goto('/');
      const card = page.locator('.sign-cards > li').first();
      await expect(card).toHaveCSS('content-visibility', nearby);
      await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'auto');
    });

  test('a link to a text on a page lays it out at once', async ({ page }) => {
    await holdRequests(page, FONT);
    await page.goto('/#:~:text=From%20the%20Blog');
    await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'visible');
  });

  test('a link to a part of a page, and going back, lay it out at once', async ({ page }) => {
    await holdRequests(page, FONT);
    const footer = page.getByRole('contentinfo');
    // The fonts that are held can hold back the load event, too.
    const parsed = { waitUntil: 'domcontentloaded' } as const;
    await page.goto('/#signs', parsed);
    await expect(footer).toHaveCSS('content-visibility', 'visible');
    await page.goto('/signs', parsed);
    await page.goBack(parsed);
    await expect(footer).toHaveCSS('content-visibility', 'visible');
  });
});

function fontsLoaded(page: Page) {
  return page.waitForFunction(() => sessionStorage.getItem('fonts') !== null);
}

/** The milliseconds from the first paint to the first request of a font. */
function fontsAskedAfterPaint(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const asked = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.woff2'))
    .map(({ startTime }) => startTime);
  return Math.min(...asked) - paint!.startTime;
}
