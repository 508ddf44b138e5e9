import {
  emptyStore,
  expect,
  FUNCTION,
  failureMessage,
  heading,
  pressCard,
  readingRequests,
  readingTitle,
  STORE,
  test,
} from './on-demand.ts';

test.describe('when it fails', () => {
  test('it is tried twice; then the reader is told and can retry', async ({ noisyPage: page }) => {
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
    await expect(page.getByRole('main').getByText(failureMessage('Gemini'))).toBeVisible();
    await expect(
      page.getByRole('region', { name: /Notifications/ }).getByText(failureMessage('Gemini')),
    ).toBeVisible();
    await expect(heading(page)).toHaveText('Gemini Daily Horoscope');
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.unroute(FUNCTION);
    await tryAgain.click();
    await expect(heading(page)).toHaveText(readingTitle('Gemini'));
  });

  test("choosing the sign again retries; skipping to the content doesn't", async ({
    noisyPage: page,
  }) => {
    await emptyStore(page);
    await page.route(FUNCTION, (route) => route.fulfill({ status: 503, json: {} }));
    await pressCard(page, 'Gemini');
    const failed = page.getByRole('main').getByText(failureMessage('Gemini'));
    await expect(failed).toBeVisible();

    const requests = readingRequests(page);
    await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
    await expect(page).toHaveURL(/#main$/);
    await expect(failed).toBeVisible();
    expect(requests).toEqual([]);

    await page.unroute(FUNCTION);
    await page.getByRole('button', { name: 'Horoscopes' }).click();
    await page.getByRole('menuitem', { name: /^Gemini/ }).click();
    await expect(heading(page)).toHaveText(readingTitle('Gemini'));
  });

  test('a store that is down is skipped', async ({ noisyPage: page }) => {
    await page.route(STORE, (route) => route.fulfill({ status: 500, json: { message: 'down' } }));
    await pressCard(page, 'Aries');
    await expect(heading(page)).toHaveText(readingTitle('Aries'));
    await expect(page.getByText('down', { exact: true })).toHaveCount(0);
  });

  test('a reading without its sky shows without drawings', async ({ noisyPage: page }) => {
    await page.route('**/sky/*.json', (route) => route.fulfill({ json: { moon: 'green' } }));
    await pressCard(page, 'Aries');
    await expect(heading(page)).toHaveText(readingTitle('Aries'));
    await expect(page.getByRole('heading', { level: 2, name: /^The sky on/ })).toBeVisible();
    await expect(page.getByRole('img', { name: /^The zodiac on/ })).toHaveCount(0);
  });
});
