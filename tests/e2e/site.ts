import { cp, rm } from 'node:fs/promises';
import { test as base, expect, type Page } from '@playwright/test';
import { awaitScripts } from './await-scripts.ts';
import { filledDataDir, makeDataDir, type ServerOfData, serveData } from './filled-data-dir.ts';

interface Site extends ServerOfData {
  /** Where its database is. */
  dataDir: string;
}

interface TestFixtures {
  /** The instant at which the site's clock starts. */
  clock: string;
  /** Tests that change or remove readings share a site of their own, so that the others find theirs whole. */
  writesReadings: boolean;
  /** Whether the reader touches each page once its scripts run. */
  touches: boolean;
  site: Site;
  /** Fails the test on a console message, a page error, or a request to another host. */
  quiet: (page: Page) => void;
  /** Whether `quiet` applies to the test's own page. */
  isQuiet: boolean;
}

interface WorkerFixtures {
  siteFor: (needs: SiteNeeds) => Promise<Site>;
}

type SiteNeeds = Pick<TestFixtures, 'clock' | 'writesReadings'>;

/** Logged by Playwright; see playwright.config.ts. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/**
 * Tests of real sites, one for each clock and two where tests write, started and stopped as an operator would. Making
 * readings takes longest, so each site starts with a copy of what one site made before the first test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  clock: ['2026-11-21T09:30:00Z', { option: true }],
  writesReadings: [false, { option: true }],
  touches: [true, { option: true }],
  isQuiet: [true, { option: true }],

  siteFor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from here
    async ({}, use) => {
      const sites = new Map<string, Promise<Site>>();
      await use(({ clock, writesReadings }) => {
        const key = `${clock} ${writesReadings}`;
        const site = sites.get(key) ?? openSite(clock);
        sites.set(key, site);
        return site;
      });
      for (const site of sites.values()) await (await site).close();
    },
    { scope: 'worker' },
  ],

  site: async ({ siteFor, clock, writesReadings }, use) =>
    use(await siteFor({ clock, writesReadings })),
  baseURL: async ({ site }, use) => use(site.url),

  quiet: async ({ site }, use) => {
    const complaints: string[] = [];
    await use((page) => {
      page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        if (message.text() === WORKER_BLOCKED) return;
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== site.url) complaints.push(`asked ${origin}`);
      });
    });
    expect(complaints).toEqual([]);
  },

  page: async ({ page, quiet, isQuiet, javaScriptEnabled, touches }, use) => {
    if (isQuiet) quiet(page);
    if (javaScriptEnabled !== false) awaitScripts(page, touches);
    await use(page);
  },
});

export { expect };

async function openSite(clock: string): Promise<Site> {
  const dataDir = await makeDataDir();
  await cp(filledDataDir(), dataDir, { recursive: true });
  const { url, close } = await serveData(dataDir, clock);
  return {
    url,
    dataDir,
    async close() {
      await close();
      await rm(dataDir, { recursive: true });
    },
  };
}
