import type { Browser, Page } from '@playwright/test';
import { expectNoLayoutShift, watchLayoutShift } from './layout-shift.ts';
import { expect, test } from './site.ts';

/** Instants at which calendars around the Earth disagree most, and each reader's date by their own clock. */
const MOMENTS = [
  {
    clock: '2026-11-21T10:30:00Z',
    about: 'three dates at once',
    readers: {
      'Pacific/Kiritimati': 'November 22, 2026',
      'Pacific/Pago_Pago': 'November 20, 2026',
      'Asia/Kathmandu': 'November 21, 2026',
      'America/New_York': 'November 21, 2026',
    },
  },
  {
    clock: '2026-11-21T18:16:00Z',
    about: 'a minute past midnight in Kathmandu',
    readers: {
      'Pacific/Kiritimati': 'November 22, 2026',
      'Pacific/Pago_Pago': 'November 21, 2026',
      'Asia/Kathmandu': 'November 22, 2026',
      'America/New_York': 'November 21, 2026',
    },
  },
  {
    clock: '2027-01-01T04:59:00Z',
    about: 'the last minute of the year in New York',
    readers: {
      'Pacific/Kiritimati': 'January 1, 2027',
      'Pacific/Pago_Pago': 'December 31, 2026',
      'Asia/Kathmandu': 'January 1, 2027',
      'America/New_York': 'December 31, 2026',
    },
  },
  {
    clock: '2028-02-29T11:59:00Z',
    about: 'a leap day as it ends in the west',
    readers: {
      'Pacific/Kiritimati': 'March 1, 2028',
      'Pacific/Pago_Pago': 'February 29, 2028',
      'Asia/Kathmandu': 'February 29, 2028',
      'America/New_York': 'February 29, 2028',
    },
  },
] as const;

/** A page of a reader in a time zone, whose device clock agrees with the server's. */
async function pageOf(browser: Browser, baseURL: string, timezoneId: string, clock: string) {
  const context = await browser.newContext({ timezoneId, baseURL });
  const page = await context.newPage();
  await page.clock.setFixedTime(clock);
  await watchLayoutShift(page);
  return page;
}

/** Every time on the page is shown, and none of them in UTC. A verb that changes with the zone isn't a time. */
async function expectTimesByOwnClock(page: Page) {
  const told = page.locator('time[data-local]:not([data-preposition="is"])');
  const times = await told.filter({ visible: true }).allInnerTexts();
  expect(times.length).toBeGreaterThan(2);
  for (const time of times) expect(time).toMatch(/\d:\d\d\s[AP]M$/);
}

for (const { clock, about, readers } of MOMENTS) {
  test.describe(`at ${clock}, ${about}`, () => {
    test.use({ clock });
    // One worker for all of them, since each worker opens a site per clock.
    test.describe.configure({ mode: 'default' });

    for (const [timezoneId, date] of Object.entries(readers)) {
      test(`a reader in ${timezoneId} sees ${date}`, async ({ browser, baseURL }) => {
        const page = await pageOf(browser, baseURL!, timezoneId, clock);

        // Before any of the site's scripts arrive, only the right day shows.
        await page.route('**/assets/*.js', (route) => route.abort());
        await page.goto('/scorpio-daily-horoscope');
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveText(`Scorpio Daily Horoscope for ${date}`);
        expect(await heading.count()).toBe(1);
        await expectTimesByOwnClock(page);

        // Once they arrive, it still shows, and nothing has moved.
        await page.unroute('**/assets/*.js');
        await page.goto('/scorpio-daily-horoscope', { waitUntil: 'networkidle' });
        await expect(heading).toHaveText(`Scorpio Daily Horoscope for ${date}`);
        await expect(page).toHaveTitle(new RegExp(`for ${date}`));
        await expectNoLayoutShift(page);

        await page.goto('/');
        await expect(page.getByRole('heading', { level: 1 })).toContainText(date);

        await page.goto('/blog/mercury-retrograde-guide');
        await expect(page.getByRole('region', { name: 'Mercury now' })).toContainText(
          `Computed for ${date}`,
        );
        await page.context().close();
      });
    }
  });
}

test.describe('a page left open', () => {
  test.use({ clock: '2026-11-21T21:59:00Z' });
  // One worker for all of them, since each worker opens a site per clock.
  test.describe.configure({ mode: 'default' });

  test('turns to the new day at the reader’s midnight', async ({ browser, baseURL }) => {
    const page = await pageOf(browser, baseURL!, 'Europe/Athens', '2026-11-21T21:59:30Z');
    await page.goto('/leo-daily-horoscope', { waitUntil: 'networkidle' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Leo Daily Horoscope for November 21, 2026');

    await page.clock.setFixedTime('2026-11-21T22:00:30Z');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(heading).toHaveText('Leo Daily Horoscope for November 22, 2026');
    await page.context().close();
  });

  test('shows the date in UTC to a device whose clock is years off', async ({
    browser,
    baseURL,
  }) => {
    const page = await pageOf(browser, baseURL!, 'Europe/Athens', '2019-01-01T00:00:00Z');
    await page.goto('/leo-daily-horoscope');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Leo Daily Horoscope for November 21, 2026',
    );
    await page.context().close();
  });
});

test('a reader in Kathmandu sees when the Moon changes sign by their own clock', async ({
  browser,
  baseURL,
}) => {
  const page = await pageOf(browser, baseURL!, 'Asia/Kathmandu', '2026-11-21T09:30:00Z');
  await page.goto('/aries-daily-horoscope', { waitUntil: 'networkidle' });
  const fact = page
    .getByRole('listitem')
    .filter({ hasText: /^The Moon is in Aries, your first house, until/ });
  await expect(fact).toContainText('until tomorrow at 3:55 PM, then in Taurus');
  await page.context().close();
});

test.describe('a page opened just before a date begins anywhere', () => {
  test.use({ clock: '2026-11-21T09:59:40Z' });

  test('turns to it in Kiritimati, though the date in UTC stays', async ({ browser, baseURL }) => {
    const page = await pageOf(browser, baseURL!, 'Pacific/Kiritimati', '2026-11-21T09:59:50Z');
    await page.goto('/leo-daily-horoscope', { waitUntil: 'networkidle' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Leo Daily Horoscope for November 21, 2026');

    const live = async () => (await (await page.request.get('/healthz')).json()).ready;
    await expect.poll(live, { timeout: 60_000 }).toHaveProperty('2026-11-22', 12);
    await page.clock.setFixedTime('2026-11-21T10:00:30Z');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(heading).toHaveText('Leo Daily Horoscope for November 22, 2026');
    await page.context().close();
  });
});
