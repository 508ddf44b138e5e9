import { expect, type Page } from '@playwright/test';

/** One layout shift, and the elements that it moved. */
interface Shift {
  value: number;
  moved: string;
}

/** Records the layout shifts on every page that `page` loads from now on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    type LayoutShift = PerformanceEntry & { value: number; sources: Source[] };

    const shifts: Shift[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as LayoutShift[])
        shifts.push({ value, moved: sources.map(describe).join(', ') });
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      layoutShifts() {
        note(observer.takeRecords());
        return shifts;
      },
    });

    function describe({ node, previousRect: from, currentRect: to }: Source) {
      const name = node instanceof Element ? node.outerHTML : node?.textContent;
      const [before, after] = [from, to].map(({ x, y, width, height }) =>
        [x, y, width, height].map(Math.round).join(' '),
      );
      return `${name?.slice(0, 80)} (${before} to ${after})`;
    }
  });
}

/** Fails if the shifts on the page that is loaded come to more than a hundredth. */
export async function expectNoLayoutShift(page: Page, about = ''): Promise<void> {
  const shifts = await page.evaluate(() =>
    (window as unknown as { layoutShifts: () => Shift[] }).layoutShifts(),
  );
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  const told = shifts.map(({ value, moved }) => `${value.toFixed(4)} ${moved}`);
  expect(total, [about, ...told].join('\n')).toBeLessThan(0.01);
}
