import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

interface Stop {
  name: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Each stop of Tab with the one before it, from the top of the page until the browser leaves it. Both are measured at
 * once, since what is below the view gets its layout only as the reader comes near.
 */
async function tabSteps(page: Page): Promise<[Stop, Stop][]> {
  const steps: [Stop, Stop][] = [];
  let before = await page.evaluateHandle(() => document.activeElement);
  for (;;) {
    await page.keyboard.press('Tab');
    const now = await page.evaluateHandle(() => document.activeElement);
    const stops = await page.evaluate(
      (elements) =>
        elements.map((element) => {
          // A link that wraps has a box for each line.
          const [first] = element?.getClientRects() ?? [];
          if (!element || !first || element === document.body) return null;
          const name = (element.textContent ?? '') || element.id;
          const [left, right] = [first.left, first.right];
          return { name, left, right, top: first.top + scrollY, bottom: first.bottom + scrollY };
        }),
      [before, now],
    );
    const [from, to] = stops;
    if (!to) return steps;
    if (from) steps.push([from, to]);
    before = now;
  }
}

/** Whether a reader comes to `next` before `stop`: it is higher up, or beside it on the left. Columns are read down. */
function isBefore(next: Stop, stop: Stop): boolean {
  if (next.bottom <= stop.top + 1) return next.left < stop.right;
  return next.top < stop.bottom - 1 && next.right <= stop.left + 1;
}

for (const width of [390, 1440]) {
  for (const path of [
    '/',
    '/leo-daily-horoscope',
    '/leo-daily-horoscope/2026-11-21',
    '/blog',
    '/blog/mercury-retrograde-guide',
    '/sky',
  ]) {
    test(`Tab follows the reading order on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      const steps = await tabSteps(page);
      expect(steps.length).toBeGreaterThan(20);
      const wrong = steps
        .filter(([from, to]) => isBefore(to, from))
        .map(([from, to]) => `${from.name} → ${to.name}`);
      expect(wrong).toEqual([]);
    });
  }
}
