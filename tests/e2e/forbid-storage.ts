import type { Page } from '@playwright/test';

/** Makes a page's storages throw when they are mentioned, as where a browser blocks what sites keep. */
export async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        configurable: true,
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
}
