import { awaitScripts } from './await-scripts.ts';
import { axeViolations } from './axe-violations.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, test } from './site.ts';

test('posting to a page that accepts nothing shows the error screen', async ({
  browser,
  baseURL,
}) => {
  // The browser itself logs the status to the console.
  const page = await (await browser.newContext({ baseURL })).newPage();
  await page.goto('/virgo-daily-horoscope');
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    document.body.append(form);
    form.submit();
  });
  expect((await answer).status()).toBe(405);
  expect((await answer).headers().allow).toBe('GET, HEAD');
  await expect(page).toHaveTitle(/^Unexpected Application Error!/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByText('405 Method Not Allowed')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Ephemera');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Virgo Daily Horoscope');
  await page.context().close();
});

test('a page that fails to load says why, and can be retried', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL });
  awaitScripts(page);
  await page.goto('/virgo-daily-horoscope', { waitUntil: 'networkidle' });
  await page.route('**/*.data*', (route) => route.abort());
  await page.getByRole('link', { name: 'Back to all signs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('main')).toContainText('Failed to fetch');
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your Daily Horoscope');
  await page.close();
});

test('a page whose data is unreadable or missing loads as a document', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL });
  const blog = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' });
  const whole = () => page.waitForRequest((request) => request.isNavigationRequest());

  await page.goto('/', { waitUntil: 'networkidle' });
  await page.route('**/blog.data*', (route) => route.fulfill({ body: '<p>Please sign in.</p>' }));
  await Promise.all([whole(), blog.click()]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Ephemera Blog');

  await page.unroute('**/blog.data*');
  await page.clock.install();
  await page.goto('/', { waitUntil: 'networkidle' });
  const answer = await holdRequests(page, '**/blog.data*');
  await blog.click();
  await expect.poll(() => answer.held.length).toBe(1);
  const isLoading = page.locator('html[data-loading]');
  await expect(isLoading).toHaveCount(0);
  await page.clock.fastForward(500);
  await expect(isLoading).toHaveCount(1);
  await Promise.all([whole(), page.clock.fastForward('00:15')]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Ephemera Blog');
  await page.close();
});

test('the response to a failed request reveals no internals', async ({ request }) => {
  const response = await request.post('/');
  expect(response.status()).toBe(405);
  const html = await response.text();
  expect(html).not.toMatch(/node_modules|\.tsx?\b|\bat [\w.]+ \(|did not provide an `action`/);
});
