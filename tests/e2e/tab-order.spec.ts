import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

interface Stop {
  name: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where each press of Tab leads on the page, from its top, until the browser leaves it. */
async function tabStops(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const active = document.activeElement;
      // A link that wraps has a box for each line.
      const [first] = active === document.body ? [] : (active?.getClientRects() ?? []);
      if (!active || !first) return null;
      const name = (active.textContent ?? '') || active.id;
      const [left, right] = [first.left, first.right];
      return { name, left, right, top: first.top + scrollY, bottom: first.bottom + scrollY };
    });
    if (!stop) return stops;
    stops.push(stop);
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
    test(`Tab follows what one reads on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      const stops = await tabStops(page);
      expect(stops.length).toBeGreaterThan(20);
      const wrong = stops.flatMap((stop, i) => {
        const next = stops[i + 1];
        return next && isBefore(next, stop) ? [`${stop.name} → ${next.name}`] : [];
      });
      expect(wrong).toEqual([]);
    });
  }
}
