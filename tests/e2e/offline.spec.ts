import type { Page } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';
import {
  cachedReading,
  expect,
  failureMessage,
  heading,
  pressCard,
  readingTitle,
  STORE,
  test,
} from './on-demand.ts';

test('if the next page fails to load, the current one stays and says so', async ({
  noisyPage: page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await pressCard(page, 'Virgo');
  await expect(heading(page)).toHaveText(readingTitle('Virgo'));
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);

  const told = page.getByRole('region', { name: /^Notifications/ }).getByText('You are offline');
  const stays = async () => {
    await expect(told).toBeVisible();
    await expect(page).toHaveURL(/\/virgo-daily-horoscope$/);
    await expect(heading(page)).toHaveText(readingTitle('Virgo'));
    await expect(told).toBeHidden();
  };
  const backToAll = page.getByRole('link', { name: 'Back to all signs' });
  await backToAll.click();
  await stays();
  await page.evaluate(() => history.back());
  await stays();
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
  await expect(page).toHaveURL(/\/virgo-daily-horoscope#main$/);

  await page.context().setOffline(false);
  await backToAll.click();
  await expect(page).toHaveURL('/');
  expect(errors).toEqual([]);
});

test.describe('from another page', () => {
  test('a sign opens with the reading cached on the device', async ({ noisyPage: page }) => {
    await page.goto('/leo-daily-horoscope');
    await expect.poll(() => cachedReading(page, 'leo')).toMatchObject({ zodiacSign: 'leo' });
    const ahead = page.waitForResponse('**/assets/reader-*.js');
    await page.goto('/blog/mercury-retrograde-guide', { waitUntil: 'networkidle' });
    await page.mouse.move(5, 5);
    await ahead;
    await chooseOffline(page, /^Leo/);
    await expect(heading(page)).toHaveText(readingTitle('Leo'));
  });

  test('a sign without a cached reading says so, and retries when back online', async ({
    noisyPage: page,
  }) => {
    const ahead = page.waitForResponse('**/assets/reader-*.js');
    await page.goto('/blog/mercury-retrograde-guide', { waitUntil: 'networkidle' });
    await page.mouse.move(5, 5);
    await ahead;
    await chooseOffline(page, /^Leo/);
    await expect(page.getByRole('main').getByText(failureMessage('Leo'))).toBeVisible();
    await expect(page.getByText(/^You are offline\. We will look for the reading/)).toBeVisible();

    await page.context().setOffline(false);
    await expect(heading(page)).toHaveText(readingTitle('Leo'));
  });
});

async function chooseOffline(page: Page, sign: RegExp) {
  await page.getByRole('button', { name: 'Horoscopes' }).hover();
  const entry = page.getByRole('menu').getByRole('menuitem', { name: sign });
  await entry.hover();
  await page.context().setOffline(true);
  await entry.click();
}

test('a reader who went offline meanwhile gets the reading when back online', async ({
  noisyPage: page,
}) => {
  const store = await holdRequests(page, STORE);
  await pressCard(page, 'Cancer');
  await expect.poll(() => store.held.length).toBe(1);
  await page.context().setOffline(true);
  await store.held[0]!.abort('internetdisconnected');
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();

  await page.unroute(STORE);
  await page.context().setOffline(false);
  await expect(heading(page)).toHaveText(readingTitle('Cancer'));
});

for (const way of ['from the server', 'by a link']) {
  test(`a reading that arrived ${way} stays when chosen again offline`, async ({
    noisyPage: page,
  }) => {
    if (way === 'by a link') await pressCard(page, 'Leo');
    else await page.goto('/leo-daily-horoscope', { waitUntil: 'networkidle' });
    await expect(heading(page)).toHaveText(readingTitle('Leo'));
    const openSigns = page.getByRole('button', { name: 'Horoscopes' });
    const leo = page.getByRole('menu').getByRole('menuitem', { name: /^Leo/ });
    await openSigns.click();
    await leo.hover();
    await page.context().setOffline(true);

    const warned = page.waitForEvent('console', (message) => /stays as it is/.test(message.text()));
    await leo.click();
    await warned;
    await expect(heading(page)).toHaveText(readingTitle('Leo'));
    await expect(page.getByRole('heading', { level: 2, name: /^The sky on/ })).toBeVisible();

    await page.context().setOffline(false);
    const anew = page.waitForResponse((response) => response.url().includes('.data'));
    await openSigns.click();
    await leo.click();
    expect((await anew).ok()).toBe(true);
    await expect(heading(page)).toHaveText(readingTitle('Leo'));
  });
}
