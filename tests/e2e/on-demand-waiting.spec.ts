import { axeViolations } from './axe-violations.ts';
import { holdRequests } from './hold-requests.ts';
import { expectNoLayoutShift, watchLayoutShift } from './layout-shift.ts';
import {
  card,
  emptyStore,
  expect,
  FUNCTION,
  heading,
  NOW,
  pressCard,
  readingTitle,
  STORE,
  test,
} from './on-demand.ts';
import { countReadings, removeReadings } from './stored-rows.ts';

test.use({ writesReadings: true });

test.describe('while it loads', () => {
  test("the page shows at once, says where it looks, and doesn't shift", async ({ page }) => {
    await watchLayoutShift(page);
    const store = await holdRequests(page, STORE);
    const maker = await holdRequests(page, FUNCTION);
    await pressCard(page, 'Virgo');

    await expect(heading(page)).toHaveText('Virgo Daily Horoscope');
    await expect(heading(page)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page).toHaveTitle('Virgo Daily Horoscope | Ephemera');
    await expect(page.getByText('Consulting the stars...', { exact: true })).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('Retrieving stored horoscope...');
    await expect(page.locator('main .frame')).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'Back to all signs' })).toBeVisible();

    await expect.poll(() => store.held.length).toBe(1);
    await store.held[0]!.fulfill({ json: [] });
    const overlay = page.getByRole('dialog', { name: 'Generating fresh Virgo horoscope...' });
    await expect(overlay).toBeVisible();
    await expect(overlay).toBeFocused();
    await expect(overlay).toContainText(/\d+% complete/);
    await expect(overlay.getByRole('progressbar')).toHaveAttribute('max', '100');
    await expect(page.getByText('Consulting the stars for Virgo...')).toBeVisible();

    // The focus stays inside it.
    const back = overlay.getByRole('link', { name: 'Back to all signs' });
    await page.keyboard.press('Tab');
    await expect(back).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(overlay).toBeFocused();

    await maker.release();
    await expect(heading(page)).toHaveText(readingTitle('Virgo'));
    await expect(heading(page)).toBeFocused();
    await expect(overlay).toBeHidden();
    await expect(page.getByText('Consulting the stars for Virgo...')).toBeHidden();
    await expectNoLayoutShift(page);
  });

  test('the estimated time shows until it is up, and no longer', async ({ page }) => {
    await emptyStore(page);
    const maker = await holdRequests(page, FUNCTION);
    await pressCard(page, 'Virgo');
    const estimate = page.getByText('Estimated time: 4 seconds');
    await expect(estimate).toBeVisible();
    await expect(estimate).toBeHidden();
    await expect(page.getByRole('dialog')).toBeVisible();
    await maker.release();
  });

  test('after more than a second, the reader is told that the reading is ready', async ({
    page,
  }) => {
    await emptyStore(page);
    const maker = await holdRequests(page, FUNCTION);
    await pressCard(page, 'Virgo');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.waitForTimeout(1_100);
    await maker.release();
    await expect(page.getByText('Your Virgo horoscope is ready!')).toBeVisible();
  });

  test('Escape closes the overlay, and loading continues', async ({ page }) => {
    await emptyStore(page);
    const maker = await holdRequests(page, FUNCTION);
    await pressCard(page, 'Virgo');
    await expect(page.getByRole('dialog')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole('status')).toHaveText('Generating fresh Virgo horoscope...');
    await maker.release();
    await expect(heading(page)).toHaveText(readingTitle('Virgo'));
  });

  test('leaving the page ends overlay, notice and request', async ({ page }) => {
    await emptyStore(page);
    const maker = await holdRequests(page, FUNCTION);
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname));
    await pressCard(page, 'Virgo');
    await expect.poll(() => maker.held.length).toBe(1);

    await page.getByRole('dialog').getByRole('link', { name: 'Back to all signs' }).click();
    await expect(heading(page)).toContainText('Your Daily Horoscope');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('Consulting the stars for Virgo...')).toHaveCount(0);
    await expect.poll(() => failed).toEqual(['/functions/v1/generate-horoscope']);

    // Coming back, the card can be pressed again, and another sign too.
    await card(page, 'Leo').click();
    await expect(heading(page)).toHaveText('Leo Daily Horoscope');
    await expect(page.getByRole('dialog', { name: /Leo/ })).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toContainText('Your Daily Horoscope');
    await expect(card(page, 'Leo')).toBeEnabled();
  });

  test('a double click navigates once', async ({ page }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const before = await page.evaluate(() => history.length);
    await card(page, 'Libra').dblclick();
    await expect(heading(page)).toHaveText(readingTitle('Libra'));
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await card(page, 'Libra').click();
    await expect(heading(page)).toHaveText(readingTitle('Libra'));
  });

  test('two pages opened at once each get the reading', async ({ page, context, site }) => {
    removeReadings(site.dataDir, 'pisces');
    const other = await context.newPage();
    await other.clock.setFixedTime(NOW);
    await Promise.all([pressCard(page, 'Pisces'), pressCard(other, 'Pisces')]);
    await expect(heading(page)).toHaveText(readingTitle('Pisces'));
    await expect(heading(other)).toHaveText(readingTitle('Pisces'));
    await expect.poll(() => countReadings(site.dataDir, 'pisces', '2026-11-21')).toBe(1);
  });
});

test('a slow next date shows the overlay meanwhile', async ({ page }) => {
  await page.goto('/leo-daily-horoscope', { waitUntil: 'networkidle' });
  const answer = await holdRequests(page, '**/leo-daily-horoscope/2026-11-20.data*');
  await page.getByRole('link', { name: 'Yesterday' }).click();
  const overlay = page.getByRole('dialog');
  await expect(overlay.getByRole('status')).toHaveText(
    /^(Consulting the stars|Reading celestial patterns|Interpreting cosmic alignments|Analyzing planetary positions|Decoding astral messages|Channeling cosmic wisdom|Aligning with universal energies)\.\.\.$/,
  );
  await expect(overlay).toContainText(/\d+% complete/);
  await answer.release();
  await expect(heading(page)).toHaveText('Leo Daily Horoscope for November 20, 2026');
  await expect(overlay).toHaveCount(0);
});

test('neither waiting nor failing has axe violations', async ({ noisyPage: page }) => {
  const store = await holdRequests(page, STORE);
  const maker = await holdRequests(page, FUNCTION);
  await pressCard(page, 'Capricorn');
  await expect(page.getByRole('status')).toHaveText('Retrieving stored horoscope...');
  expect(await axeViolations(page), 'loading').toEqual([]);

  await expect.poll(() => store.held.length).toBe(1);
  await store.held[0]!.fulfill({ json: [] });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForTimeout(500);
  expect(await axeViolations(page), 'overlay').toEqual([]);

  await expect.poll(() => maker.held.length).toBe(1);
  await maker.held[0]!.abort();
  await expect.poll(() => maker.held.length).toBe(2);
  await maker.held[1]!.abort();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await page.waitForTimeout(500);
  expect(await axeViolations(page), 'failure').toEqual([]);
});
