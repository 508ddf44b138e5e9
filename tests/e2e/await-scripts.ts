import type { Page } from '@playwright/test';

/** How long a test waits for scripts that may never run. */
const PATIENCE_MS = 5_000;

type Options = Parameters<Page['reload']>[0];

/**
 * Makes `goto` and `reload` also wait for the page's scripts, which start after it has loaded, and then touch the page,
 * so that all of it is hydrated. Skipped if the test doesn't wait for the load. If scripts are held back or fail, the
 * page is used as it is.
 */
export function awaitScripts(page: Page, touches = true): void {
  const { goto, reload } = page;
  async function settle({ waitUntil = 'load' }: Options = {}) {
    if (waitUntil === 'commit' || waitUntil === 'domcontentloaded') return;
    await page
      .waitForSelector('html:is([data-hydrated], [data-scripts-failed])', { timeout: PATIENCE_MS })
      .catch(() => {});
    if (touches) await touch(page);
    await page.waitForLoadState(waitUntil);
  }
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    await settle(options);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    await settle(options);
    return response;
  };
}

/** A first touch, which hydrates the page; see app/shell/late-scripts/late-part.tsx. */
async function touch(page: Page): Promise<void> {
  const late = page.locator('main[data-unhydrated]');
  if ((await late.count()) === 0) return;
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await late.waitFor({ state: 'detached', timeout: PATIENCE_MS }).catch(() => {});
}
