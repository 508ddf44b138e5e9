import type { Page, Worker } from '@playwright/test';
import { deployableSite } from './deployable-site.ts';
import { test as base, expect } from './site.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-21T09:31:00Z');
const LEO = '/leo-daily-horoscope';

/** A reader whose browser may have a service worker, and whose clock, the worker's too, can be set. */
const test = base.extend<{ reader: { page: Page; setClock: (now: number) => Promise<void> } }>({
  reader: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({
      baseURL,
      timezoneId: 'UTC',
      serviceWorkers: 'allow',
    });
    context.on('serviceworker', (worker) => setWorkerClock(worker, NOW));
    const page = await context.newPage();
    await page.clock.install({ time: NOW });
    async function setClock(now: number) {
      await page.clock.setFixedTime(now);
      await setWorkerClock(context.serviceWorkers()[0]!, now);
    }
    await use({ page, setClock });
    await context.close();
  },
});

function setWorkerClock(worker: Worker, now: number): Promise<void> {
  return worker.evaluate((now) => {
    self.Date = class extends Date {
      constructor(...given: unknown[]) {
        super(...((given.length > 0 ? given : [now]) as [number]));
      }
      static override now = () => now;
    } as DateConstructor;
  }, now);
}

/** Opens a page, stays a while, and waits until this many pages are cached, with their assets and late code. */
async function stayAt(page: Page, path: string, pages: number) {
  const worker = page.context().serviceWorkers()[0] ?? page.context().waitForEvent('serviceworker');
  await page.goto(path);
  await worker;
  await expect.poll(() => cachedPaths(page)).toHaveLength(pages);
  await page.clock.fastForward(6_000);
  await expect(page.locator('main[data-unhydrated]')).toBeHidden();
  await page.waitForLoadState('networkidle');
}

function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname),
  );
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).filter({ visible: true });
const notice = (page: Page) => page.locator('html').getAttribute('data-kept');
const leoOn = (day: number) => `Leo Daily Horoscope for November ${day}, 2026`;

test('a visited sign opens offline, and never shows another day as today', async ({
  reader: { page, setClock },
}) => {
  await stayAt(page, LEO, 4);
  await page.context().setOffline(true);
  await setClock(NOW);
  await page.reload();
  await expect(heading(page)).toHaveText(leoOn(21));
  expect(await notice(page)).toBeNull();
  await page.goto(`${LEO}/2026-11-22`);
  await expect(page.getByText('This is tomorrow’s reading')).toBeVisible();

  await setClock(NOW + DAY_MS);
  await page.goto(LEO);
  await expect(page).toHaveURL(`${LEO}/2026-11-22`);
  await expect(heading(page)).toHaveText(leoOn(22));
  expect(await notice(page)).toMatch(/^This page was saved on this device on November 21, 2026\./);
  await expect(page.getByText('This is tomorrow’s reading')).toBeHidden();

  await setClock(NOW + 2 * DAY_MS);
  await page.goto(LEO);
  await expect(heading(page)).toHaveText('Pages on This Device');
  const list = page.getByRole('main').getByRole('listitem');
  await expect(list).toHaveText([22, 21, 20].map(leoOn));
  await expect(page.getByRole('alert')).toContainText('no current copy');
  await page.goto('/');
  await expect(page).toHaveURL(/\/offline\?page=%2F$/);

  await page.context().setOffline(false);
  await setClock(NOW);
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(heading(page)).toHaveText(/^Your Daily Horoscope/);
});

test('offline, only links to visited pages work; the admin page is never cached', async ({
  reader: { page },
}) => {
  await stayAt(page, '/blog/mercury-retrograde-guide', 1);
  await page.goto('/admin');
  await page.goto('/blog?q=moon');
  await stayAt(page, '/blog', 2);
  expect(await cachedPaths(page)).toEqual(['/blog/mercury-retrograde-guide', '/blog']);

  const told = page.getByRole('region', { name: /^Notifications/ });
  await expect(told).toBeAttached();
  await page.context().setOffline(true);
  const read = page.getByRole('main').locator('a[href="/blog/mercury-retrograde-guide"]').first();
  await read.click();
  await expect(heading(page)).toHaveText(/Mercury/);
  await expect(told).toBeAttached();
  await page.getByRole('contentinfo').getByRole('link', { name: 'How We Check' }).click();
  await expect(told.getByText('You are offline')).toBeVisible();
  await expect(heading(page)).toHaveText(/Mercury/);
});

test('a new build shows at once, and the worker can be removed', async ({ browser, site }) => {
  const deployed = await deployableSite(site.url);
  const context = await browser.newContext({ baseURL: deployed.url, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.clock.install({ time: NOW });
  await stayAt(page, '/method', 1);
  await page.reload();

  deployed.deploy('second');
  await page.goto('/method');
  await expect(page.locator('html')).toHaveAttribute('data-build', 'second');
  const offlinePage = () => page.evaluate(async () => (await caches.match('/offline'))?.text());
  await expect.poll(offlinePage).toContain('data-build="second"');

  deployed.removeWorker();
  await page.goto('/method');
  const leftLater = async () => {
    await page.clock.fastForward(6_000);
    return page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      await caches.keys(),
    ]);
  };
  await expect.poll(leftLater).toEqual([0, []]);
  await context.close();
  deployed.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a sign opens offline two seconds after it was opened, without a touch', async ({
    reader: { page, setClock },
  }) => {
    await page.clock.pauseAt(NOW + 1_000);
    await page.goto(LEO);
    for (let ms = 0; ms < 2_000; ms += 100) {
      await page.clock.runFor(100);
      await page.waitForLoadState('networkidle');
    }
    await expect.poll(() => cachedPaths(page)).toContain(LEO);
    await page.context().setOffline(true);
    await setClock(NOW);
    await page.reload();
    await expect(heading(page)).toHaveText(leoOn(21));
  });

  test('the menu opens offline, though it was never opened online', async ({
    reader: { page, setClock },
  }) => {
    await stayAt(page, LEO, 4);
    const keepsPanel = () =>
      page.evaluate(async () =>
        (await (await caches.open('assets')).keys()).some(({ url }) => url.includes('/touched-')),
      );
    await expect.poll(keepsPanel).toBe(true);
    await page.context().setOffline(true);
    await setClock(NOW);
    await page.reload();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('the list of pages violates no rule of the content-security policy', async ({
    reader: { page },
    quiet,
  }) => {
    quiet(page);
    await stayAt(page, '/method', 1);
    await page.goto('/offline');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['How We Check']);
  });
});
