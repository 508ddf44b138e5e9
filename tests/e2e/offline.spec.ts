import { expect, heading, pressCard, reading, test } from './on-demand.ts';

test('a page stays where another cannot come, and its reader is told', async ({
  roughPage: page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await pressCard(page, 'Virgo');
  await expect(heading(page)).toHaveText(reading('Virgo'));
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);

  const told = page.getByRole('region', { name: /^Notifications/ }).getByText('You are offline');
  const backToAll = page.getByRole('link', { name: 'Back to all signs' });
  await backToAll.click();
  await expect(told).toBeVisible();
  await expect(page).toHaveURL(/\/virgo-daily-horoscope$/);
  await page.evaluate(() => history.back());
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
  await expect(page).toHaveURL(/\/virgo-daily-horoscope#main$/);
  await expect(heading(page)).toHaveText(reading('Virgo'));

  await page.context().setOffline(false);
  await backToAll.click();
  await expect(page).toHaveURL('/');
  expect(errors).toEqual([]);
});

test('the page of a sign opens from an article, and says that there is no reading', async ({
  roughPage: page,
}) => {
  await page.goto('/blog/mercury-retrograde-guide', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Horoscopes' }).hover();
  const leo = page.getByRole('menu').getByRole('menuitem', { name: /^Leo/ });
  await leo.hover();
  await page.context().setOffline(true);
  await leo.click();
  await expect(page).toHaveURL(/\/leo-daily-horoscope$/);
  const tryAgain = page.getByRole('button', { name: 'Try Again' });
  await expect(tryAgain).toBeVisible();

  await page.context().setOffline(false);
  await tryAgain.click();
  await expect(heading(page)).toHaveText(reading('Leo'));
});
