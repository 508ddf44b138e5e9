import type { Page } from '@playwright/test';
import { forbidStorage } from './forbid-storage.ts';
import { hold } from './hold.ts';
import {
  emptyStore,
  expect,
  FUNCTION,
  heading,
  pressCard,
  reading,
  STORE,
  test,
} from './on-demand.ts';

const FAILED = (sign: string) =>
  `Unable to generate ${sign}'s cosmic forecast. Please try again later.`;

test.describe('when it cannot be had', () => {
  test('it is tried twice, the reader is told, and may try again', async ({ roughPage: page }) => {
    await emptyStore(page);
    let calls = 0;
    await page.route(FUNCTION, (route) => {
      calls += 1;
      return route.fulfill({ status: 503, json: { error: 'Please try again later.' } });
    });
    await pressCard(page, 'Gemini');

    const tryAgain = page.getByRole('button', { name: 'Try Again' });
    await expect(tryAgain).toBeVisible();
    expect(calls).toBe(2);
    await expect(page.getByRole('main').getByText(FAILED('Gemini'))).toBeVisible();
    await expect(
      page.getByRole('region', { name: /Notifications/ }).getByText(FAILED('Gemini')),
    ).toBeVisible();
    await expect(heading(page)).toHaveText('Gemini Daily Horoscope');
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.unroute(FUNCTION);
    await tryAgain.click();
    await expect(heading(page)).toHaveText(reading('Gemini'));
  });

  test('a store that is down is passed over', async ({ roughPage: page }) => {
    await page.route(STORE, (route) => route.fulfill({ status: 500, json: { message: 'down' } }));
    await pressCard(page, 'Aries');
    await expect(heading(page)).toHaveText(reading('Aries'));
    await expect(page.getByText('down', { exact: true })).toHaveCount(0);
  });

  test('a reader gone offline meanwhile may try again when back', async ({ roughPage: page }) => {
    const store = await hold(page, STORE);
    await pressCard(page, 'Cancer');
    await expect.poll(() => store.held.length).toBe(1);
    await page.context().setOffline(true);
    await store.held[0]!.abort('internetdisconnected');
    const tryAgain = page.getByRole('button', { name: 'Try Again' });
    await expect(tryAgain).toBeVisible();

    await page.context().setOffline(false);
    await page.unroute(STORE);
    await tryAgain.click();
    await expect(heading(page)).toHaveText(reading('Cancer'));
  });

  for (const way of ['from the server', 'by a link']) {
    test(`a reading that came ${way} stays when it is chosen again offline`, async ({
      roughPage: page,
    }) => {
      if (way === 'by a link') await pressCard(page, 'Leo');
      else await page.goto('/leo-daily-horoscope', { waitUntil: 'networkidle' });
      await expect(heading(page)).toHaveText(reading('Leo'));
      const openSigns = page.getByRole('button', { name: 'Horoscopes' });
      const leo = page.getByRole('menu').getByRole('menuitem', { name: /^Leo/ });
      await openSigns.click();
      await leo.hover();
      await page.context().setOffline(true);

      const warned = page.waitForEvent('console', (message) =>
        /stays as it is/.test(message.text()),
      );
      await leo.click();
      await warned;
      await expect(heading(page)).toHaveText(reading('Leo'));
      await expect(page.getByRole('heading', { level: 2, name: /^The sky on/ })).toBeVisible();

      await page.context().setOffline(false);
      const anew = page.waitForResponse((response) => response.url().includes('.data'));
      await openSigns.click();
      await leo.click();
      expect((await anew).ok()).toBe(true);
      await expect(heading(page)).toHaveText(reading('Leo'));
    });
  }

  test('without its sky the reading shows, and no drawing', async ({ roughPage: page }) => {
    await page.route('**/sky/*.json', (route) => route.fulfill({ json: { moon: 'green' } }));
    await pressCard(page, 'Aries');
    await expect(heading(page)).toHaveText(reading('Aries'));
    await expect(page.getByRole('heading', { level: 2, name: /^The sky on/ })).toBeVisible();
    await expect(page.getByRole('img', { name: /^The zodiac on/ })).toHaveCount(0);
  });
});

test.describe('on a device that keeps nothing', () => {
  const STORAGES = {
    forbidden: forbidStorage,
    full: (page: Page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      }),
  };

  for (const [name, change] of Object.entries(STORAGES)) {
    test(`the reading shows where the storage is ${name}`, async ({ roughPage: page }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await change(page);
      await pressCard(page, 'Scorpio');
      await expect(heading(page)).toHaveText(reading('Scorpio'));
      await page.goto('/scorpio-daily-horoscope', { waitUntil: 'networkidle' });
      await expect(heading(page)).toHaveText(reading('Scorpio'));
      expect(errors).toEqual([]);
    });
  }
});
