import { expect, type Page } from '@playwright/test';

/** What layout shifts a page has had, each with the elements that moved. */
interface Shift {
  value: number;
  moved: string;
}

/** Notes the layout shifts on every page that `page` loads from now on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    type LayoutShift = PerformanceEntry & { value: number; sources: Source[] };

    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        shifts.push({ value, moved: sources.map(describe).join(', ') });
    }).observe({ type: 'layout-shift', buffered: true });

    function describe({ node, previousRect: from, currentRect: to }: Source) {
      const name = node instanceof Element ? node.outerHTML : node?.textContent;
      const [before, after] = [from, to].map(({ x, y, width, height }) =>
        [x, y, width, height].map(Math.round).join(' '),
      );
      return `${name?.slice(0, 80)} (${before} to ${after})`;
    }
  });
}

/** That next to nothing has moved on the page that is loaded. */
export async function expectStillness(page: Page, about = ''): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  const told = shifts.map(({ value, moved }) => `${value.toFixed(4)} ${moved}`);
  expect(total, [about, ...told].join('\n')).toBeLessThan(0.01);
}
