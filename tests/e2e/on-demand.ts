import { expect as baseExpect, type Locator, type Page } from '@playwright/test';
import { awaitScripts } from './await-scripts.ts';
import { test as siteTest } from './site.ts';

/** A minute after the start of the site's own clock. */
export const NOW = '2026-11-21T09:31:00Z';
/** The query for the row of one date; the days beside it come from another one. */
export const STORE = /\/rest\/v1\/daily_horoscopes\?.*date=eq\./;
export const FUNCTION = '**/functions/v1/generate-horoscope';

/** Tests of readings that a page finds in the browser, on a device whose clock agrees with the site's. */
export const test = siteTest.extend<{
  /** A page whose console may complain, for what goes wrong on purpose. */
  noisyPage: Page;
}>({
  timezoneId: 'UTC',

  page: async ({ page }, use) => {
    await page.clock.setFixedTime(NOW);
    await use(page);
  },

  noisyPage: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL, timezoneId: 'UTC' });
    const page = await context.newPage();
    awaitScripts(page);
    await page.clock.setFixedTime(NOW);
    await use(page);
    await context.close();
  },
});

/** A reading may have to be made, by a server that is busy with other tests. */
export const expect = baseExpect.configure({ timeout: 20_000 });

export function card(page: Page, sign: string): Locator {
  return page.getByRole('link', { name: `Read Today's Horoscope for ${sign}` });
}

export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

export async function pressCard(page: Page, sign: string): Promise<void> {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await card(page, sign).click();
}

/** What a page says if it can't get a sign's reading. */
export function failureMessage(sign: string): string {
  return `Unable to generate ${sign}'s cosmic forecast. Please try again later.`;
}

export function readingTitle(sign: string): string {
  return `${sign} Daily Horoscope for November 21, 2026`;
}

/** The requests that the page makes from now on to find a reading. */
export function readingRequests(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (STORE.test(url)) seen.push('store');
    if (url.includes('/functions/')) seen.push('function');
    if (url.includes('.data')) seen.push('page');
  });
  return seen;
}

/** The store says that it has no such reading. */
export function emptyStore(page: Page): Promise<unknown> {
  return page.route(STORE, (route) => route.fulfill({ json: [] }));
}

export async function cachedReading(
  page: Page,
  sign: string,
): Promise<{ timestamp: number } | null> {
  return page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null'),
    `horoscope_cache_${sign}2026-11-21`,
  );
}

export function cacheCounts(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('horoscope_counts') ?? 'null'));
}
