import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { addressOf, prepareDatabase, spawnServer } from '../../scripts/server-process.ts';

interface Site {
  url: string;
  /** Where its database is. */
  dataDir: string;
  close(): Promise<void>;
}

interface TestFixtures {
  /** The instant at which the site's clock starts. */
  clock: string;
  /** Tests that change or remove readings share a site of their own, so that the others find theirs whole. */
  writesReadings: boolean;
  site: Site;
  /** Fails the test on a console message, a page error, or a request to another host. */
  quiet: (page: Page) => void;
  quietPage: undefined;
}

interface WorkerFixtures {
  siteFor: (needs: SiteNeeds) => Promise<Site>;
}

type SiteNeeds = Pick<TestFixtures, 'clock' | 'writesReadings'>;

/** Who may sign in at every site that the tests open. */
export const ADMIN = { username: 'vera', password: 'the-moon-is-in-virgo' };
const ADMIN_ENV = { ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password };
/** The tests know which days are stored, and the archive would take time from them. */
/** Playwright says so; see playwright.config.ts. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';
const SITE_ENV = { ARCHIVE_DAYS: '0', PORT: '0' };

/**
 * Tests of real sites, one for each clock and two where tests write: prepared, started and stopped as an operator
 * would. Preparing takes longest and is the same for all of them, so it is done once; each site starts with a copy.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  clock: ['2026-11-21T09:30:00Z', { option: true }],
  writesReadings: [false, { option: true }],

  siteFor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from here
    async ({}, use) => {
      const prepared = await makeDataDir();
      prepareDatabase({ ...process.env, ...ADMIN_ENV, DATA_DIR: prepared });
      const sites = new Map<string, Promise<Site>>();
      await use(({ clock, writesReadings }) => {
        const key = `${clock} ${writesReadings}`;
        const site = sites.get(key) ?? openSite(clock, prepared);
        sites.set(key, site);
        return site;
      });
      for (const site of sites.values()) await (await site).close();
      await rm(prepared, { recursive: true });
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

  quietPage: [
    async ({ page, quiet }, use) => {
      quiet(page);
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect };

function makeDataDir(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'ephemera-e2e-'));
}

async function openSite(clock: string, prepared: string): Promise<Site> {
  const dataDir = await makeDataDir();
  await cp(prepared, dataDir, { recursive: true });
  const server = spawnServer({ ...process.env, ...SITE_ENV, DATA_DIR: dataDir, CLOCK: clock });
  return {
    url: await addressOf(server),
    dataDir,
    async close() {
      server.kill('SIGTERM');
      await new Promise((ended) => server.once('exit', ended));
      await rm(dataDir, { recursive: true });
    },
  };
}
