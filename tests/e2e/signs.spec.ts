import type { Page } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { expect, test } from './site.ts';

function field(page: Page, label: string) {
  return page.getByLabel(label, { exact: true });
}

test('a birthday finds its sign on the device, asking for year, hour and place only if needed', async ({
  page,
}) => {
  await page.goto('/signs', { waitUntil: 'networkidle' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const answer = page.getByRole('region', { name: 'Your birthday' }).getByRole('status');

  await field(page, 'Month').selectOption('July');
  await field(page, 'Day').fill('5');
  await expect(answer).toContainText('Everyone born on July 5 is a Cancer');
  await expect(field(page, 'Year')).toHaveCount(0);

  await field(page, 'Day').fill('23');
  await expect(answer).toContainText('Which year was it?');
  await field(page, 'Year').pressSequentially('99');
  await expect(answer).toContainText('Which year was it?');
  await field(page, 'Year').blur();
  await expect(answer).toContainText('“99” is not a whole year. Please enter all four digits');
  await field(page, 'Year').fill('1850');
  await expect(answer).toContainText('The finder covers the years 1900 to 2100');
  await field(page, 'Year').fill('2003');
  await expect(answer).toContainText('The Sun entered Leo on July 23, 2003 at 06:04 UTC.');
  await field(page, 'Time of birth (local time)').fill('08:30');
  await expect(answer).toContainText('Choose the zone of the birthplace.');
  await field(page, 'Part of the world').selectOption('Europe');
  await field(page, 'Time zone of the birthplace').selectOption('Europe/Paris');
  await expect(answer).toContainText('06:04 UTC: 8:04 AM in Paris, before this birth.');
  await field(page, 'Part of the world').selectOption('Asia');
  await expect(answer).toContainText('Choose the zone of the birthplace.');
  await field(page, 'Part of the world').selectOption('Europe');
  await field(page, 'Time zone of the birthplace').selectOption('Europe/Paris');
  await expect(answer.getByRole('link', { name: 'Today’s Leo reading' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await field(page, 'Month').selectOption('February');
  await field(page, 'Day').fill('30');
  await expect(answer).toContainText('February has no day 30.');
  await field(page, 'Day').fill('abc');
  await expect(answer).toContainText('“abc” is not a day of the month.');
  // Only the site's own code was requested meanwhile.
  expect(asked.filter((url) => !/\/assets\/[\w.-]+\.(js|css)$/.test(url))).toEqual([]);
  expect(new URL(page.url()).search).toBe('');

  await field(page, 'Month').selectOption('August');
  await field(page, 'Day').press('Enter');
  await field(page, 'Day').fill('5');
  await answer.getByRole('link', { name: 'About Leo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Zodiac Sign Leo');
});

test('the birthday finder works with the keyboard alone', async ({ page }) => {
  await page.goto('/signs', { waitUntil: 'networkidle' });
  await field(page, 'Month').focus();
  await page.keyboard.type('July');
  await page.keyboard.press('Tab');
  await page.keyboard.type('23');
  await expect(field(page, 'Year')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('2003');
  await expect(field(page, 'Time of birth (local time)')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(field(page, 'Time of birth (local time)')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("the dates show, the finder isn't offered, and two signs can be compared", async ({
    page,
  }) => {
    await page.goto('/signs');
    await expect(page.getByRole('row', { name: /^Leo Jul 23-Aug 22 Jul 22 19:14/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your birthday' })).toBeHidden();
    await expect(page.getByText('The birthday finder needs JavaScript')).toBeVisible();
    await expect(page.getByText('The finder works on your own device')).toBeHidden();
    await field(page, 'One sign').selectOption('Leo');
    await field(page, 'Another').selectOption('Aries');
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page).toHaveURL(/\/signs\/aries-and-leo$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aries and Leo');
    await expect(page.getByText('Why this reading:').filter({ visible: true })).toHaveCount(2);
  });
});

test('a pair has one URL, and an unknown sign none', async ({ request }) => {
  const swapped = await request.get('/signs/leo-and-aries', { maxRedirects: 0 });
  expect(swapped.status()).toBe(301);
  expect(swapped.headers().location).toBe('/signs/aries-and-leo');
  const unsure = await request.get('/signs/pair?a=leo', { maxRedirects: 0 });
  expect(unsure.headers().location).toBe('/signs');
  expect((await request.get('/signs/leo-and-ophiuchus')).status()).toBe(404);
  expect((await request.get('/signs/ophiuchus')).status()).toBe(404);
});
