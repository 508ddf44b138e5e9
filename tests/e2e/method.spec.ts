import { parseFeed } from '@rowanmanning/feed-parser';
import { axeViolations } from './axe-violations.ts';
import { expect, test } from './site.ts';
import { refreshReading, restoreReading, withdrawReading } from './stored-rows.ts';

/** A store of its own: what is corrected stays in the list. */
test.use({ clock: '2026-11-21T09:50:00Z' });
test.describe.configure({ mode: 'default' });

const CORRECTIONS = '/method/corrections';

test('the checked statements link to what “checked” means', async ({ page }) => {
  await page.goto('/gemini-daily-horoscope');
  await page.getByText('sky statements checked').filter({ visible: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'How we check' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How We Check');
  await expect(page.getByText('“Checked” means: what a reading says')).toBeInViewport();
  await expect(page.getByText('No published reading has been changed.')).toBeVisible();
  const data = await page.getByRole('link', { name: 'its data' }).getAttribute('href');
  expect((await page.request.get(data!)).status()).toBe(200);
  await page.getByRole('link', { name: 'list of corrections' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'published' })).toHaveText(
    'No published reading has been changed.',
  );
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'How we check' }),
  ).toBeVisible();
});

test('a changed reading is listed with both texts, escaped', async ({ browser, baseURL, site }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  refreshReading(site.dataDir, 'gemini', '2026-11-20', 'A first text.');
  refreshReading(site.dataDir, 'gemini', '2026-11-20', 'A <img src=x onerror=alert(1)> text.');
  await page.goto(CORRECTIONS);
  await expect(page.getByText('Published readings have been changed 2 times.')).toBeVisible();
  const last = page.locator('.corrections > li').first();
  await expect(last.getByRole('link', { name: 'Gemini for November 20, 2026' })).toHaveAttribute(
    'href',
    '/gemini-daily-horoscope/2026-11-20',
  );
  await expect(last).toContainText('no reason was recorded');
  await last.getByText('What changed').click();
  await expect(last.locator('del')).toContainText('first');
  await expect(last.locator('ins')).toContainText('<img src=x onerror=alert(1)>');
  await expect(page.locator('main img')).toHaveCount(0);

  const feed = parseFeed(await (await page.request.get(`${CORRECTIONS}/feed.xml`)).text());
  expect(feed.items.map(({ title }) => title)).toEqual([
    'Gemini for November 20, 2026',
    'Gemini for November 20, 2026',
  ]);
  expect((await page.request.get(`${CORRECTIONS}?page=2`)).status()).toBe(404);

  withdrawReading(site.dataDir, 'gemini', '2026-11-20');
  await page.goto(CORRECTIONS);
  await expect(page.getByText('Withdrawn by the operator; no reason was recorded.')).toBeVisible();
  await expect(page.getByText('onerror')).toHaveCount(0);
  await page.close();
  restoreReading(site.dataDir, 'gemini', '2026-11-20');
});

test('the list with its differences open has no axe violations', async ({
  browser,
  baseURL,
  site,
}) => {
  refreshReading(site.dataDir, 'taurus', '2026-11-20', 'Another text.');
  const page = await (await browser.newContext({ baseURL })).newPage();
  await page.goto(CORRECTIONS, { waitUntil: 'networkidle' });
  for (const fold of await page.getByText('What changed').all()) await fold.click();
  await expect(page.locator('ins:visible').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.context().close();
});
