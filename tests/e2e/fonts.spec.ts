import { expect, test } from './site.ts';

test('fonts load after the first paint, and from the next page on before it', async ({ page }) => {
  await page.goto('/leo-daily-horoscope');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-fonts', /shown|waiting/);
  const [painted, requested] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ startTime }) => startTime),
    ),
  ]);
  expect(requested!).toBeGreaterThan(painted!);

  await page.goto('/blog', { waitUntil: 'commit' });
  await expect(root).toHaveAttribute('data-fonts', 'shown');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser loads the fonts itself', async ({ page }) => {
    const font = page.waitForResponse(/eb-garamond-roman.*\.woff2$/);
    await page.goto('/leo-daily-horoscope');
    expect((await font).ok()).toBe(true);
  });
});
