import type { Page, WebSocket } from '@playwright/test';
import { expect, test } from './site.ts';
import { refreshReading, restoreReading, withdrawReading } from './stored-rows.ts';
import { messageContaining, nextSubscription } from './subscribed.ts';

const NOW = '2026-11-21T09:31:00Z';
const TODAY = '2026-11-21';
const SETTLED_MS = 16_000;
const QUIET_MS = 6_000;

test.use({ timezoneId: 'UTC', writesReadings: true });

const notice = (page: Page) => page.getByText('This reading was refreshed.');
const shown = (page: Page) => page.locator('.reading').filter({ visible: true });

/** Advances the clock to when the page connects, and waits until it has. */
async function settle(page: Page): Promise<WebSocket> {
  // Otherwise the page's first requests would time out.
  await expect(shown(page).getByRole('link', { name: 'Yesterday' })).toBeVisible();
  const subscription = nextSubscription(page);
  await page.clock.fastForward(SETTLED_MS);
  return subscription;
}

/** As far as the page can tell. */
function hide(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

test('a refreshed reading appears once the reader pauses, without shifting the page', async ({
  page,
  site,
}) => {
  await page.clock.install({ time: NOW });
  await page.goto('/capricorn-daily-horoscope', { waitUntil: 'networkidle' });
  const socket = await settle(page);

  await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.querySelector('.reading h2')!);
  });
  const told = messageContaining(socket, 'Another morning.');
  refreshReading(site.dataDir, 'capricorn', TODAY, 'Another morning. '.repeat(60));
  await told;
  await page.clock.fastForward(QUIET_MS);
  await page.clock.fastForward(QUIET_MS);
  await expect(shown(page).getByText('Another morning.')).toHaveCount(0);

  const section = shown(page).locator('.reading-section').nth(1).getByRole('heading');
  await section.evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
  const top = () => section.evaluate((heading) => heading.getBoundingClientRect().top);
  const before = await top();
  await page.evaluate(() => getSelection()?.empty());
  await page.clock.fastForward(QUIET_MS);
  await expect(shown(page).getByText('Another morning.')).toHaveCount(1);
  await expect(notice(page)).toBeVisible();
  // Browsers scroll by whole pixels.
  expect(Math.abs((await top()) - before)).toBeLessThan(1);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('horoscope_cache_capricorn2026-11-21')))
    .toContain('Another morning.');
});

test('a page hidden for long drops its connection, and catches up when shown', async ({
  page,
  site,
}) => {
  await page.clock.install({ time: NOW });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: "Read Today's Horoscope for Aquarius" }).click();
  await expect(shown(page)).toBeVisible();
  const socket = await settle(page);

  const closed = socket.waitForEvent('close');
  await hide(page, true);
  await page.clock.fastForward(61_000);
  await closed;
  refreshReading(site.dataDir, 'aquarius', TODAY, 'A text from meanwhile.');

  await hide(page, false);
  await page.clock.fastForward(QUIET_MS);
  await expect(shown(page).getByText('A text from meanwhile.')).toBeVisible();
  await expect(notice(page)).toBeVisible();
});

test('a page without a connection still learns of a withdrawn reading, once', async ({
  page,
  site,
}) => {
  await page.routeWebSocket(/realtime/, (socket) => socket.close());
  await page.clock.install({ time: NOW });
  await page.goto('/sagittarius-daily-horoscope', { waitUntil: 'networkidle' });
  withdrawReading(site.dataDir, 'sagittarius', TODAY);
  await page.clock.fastForward(SETTLED_MS);
  await page.clock.fastForward(QUIET_MS);
  await expect(page.getByRole('heading', { name: 'This reading was withdrawn' })).toBeVisible();
  // Other tests read it on the same site.
  restoreReading(site.dataDir, 'sagittarius', TODAY);
});
