import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // The first test of a clock waits for its site to make three dates of readings.
  timeout: 90_000,
  workers: 2,
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
