import { expect, test } from './site.ts';
import { KINDS, type Weight, weigh } from './weigh.ts';

/**
 * The most kilobytes that a first view may transfer: what it takes today and a little room. See docs/performance.md for
 * what they should come down to.
 */
const BUDGETS: Record<string, Weight> = {
  '/': { html: 19, scripts: 210, styles: 12, fonts: 56, images: 5, rest: 6 },
  '/leo-daily-horoscope': { html: 26, scripts: 210, styles: 13, fonts: 56, images: 5, rest: 6 },
  '/leo-daily-horoscope/2026-11-21': {
    html: 21,
    scripts: 210,
    styles: 13,
    fonts: 56,
    images: 5,
    rest: 6,
  },
  '/blog/mercury-retrograde-guide': {
    html: 25,
    scripts: 228,
    styles: 13,
    fonts: 56,
    images: 150,
    rest: 6,
  },
};

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true });

for (const [address, budget] of Object.entries(BUDGETS)) {
  test(`the first view of ${address} stays within its budget`, async ({ page }) => {
    const weight = await weigh(page, address);
    expect(weight.html).toBeGreaterThan(5);
    const over = KINDS.filter((kind) => weight[kind] > budget[kind]);
    expect(over.map((kind) => `${kind}: ${weight[kind]} KB of ${budget[kind]}`)).toEqual([]);
  });
}
