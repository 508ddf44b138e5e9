import type { Page } from '@playwright/test';
import { awaitScripts } from './await-scripts.ts';
import { axeViolations } from './axe-violations.ts';
import { expectNoLayoutShift, watchLayoutShift } from './layout-shift.ts';
import { test as base, expect } from './site.ts';
import { slowLine } from './slow-line.ts';

const test = base.extend<{ slowUrl: string }>({
  slowUrl: async ({ site }, use) => {
    const line = await slowLine(site.url);
    await use(line.url);
    line.close();
  },
});

/** Every kind of screen, and its heading. */
const SCREENS = [
  { path: '/', heading: /^Your Daily Horoscope/ },
  { path: '/virgo-daily-horoscope', heading: 'Virgo Daily Horoscope for November 21, 2026' },
  {
    path: '/pisces-daily-horoscope/2026-11-22',
    heading: 'Pisces Daily Horoscope for November 22, 2026',
  },
  { path: '/signs', heading: 'What Is My Sign?' },
  { path: '/signs/scorpio', heading: 'The Zodiac Sign Scorpio' },
  { path: '/signs/aries-and-libra', heading: 'Aries and Libra' },
  { path: '/blog', heading: 'The Ephemera Blog' },
  { path: '/blog?q=nowhere', heading: 'The Ephemera Blog' },
  { path: '/blog/best-time-read-horoscope', heading: 'The Best Time to Read Your Daily Horoscope' },
  {
    path: '/blog/saturn-return-meaning-age-effects',
    heading: 'Saturn Return: Meaning, Age and Effects',
  },
  { path: '/sky', heading: 'Sky Calendar for November 2026' },
  { path: '/leo-daily-horoscope/2031-03-09', heading: 'No Leo Horoscope for March 9, 2031' },
  { path: '/method', heading: 'How We Check' },
  { path: '/method/corrections', heading: 'Corrections' },
  { path: '/leo-daily-horoscope/day?date=soon', heading: 'Which Day?' },
  { path: '/offline', heading: 'Pages on This Device' },
  { path: '/nowhere', heading: 'Page Not Found' },
];

/** Small phone, phone, tablet, desktop; 320 px is also a desktop of 1280 px at 400%, and 720 px one of 1440 at 200%. */
const WIDTHS = [280, 320, 390, 720, 768, 1440];

/** Content wider than the screen makes a page scroll sideways. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

for (const { path, heading } of SCREENS) {
  test.describe(path, () => {
    test("doesn't shift while it loads over a slow connection", async ({
      browser,
      slowUrl,
      clock,
    }) => {
      async function standsStill(width: number) {
        const page = await browser.newPage({
          baseURL: slowUrl,
          timezoneId: 'Asia/Kathmandu',
          viewport: { width, height: 800 },
        });
        await page.clock.setFixedTime(clock);
        await watchLayoutShift(page);
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expectNoLayoutShift(page, `at ${width} px`);
        await page.close();
      }
      await Promise.all([390, 1440].map(standsStill));
    });

    test('fits every width, with reduced motion and large text, prints, and has no axe or content-security-policy violations', async ({
      browser,
      baseURL,
    }) => {
      const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
      awaitScripts(page);
      const refused: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text());
      });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflow(page), `sideways at ${width}`).toBeLessThanOrEqual(0);
      }
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await axeViolations(page), `axe at ${width}`).toEqual([]);
      }

      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details:not([name])'))
          fold.setAttribute('open', '');
      });
      await setTextSize(page, '200%');
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await overflow(page), `sideways at ${width} with large text`).toBeLessThanOrEqual(0);
      }

      await setTextSize(page, '');
      // A sheet of paper is about as wide.
      await page.setViewportSize({ width: 720, height: 1000 });
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
      await expect(page.getByRole('button')).toHaveCount(0);
      expect(refused).toEqual([]);
      await page.close();
    });

    test('works without JavaScript, and shows no control that needs a script', async ({
      browser,
      baseURL,
    }) => {
      const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      // What is left to press submits a form or opens a fold; both work without a script.
      const pressable = page.locator('button:visible:not(form button[type=submit])');
      await expect(pressable).toHaveCount(0);
      await page.close();
    });
  });
}

test('with text at 200% the menu of a phone is no wider than the screen', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } });
  await page.goto('/');
  await setTextSize(page, '200%');
  await page.getByRole('button', { name: 'Menu' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('link', { name: /^Pisces/ })).toBeVisible();
  const [width, content] = await panel.evaluate((menu) => [menu.clientWidth, menu.scrollWidth]);
  expect(width, 'width of the menu').toBeLessThanOrEqual(390);
  expect(content, 'width of what is in the menu').toBe(width);
  await page.close();
});
