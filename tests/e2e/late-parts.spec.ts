import { holdRequests } from './hold-requests.ts';
import { expect, test } from './site.ts';

test.use({ touches: false, permissions: ['clipboard-read', 'clipboard-write'] });

const READING_CODE = /\/assets\/reading-[\w-]{8}\.js$/;

test('a page that nobody touches stays as served, and its code stays away', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/leo-daily-horoscope', { waitUntil: 'networkidle' });
  await expect(page.locator('main[data-unhydrated] .reading')).toBeVisible();
  expect(requested.filter((url) => READING_CODE.test(url))).toEqual([]);
});

test('a touch hydrates the page in place, and a press before that is not lost', async ({
  page,
}) => {
  const code = await holdRequests(page, READING_CODE);
  await page.goto('/leo-daily-horoscope');
  const part = page.locator('main[data-unhydrated]');
  await expect(part).toBeAttached();
  const heading = await page.locator('main h1:visible').elementHandle();
  await page.getByRole('button', { name: 'Copy link' }).locator('visible=true').click();
  await code.release();
  await expect(page.getByText('Link copied!')).toBeVisible();
  await expect(part).toBeHidden();
  expect(await heading?.evaluate((node) => node.isConnected)).toBe(true);
});

test('without its code, the page can be read and its links work', async ({ page }) => {
  await page.route(READING_CODE, (route) => route.fulfill({ contentType: 'text/javascript' }));
  await page.goto('/leo-daily-horoscope');
  await page.mouse.move(5, 5);
  await expect(page.locator('main[data-unhydrated] .reading')).toBeVisible();
  await page.getByRole('link', { name: 'Back to all signs' }).click();
  await expect(page.getByRole('heading', { name: 'Choose Your Sign' })).toBeVisible();
});

for (const [path, code] of [
  ['/', '**/assets/home-page-*.js'],
  ['/leo-daily-horoscope', READING_CODE],
  ['/blog/mercury-retrograde-guide', '**/assets/article-page-*.js'],
] as const) {
  test(`a link leaves ${path} at once, whatever it still loads`, async ({ page }) => {
    await holdRequests(page, code);
    const requested = page.waitForRequest(code);
    await page.goto(path);
    await page.mouse.move(5, 5);
    await requested;
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: path.startsWith('/blog') ? 'Home' : 'Blog' }).click();
    await expect(page.locator('main:not([data-unhydrated]) h1:visible')).not.toHaveText('');
    await expect(page).toHaveURL(path.startsWith('/blog') ? '/' : '/blog');
    await expect(page.locator('html[data-same-document]')).toBeAttached();
  });
}
