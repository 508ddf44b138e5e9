import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/filled-data-dir.ts',
  fullyParallel: true,
  // The first test of a clock waits for its site, which may have readings to make.
  timeout: 90_000,
  // What is expected comes at once on a quiet machine; a busy one may take its time.
  expect: { timeout: 15_000 },
  workers: 2,
  // A test that passes on its second try is reported as flaky and doesn't stop the rest.
  retries: 1,
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // What a page asks a service worker for, a test can't hold back or replace.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
