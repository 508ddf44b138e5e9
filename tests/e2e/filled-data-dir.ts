import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { addressOf, prepareDatabase, spawnServer } from '../../scripts/server-process.ts';
import { countReadings } from './stored-rows.ts';

export interface ServerOfData {
  url: string;
  close(): Promise<void>;
}

/** Who may sign in at every site that the tests open. */
export const ADMIN = { username: 'vera', password: 'the-moon-is-in-virgo' };
const ADMIN_ENV = { ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password };
/** The tests know which days are stored, and the archive would take time from them. */
const SITE_ENV = { ARCHIVE_DAYS: '0', PORT: '0' };
/** A little before the tests' first clock. */
const FILLED_AT = '2026-11-21T09:00:00Z';
/** The dates that a site generates at that time: today's in the west and in the east, and the next. */
const FILLED_DATES = ['2026-11-20', '2026-11-21', '2026-11-22'];
/** Tells the test workers, which inherit the environment, where the directory is. */
const FILLED_DIR = 'E2E_FILLED_DATA_DIR';

/** Run by Playwright before the first test: makes the data directory that every site starts from. */
export default async function fillDataDir(): Promise<() => Promise<void>> {
  const dataDir = await makeDataDir();
  prepareDatabase({ ...process.env, ...ADMIN_ENV, DATA_DIR: dataDir });
  const site = await serveData(dataDir, FILLED_AT);
  while (!hasEveryReading(dataDir)) await pause(100);
  await site.close();
  process.env[FILLED_DIR] = dataDir;
  return () => rm(dataDir, { recursive: true });
}

/** A stopped site's data, with every sign's reading for FILLED_DATES; for copying only. */
export function filledDataDir(): string {
  const dataDir = process.env[FILLED_DIR];
  if (!dataDir) throw new Error('No data directory was filled before the tests.');
  return dataDir;
}

export function makeDataDir(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'ephemera-e2e-'));
}

/** A running site with the data in `dataDir`, whose clock starts at `clock`. */
export async function serveData(dataDir: string, clock: string): Promise<ServerOfData> {
  const server = spawnServer({ ...process.env, ...SITE_ENV, DATA_DIR: dataDir, CLOCK: clock });
  return {
    url: await addressOf(server),
    async close() {
      server.kill('SIGTERM');
      await new Promise((ended) => server.once('exit', ended));
    },
  };
}

function hasEveryReading(dataDir: string): boolean {
  return FILLED_DATES.every((date) =>
    SIGNS.every((sign) => countReadings(dataDir, sign, date) === 1),
  );
}
