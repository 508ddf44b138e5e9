import type { Page } from '@playwright/test';
import {
  cacheCounts,
  cachedReading,
  card,
  expect,
  heading,
  NOW,
  pressCard,
  readingRequests,
  readingTitle,
  test,
} from './on-demand.ts';
import { countReadings, removeReadings } from './stored-rows.ts';

test.use({ writesReadings: true });

test.describe('where the reading comes from', () => {
  test('a missing reading is generated, shown, cached and stored', async ({ page, site }) => {
    const requests = readingRequests(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    // At the last moment: every quarter of an hour the server makes what is missing.
    removeReadings(site.dataDir, 'virgo');
    await card(page, 'Virgo').click();
    await expect(heading(page)).toHaveText(readingTitle('Virgo'));
    await expect(page.getByRole('heading', { level: 2, name: /^The sky on/ })).toBeVisible();
    await expect(page.getByRole('img', { name: /^The zodiac on November 21/ })).toBeVisible();
    await expect(page).toHaveTitle(`${readingTitle('Virgo')} | Ephemera`);
    expect(requests).toEqual(['store', 'function']);
    expect(await cachedReading(page, 'virgo')).toMatchObject({
      zodiacSign: 'virgo',
      date: '2026-11-21',
      timestamp: Date.parse(NOW),
    });
    await expect.poll(() => countReadings(site.dataDir, 'virgo', '2026-11-21')).toBe(1);
  });

  test('a stored reading comes from the store', async ({ page }) => {
    const requests = readingRequests(page);
    await pressCard(page, 'Leo');
    await expect(heading(page)).toHaveText(readingTitle('Leo'));
    expect(requests).toEqual(['store']);
    expect(await cacheCounts(page)).toEqual({ hits: 0, misses: 1 });
  });

  test("it doesn't load the auth code", async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
    });
    await pressCard(page, 'Leo');
    await expect(heading(page)).toHaveText(readingTitle('Leo'));
    const code = (await Promise.all(scripts)).join();
    expect(code).toContain('daily_horoscopes');
    expect(code).not.toContain('GoTrueClient');
  });

  test('a server-rendered reading is in the device’s cache the next time', async ({ page }) => {
    await page.goto('/leo-daily-horoscope');
    await expect.poll(() => cachedReading(page, 'leo')).not.toBeNull();
    const requests = readingRequests(page);
    await pressCard(page, 'Leo');
    await expect(heading(page)).toHaveText(readingTitle('Leo'));
    expect(requests).toEqual([]);
    expect(await cacheCounts(page)).toEqual({ hits: 1, misses: 0 });
  });

  test('a reading cached for twelve hours is fetched again', async ({ page }) => {
    await pressCard(page, 'Leo');
    await expect.poll(() => cachedReading(page, 'leo')).not.toBeNull();
    await page.evaluate(() => {
      const key = 'horoscope_cache_leo2026-11-21';
      const entry = JSON.parse(localStorage.getItem(key)!);
      entry.timestamp -= 12 * 60 * 60 * 1000;
      localStorage.setItem(key, JSON.stringify(entry));
    });
    const requests = readingRequests(page);
    await pressCard(page, 'Leo');
    await expect(heading(page)).toHaveText(readingTitle('Leo'));
    expect(requests).toEqual(['store']);
    expect(await cachedReading(page, 'leo')).toMatchObject({ timestamp: Date.parse(NOW) });
  });

  test('a device whose clock is years off gets the reading of the date in UTC', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2019-01-01T12:00:00Z');
    await pressCard(page, 'Taurus');
    await expect(heading(page)).toHaveText(readingTitle('Taurus'));
  });
});

test.describe('a page that is left open', () => {
  /** What the heading says from now on, in order. */
  async function watchHeading(page: Page): Promise<() => Promise<string[]>> {
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => seen.push(document.querySelector('h1')?.textContent ?? 'none');
      const changes = { childList: true, subtree: true, characterData: true };
      new MutationObserver(look).observe(document.querySelector('main')!, changes);
    });
    return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  }

  function wakeUp(page: Page): Promise<unknown> {
    return page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }

  test('fetches an unknown date, and shows what it has until then', async ({ page }) => {
    await pressCard(page, 'Leo');
    await expect(heading(page)).toHaveText(readingTitle('Leo'));
    const seen = await watchHeading(page);
    const requests = readingRequests(page);
    // Not today anywhere yet by the site's clock, so it stays with the date in UTC.
    await page.clock.setFixedTime('2026-11-22T00:00:30Z');
    await wakeUp(page);
    await expect.poll(() => requests).toContain('page');
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(2);
    await expect(heading(page)).toHaveText(readingTitle('Leo'));
    expect(await seen()).not.toContain('Leo Daily Horoscope');
  });

  test.describe('past midnight', () => {
    test.use({ clock: '2026-11-21T21:59:00Z', timezoneId: 'Europe/Athens' });

    test('switches to the new day once its reading has arrived', async ({ page }) => {
      await page.clock.setFixedTime('2026-11-21T21:59:30Z');
      await pressCard(page, 'Leo');
      await expect(heading(page)).toHaveText(readingTitle('Leo'));
      const seen = await watchHeading(page);
      await page.clock.setFixedTime('2026-11-21T22:00:30Z');
      await wakeUp(page);
      await expect(heading(page)).toHaveText('Leo Daily Horoscope for November 22, 2026');
      await expect(page).toHaveTitle('Leo Daily Horoscope for November 22, 2026 | Ephemera');
      expect(await seen()).not.toContain('Leo Daily Horoscope');
    });
  });
});

test('going back to a sign’s page restores the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  for (const way of ['from the server', 'by a link']) {
    if (way === 'by a link') await pressCard(page, 'Leo');
    else await page.goto('/leo-daily-horoscope', { waitUntil: 'networkidle' });
    await expect(heading(page)).toHaveText(readingTitle('Leo'));
    // What is there comes last.
    await page.getByText('Learn More About Leo').scrollIntoViewIfNeeded();
    const position = await page.evaluate(() => scrollY);
    await page.getByRole('link', { name: 'Ephemera' }).dispatchEvent('click');
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(heading(page)).toHaveText(readingTitle('Leo'));
    await expect.poll(() => page.evaluate(() => scrollY), { message: way }).toBe(position);
  }
});
