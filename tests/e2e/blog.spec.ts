import type { Locator, Page } from '@playwright/test';
import { ARTICLES } from './articles.ts';
import { axeViolations } from './axe-violations.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, test } from './site.ts';

const SATURN = '/blog/saturn-return-meaning-age-effects';
const SATURN_TITLE = 'Saturn Return: Meaning, Age and Effects';

test('the list shows and links to every article, and the article links back', async ({ page }) => {
  await page.goto('/blog');
  const links = page.getByRole('link', { name: /^Read More/ });
  await expect(links).toHaveCount(ARTICLES.length);
  const card = page.getByRole('listitem').filter({ hasText: SATURN_TITLE });
  await expect(card).toContainText('Life Transitions');
  await expect(card).toContainText('January 19, 2025');
  await page.getByRole('link', { name: `Read More about ${SATURN_TITLE}` }).click();
  await expect(page).toHaveURL(SATURN);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SATURN_TITLE);
  await expect(page).toHaveTitle(`${SATURN_TITLE} | Ephemera`);
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test('a list that is scrolled before its first paint hydrates as it was rendered', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => window.dispatchEvent(new Event('scroll')));
    // The first paint is never reported.
    window.PerformanceObserver = class {
      static supportedEntryTypes = ['paint'];
      observe() {}
      disconnect() {}
    } as unknown as typeof PerformanceObserver;
  });
  await page.goto('/blog');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page.locator('source[srcset^="data:"]')).toHaveCount(0);
});

test('the home page links to the blog and to its newest articles', async ({ page }) => {
  await page.goto('/');
  const newest = page.getByRole('region', { name: 'From the Blog' }).getByRole('link');
  await expect(newest).toHaveCount(3);
  await page.getByRole('link', { name: 'Read the Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Ephemera Blog');
  await page.getByRole('link', { name: 'Read Your Daily Horoscope', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('a search shows its results and their number, and can be cleared', async ({ page }) => {
  await page.goto('/blog');
  const search = page.getByRole('search');
  await search.getByRole('searchbox', { name: 'Search the articles' }).fill('  RÉTROGRADE cazimi ');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(search.getByRole('status')).toHaveText('1 article found for “RÉTROGRADE cazimi”.');
  await expect(page.getByRole('link', { name: /^Read More/ })).toHaveCount(1);
  await expect(page.locator('mark').first()).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog$/);
  await page.goBack();
  await expect(page.getByRole('link', { name: /^Read More/ })).toHaveCount(ARTICLES.length);
  await expect(search.getByRole('searchbox')).toHaveValue('');
});

test('a search without results says so and offers all articles; the query is shown as plain text', async ({
  page,
}) => {
  const typed = '<img src=x onerror=alert(1)>"';
  await page.goto(`/blog?q=${encodeURIComponent(typed)}`);
  await expect(page.getByRole('status')).toHaveText(`No articles found for “${typed}”.`);
  await expect(page.getByRole('searchbox')).toHaveValue(typed);
  await page.getByRole('link', { name: 'Show all articles' }).click();
  await expect(page.getByRole('link', { name: /^Read More/ })).toHaveCount(ARTICLES.length);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^index/);
});

test('the list can be filtered by category, and reset', async ({ page }) => {
  await page.goto('/blog');
  await page.getByText('Browse by category').click();
  await page.getByRole('link', { name: 'Astrology Guide', exact: true }).first().click();
  await expect(page).toHaveURL('/blog?category=astrology-guide');
  await expect(page.getByRole('status')).toHaveText('2 articles in Astrology Guide.');
  await expect(page.getByRole('link', { name: /^Read More/ })).toHaveCount(2);
  await page.getByRole('link', { name: 'Show all articles' }).click();
  await expect(page.getByRole('link', { name: /^Read More/ })).toHaveCount(ARTICLES.length);
});

test('the contents of an article highlight the section being read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(SATURN);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
  for (const name of ['What tradition says', 'How to see Saturn', 'What a Saturn return is']) {
    await page
      .getByRole('heading', { level: 2, name, exact: true })
      .evaluate((heading) =>
        window.scrollTo(0, heading.getBoundingClientRect().top + scrollY - 80),
      );
    await expect(contents.locator('[aria-current]')).toHaveText(name);
  }
});

test('an article links to the one before and the one after it', async ({ page }) => {
  await page.goto(SATURN);
  const neighbors = page.getByRole('navigation', { name: 'Previous and next article' });
  const place = ARTICLES.findIndex(({ slug }) => SATURN.endsWith(slug));
  await expect(neighbors.getByRole('link')).toHaveText([
    `Previous${ARTICLES[place + 1]!.title}`,
    `Next${ARTICLES[place - 1]!.title}`,
  ]);
  await neighbors.getByRole('link').first().click();
  await expect(page).toHaveURL(`/blog/${ARTICLES[place + 1]!.slug}`);
});

test('every cover of the list loads once it is scrolled to', async ({ page }) => {
  await page.goto('/blog');
  const pictures = page.getByRole('main').locator('img');
  await expect(pictures).toHaveCount(ARTICLES.length);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
      )
      .toBeGreaterThan(0);
  }
});

test('the contents of an article link to its sections', async ({ page }) => {
  await page.goto(SATURN);
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  expect(await contents.count()).toBeGreaterThan(2);
  const section = async (link: Locator) =>
    page.getByRole('heading', { level: 2, name: await link.innerText(), exact: true });
  for (const link of await contents.all()) {
    await link.click();
    await expect(await section(link)).toBeInViewport();
    await expect(await section(link)).toBeFocused();
    await expect(page).toHaveURL((await link.getAttribute('href'))!);
  }
  await page.goBack();
  await expect(await section(contents.nth(-2))).toBeInViewport();
});

test('an article links to others, to the list and to the readings', async ({ page }) => {
  await page.goto(SATURN);
  const on = page.getByRole('complementary', { name: 'Read on' });
  const related = on.getByRole('list').getByRole('link');
  await expect(related).toHaveCount(2);
  const title = await related.first().innerText();
  await related.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await on.getByRole('link', { name: 'More Articles' }).click();
  await expect(page).toHaveURL('/blog');
});

test('the text of an article is the same by a link, and its links stay in the document', async ({
  page,
}) => {
  await page.goto(SATURN);
  const text = page.locator('.article-text');
  const served = await text.textContent();
  expect(served).toContain('Frequently asked questions');
  await page.mouse.move(5, 5);
  await expect(page.locator('html[data-hydrated] main:not([data-unhydrated])')).toBeVisible();
  expect(await text.textContent()).toBe(served);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));

  const faq = text.getByRole('link', { name: 'Frequently asked questions' });
  await faq.click();
  await expect(page).toHaveURL(`${SATURN}#frequently-asked-questions`);
  await expect(text.getByRole('heading', { name: 'Frequently asked questions' })).toBeFocused();
  const link = text.locator('a[href^="/"]').first();
  const address = (await link.getAttribute('href'))!;
  await link.press('Enter');
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(page).toHaveURL(`${SATURN}#frequently-asked-questions`);
  await expect.poll(() => text.textContent()).toBe(served);
  await expect(page.locator('html[data-same-document]')).toBeAttached();
});

test.describe('before a touch', () => {
  test.use({ touches: false });

  test('the text of an article stays if its contents are clicked first', async ({ page }) => {
    await page.goto(SATURN);
    const text = page.locator('.article-text');
    const served = await text.textContent();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await page.locator('.article-contents a').first().click();
    await expect(page).toHaveURL(/#/);
    await expect(page.locator('main:not([data-unhydrated])')).toBeVisible();
    await expect.poll(() => text.textContent()).toBe(served);
  });
});

test('the article on the best time links to all twelve readings', async ({ page }) => {
  await page.goto('/blog/best-time-read-horoscope');
  const signs = page.getByRole('navigation', { name: "Today's readings" }).getByRole('link');
  await expect(signs).toHaveCount(12);
  await signs.filter({ hasText: 'Cancer' }).click();
  await expect(page).toHaveURL('/cancer-daily-horoscope');
});

test('pictures are served in the sizes that pages request', async ({ page }) => {
  await page.goto('/blog');
  const cards = await servedSizes(page);
  expect(cards).toHaveLength(ARTICLES.length);
  for (const card of cards) expect(card).toEqual({ plain: [400, 225], dense: [800, 450] });
  await page.goto(SATURN);
  expect((await servedSizes(page))[0]).toEqual({ plain: [800, 400], dense: [1600, 800] });
});

test('without JavaScript the blog can be read and searched', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto('/blog');
  await page.getByRole('searchbox').fill('saturn');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/blog?q=saturn');
  await expect(page.getByRole('status')).toHaveText(/^\d+ articles found for “saturn”\.$/);
  await page.getByRole('link', { name: `Read More about ${SATURN_TITLE}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SATURN_TITLE);
  await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible();
  await page.close();
});

test('a missing article is a real 404', async ({ request }) => {
  const response = await request.get('/blog/no-such-article');
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('Page Not Found');
});

for (const path of ['/blog', '/blog?q=saturn', SATURN]) {
  test(`${path} has no axe violations`, async ({ page }) => {
    await page.goto(path);
    expect(await axeViolations(page, { bestPractice: true })).toEqual([]);
  });
}

/** The pixels of the files behind each picture, whichever of them the browser chose to show. */
function servedSizes(page: Page): Promise<{ plain: number[]; dense: number[] }[]> {
  return page.getByRole('main').evaluate((main) => {
    async function sizeOf(address: string) {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
      return [width, height];
    }
    return Promise.all(
      [...main.querySelectorAll('img')].map(async ({ src, srcset }) => ({
        plain: await sizeOf(src),
        dense: await sizeOf(srcset.split(', ').at(-1)!.split(' ')[0]!),
      })),
    );
  });
}

test("a phone's first view of an article shows its picture without a request, then the whole one", async ({
  browser,
  baseURL,
}) => {
  const viewport = { width: 390, height: 844 };
  const page = await browser.newPage({ baseURL, viewport, deviceScaleFactor: 2 });
  const pictures = await holdRequests(page, /\/images\//);
  await page.goto(SATURN, { waitUntil: 'domcontentloaded' });
  const picture = page.locator('.article-header img');
  await expect.poll(() => pictures.held.length).toBeGreaterThan(0);
  const shown = await picture.screenshot();
  await picture.evaluate((image) => image.style.setProperty('object-position', '9999px'));
  expect(shown.equals(await picture.screenshot()), 'the box shows a picture').toBe(false);
  await picture.evaluate((image) => image.style.removeProperty('object-position'));
  await pictures.release();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc))
    .toMatch(/\/images\//);
  await page.close();
});
