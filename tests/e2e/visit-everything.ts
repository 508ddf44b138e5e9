import type { Page } from '@playwright/test';

/**
 * Uses everything that a reader can use without signing in, in one visit, and returns the kilobytes of scripts that it
 * transferred, headers included: the menu or, on a narrow page, the panel, toasts, a sign's page from the server and by
 * a link, its other days, and every other kind of page. `linger` waits until an open page follows its reading and is
 * kept for offline use.
 */
export async function visitEverything(
  page: Page,
  origin: string,
  linger: () => Promise<unknown>,
): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  let bytes = 0;
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const main = page.locator('#main');
  const press = (name: string | RegExp) =>
    main.getByRole('button', { name }).locator('visible=true').first().click();
  const follow = (name: string | RegExp, within = main) =>
    within.getByRole('link', { name }).locator('visible=true').first().click();
  const footer = page.getByRole('navigation', { name: 'Footer' });

  await page.goto(`${origin}/leo-daily-horoscope`);
  await page.waitForSelector('html[data-hydrated]');
  await page.mouse.move(5, 5);
  await page.waitForSelector('main:not([data-unhydrated])');
  await linger();
  const panel = page.getByRole('button', { name: 'Menu', exact: true });
  if (await panel.isVisible()) await panel.click();
  else await page.getByRole('button', { name: 'Horoscopes' }).click();
  await page.locator('[role="menu"], [role="dialog"]').first().waitFor();
  await page.keyboard.press('Escape');
  await press('Copy link');
  await page.getByText('Link copied!').waitFor();
  await press('Copy the sentence');
  await press(/^Remember Leo/);
  await follow(/, Nov 20/);
  await page.waitForURL('**/2026-11-20');
  await follow('Back to all signs');
  await follow(/Horoscope for Virgo/);
  await main.getByRole('heading', { name: 'Virgo, Day by Day' }).waitFor();
  await follow(/stars, story and houses/);
  await page.waitForURL('**/signs/virgo');
  await follow('What is my sign?', footer);
  await page.locator('#birth-month').selectOption({ index: 5 });
  await page.locator('#birth-day').fill('15');
  await main.locator('.finder-answer').getByText('Taurus').first().waitFor();
  await follow('Sky calendar', footer);
  await page.waitForURL('**/sky');
  await follow('How we check', footer);
  await page.waitForURL('**/method');
  await follow('Blog', footer);
  await main.locator('input[name=q]').fill('moon');
  await press('Search');
  await page.waitForURL('**/blog?*');
  await main.locator('a[href^="/blog/"]').first().click();
  await main.locator('.article-text').waitFor();
  await page.waitForLoadState('networkidle');
  await devtools.detach();
  return Math.round(bytes / 102.4) / 10;
}
