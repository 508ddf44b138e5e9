import type { Page, Request } from '@playwright/test';
import { expect, test } from './site.ts';
import { KINDS, type Weight, weigh } from './weigh.ts';

/**
 * The most kilobytes that a page may transfer at rest: its current weight plus a little headroom. Style sheets are in
 * the HTML. See docs/performance.md.
 */
const BUDGETS: Record<string, Weight> = {
  '/': { html: 31, scripts: 107, styles: 0, fonts: 28, images: 0, rest: 2 },
  // A headline with quotation marks, in the row of days too, loads the second subset of the italic font: 5 KB.
  '/leo-daily-horoscope': { html: 38, scripts: 110, styles: 0, fonts: 35, images: 0, rest: 2 },
  '/leo-daily-horoscope/2026-11-21': {
    html: 35,
    scripts: 110,
    styles: 0,
    fonts: 35,
    images: 0,
    rest: 2,
  },
  '/blog/mercury-retrograde-guide': {
    html: 40,
    scripts: 107,
    styles: 0,
    fonts: 34,
    images: 38,
    rest: 2,
  },
};

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  touches: false,
});

for (const [address, budget] of Object.entries(BUDGETS)) {
  test(`${address} stays within its budget, and starts no script before loading`, async ({
    page,
  }) => {
    const weight = await weigh(page, address);
    expect(weight.html).toBeGreaterThan(5);
    const over = KINDS.filter((kind) => weight[kind] > budget[kind]);
    expect(over.map((kind) => `${kind}: ${weight[kind]} KB of ${budget[kind]}`)).toEqual([]);
    expect(await scriptsBeforeLoad(page, address)).toEqual([]);
  });
}

/** The scripts that a page asks for until it has loaded. */
async function scriptsBeforeLoad(page: Page, address: string): Promise<string[]> {
  const scripts: string[] = [];
  const note = (request: Request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  };
  page.on('request', note);
  page.once('load', () => page.off('request', note));
  await page.goto(address);
  return scripts;
}
