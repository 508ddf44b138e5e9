import type { Page, Route } from '@playwright/test';

/** Answers are held back until `letGo` is called. */
export async function hold(page: Page, url: string | RegExp) {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(url, (route) => (isHeld ? void held.push(route) : route.continue()));
  return {
    held,
    async letGo() {
      isHeld = false;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}
