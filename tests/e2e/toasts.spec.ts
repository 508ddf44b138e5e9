import { axeViolations } from './axe-violations.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, test } from './site.ts';

test("a notice doesn't shift the page, and the outcome replaces it", async ({ page }) => {
  await page.route('**/rest/v1/daily_horoscopes*', (route) => route.fulfill({ json: [] }));
  const maker = await holdRequests(page, '**/functions/v1/generate-horoscope');

  await page.goto('/', { waitUntil: 'networkidle' });
  await page.mouse.move(5, 5);
  const notices = page.getByRole('region', { name: /^Notifications/ });
  await expect(notices).toBeAttached();
  await expect(notices).toHaveAttribute('aria-live', 'polite');

  await page.getByRole('link', { name: /Virgo/ }).first().click();
  const waiting = notices.getByText('Consulting the stars for Virgo...');
  await expect(waiting).toBeVisible();
  const screen = page.viewportSize()!;
  const toEdges = async () => {
    const { x, y, width, height } = (await notices.getByRole('listitem').boundingBox())!;
    return { right: screen.width - x - width, bottom: screen.height - y - height };
  };
  await expect.poll(toEdges).toEqual({ right: 24, bottom: 24 });
  expect(await axeViolations(page)).toEqual([]);

  await maker.release();
  await expect(waiting).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Virgo Daily Horoscope for');
});
