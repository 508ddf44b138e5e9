import type { Page } from '@playwright/test';
import { expect, heading, pressCard, readingTitle, test } from './on-demand.ts';

const STORAGES = {
  blocked: blockStorage,
  full: (page: Page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }),
};

for (const [name, change] of Object.entries(STORAGES)) {
  test(`the reading shows if storage is ${name}`, async ({ noisyPage: page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await change(page);
    await pressCard(page, 'Scorpio');
    await expect(heading(page)).toHaveText(readingTitle('Scorpio'));
    await page.goto('/scorpio-daily-horoscope', { waitUntil: 'networkidle' });
    await expect(heading(page)).toHaveText(readingTitle('Scorpio'));
    expect(errors).toEqual([]);
  });
}

test('the menu opens if storage is blocked', async ({ page }) => {
  await blockStorage(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Horoscopes' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
});

/** Makes a page's storages throw on access, as in a browser that blocks site data. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        configurable: true,
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
}
