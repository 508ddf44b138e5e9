import type { Page, Route } from '@playwright/test';

/** Holds matching requests until `release` is called. */
export async function holdRequests(page: Page, url: string | RegExp) {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(url, (route) => (isHeld ? void held.push(route) : route.continue()));
  return {
    held,
    async release() {
      isHeld = false;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}
