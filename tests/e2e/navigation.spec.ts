import type { Page } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, test } from './site.ts';

const item = (page: Page, name: RegExp) => page.getByRole('menuitem', { name });

test.describe('the menu of the signs', () => {
  test('works with the keyboard alone', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Horoscopes' });
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    for (let tabs = 0; tabs < 4; tabs += 1) await page.keyboard.press('Tab');
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu', { name: 'Horoscopes' })).toBeVisible();
    await expect(page.getByRole('menuitem')).toHaveCount(12);
    await expect(item(page, /^Aries/)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item(page, /^Taurus/)).toBeFocused();
    await page.keyboard.press('End');
    await expect(item(page, /^Pisces/)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(item(page, /^Aries/)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(item(page, /^Leo/)).toBeFocused();
    await page.keyboard.type('sa');
    await expect(item(page, /^Sagittarius/)).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press('ArrowDown');
    await expect(item(page, /^Aries/)).toBeFocused();
    await Promise.all(['s', 'a', 'Enter'].map((key) => page.keyboard.press(key)));
    await expect(page).toHaveURL(/\/sagittarius-daily-horoscope$/);
    await expect(page.getByRole('menu')).toBeHidden();
  });

  test('Tab leaves it for the next link, Shift+Tab for its button', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Horoscopes' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(item(page, /^Aries/)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('menu')).toBeHidden();
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link', { name: 'Blog' })).toBeFocused();

    await button.focus();
    await page.keyboard.press('Enter');
    await expect(item(page, /^Aries/)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('opens on hover, and closes when the mouse leaves', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Horoscopes' });
    await button.hover();
    await expect(page.getByRole('menu')).toBeVisible();
    await item(page, /^Libra/).hover();
    await expect(item(page, /^Libra/)).toBeFocused();
    await page.mouse.move(20, 600);
    await expect(page.getByRole('menu')).toBeHidden();

    // What was opened by a press stays until it is pressed again, or something else is.
    await button.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await button.click();
    await expect(page.getByRole('menu')).toBeHidden();
    await button.click();
    await page.mouse.click(20, 600);
    await expect(page.getByRole('menu')).toBeHidden();
    await button.click();
    await item(page, /^Libra/).click();
    await expect(page).toHaveURL(/\/libra-daily-horoscope$/);
  });

  test('closes when the page or the width changes', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Read the Blog' }).click();
    await expect(page).toHaveURL('/blog');
    const button = page.getByRole('button', { name: 'Horoscopes' });
    await button.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('menu')).toBeHidden();

    await button.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 700 });
    await expect(page.getByRole('menu')).toBeHidden();
  });

  test('opens for a click that came before its code loaded', async ({ page }) => {
    const menu = await holdRequests(page, '**/assets/touched-*.js');
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Horoscopes' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toBeFocused();
    await menu.release();
    await expect(item(page, /^Aries/)).toBeFocused();
  });

  test('links to the list of signs if its code fails to load', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL });
    await page.route('**/assets/touched-*.js', (route) => route.abort());
    await page.goto('/virgo-daily-horoscope');
    await page.getByRole('button', { name: 'Horoscopes' }).click();
    await expect(page).toHaveURL(/\/#signs$/);
    await page.close();
  });
});

test.describe('the panel of small screens', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('traps the focus, and restores it', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menu' });
    const panel = page.getByRole('dialog', { name: 'Menu' });
    await button.click();
    await expect(panel.getByRole('link')).toHaveCount(14);
    const open = { x: 390 - 320, y: 0, width: 320, height: 700 };
    await expect.poll(() => panel.boundingBox()).toEqual(open);
    expect(await axeViolations(page)).toEqual([]);

    const isInside = () => panel.evaluate((element) => element.contains(document.activeElement));
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 20; presses += 1) {
        await page.keyboard.press(key);
        expect(await isInside(), `${key} ${presses}`).toBe(true);
      }
    }

    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await expect.poll(() => panel.boundingBox()).toEqual(open);
    await page.mouse.click(20, 600);
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('opens for a click that came before any script', async ({ page }) => {
    const entry = await holdRequests(page, '**/assets/entry.client-*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await entry.release();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  for (const [what, chunk] of [
    ['its code', 'touched'],
    ['the code for the page', 'entry.client'],
    ['what every page depends on', 'root'],
  ]) {
    test(`restores the plain links if ${what} fails to load`, async ({ browser, baseURL }) => {
      const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 700 } });
      await page.route(`**/assets/${chunk}-*.js`, (route) => route.abort());
      await page.goto('/virgo-daily-horoscope');
      const button = page.getByRole('button', { name: 'Menu' });
      if (chunk === 'touched') await button.click();
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      await expect(links).toHaveText(['Home', 'Horoscopes', 'Blog']);
      await expect(button).toBeHidden();
      if (chunk === 'touched') await expect(links.first()).toBeFocused();
      await links.filter({ hasText: 'Horoscopes' }).click();
      await expect(page).toHaveURL(/\/#signs$/);
      await page.close();
    });
  }

  test('closes when a link in it is chosen, even to the current page', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menu' });
    const panel = page.getByRole('dialog', { name: 'Menu' });
    for (const visit of ['another page', 'the same page']) {
      await button.click();
      await panel.getByRole('link', { name: /^Leo/ }).click();
      await expect(panel, visit).toBeHidden();
      await expect(page).toHaveURL(/\/leo-daily-horoscope$/);
    }
    await button.click();
    await expect(panel.getByRole('link', { name: /^Leo/ })).toHaveAttribute('aria-current', 'page');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, marked] of [
    ['/', ['Home']],
    ['/virgo-daily-horoscope', ['Horoscopes']],
    ['/virgo-daily-horoscope/2026-11-22', ['Horoscopes']],
    ['/blog', ['Blog']],
    ['/blog/mercury-retrograde-guide', ['Blog']],
    ['/blogs', []],
    ['/virgo-daily-horoscopes', []],
  ] as const) {
    test(`${path} marks ${marked[0] ?? 'nothing'}`, async ({ browser, baseURL }) => {
      const page = await browser.newPage({ baseURL });
      await page.goto(path);
      const main = page.getByRole('navigation', { name: 'Main' });
      await expect(main.locator('[aria-current]')).toHaveText(marked);
      await page.close();
    });
  }

  for (const width of [280, 390, 1440]) {
    test(`plain links are in the header at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/virgo-daily-horoscope');
      await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
      const main = page.getByRole('navigation', { name: 'Main' });
      await expect(main.getByRole('link')).toHaveText(['Home', 'Horoscopes', 'Blog']);
      for (const link of await main.getByRole('link').all()) await expect(link).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await main.getByRole('link', { name: 'Horoscopes' }).click();
      await expect(page).toHaveURL(/\/#signs$/);
    });
  }
});
