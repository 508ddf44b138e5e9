import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pino from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { prepareEmbedded } from '#backend/embedded/prepare-embedded.ts';
import { openBackend } from '#backend/open-backend.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { spawnServer } from '#scripts/server-process.ts';
import { openClock } from '#server/clock.ts';
import { readEnv } from '#server/env.ts';
import { openSite } from '#server/open-site.ts';
import { TEST_ADMIN } from '#tests/factories/backend.ts';
import { freshDir } from '#tests/factories/fresh-dir.ts';
import { freshDatabase } from '#tests/factories/postgres.ts';
import { openKillTrial } from '#tests/kill/kill-trial.ts';

const CLOCK = '2026-11-21T10:30:00Z';
const DATES = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];

const noDatabase = async (): Promise<null> => null;

/** It starts a process, which takes a while on a busy machine. */
const PATIENCE_MS = 60_000;

it(
  'a server killed while it makes its readings completes them when it starts again',
  async () => {
    const dataDir = await freshDir();
    await prepareEmbedded({ dataDir, admin: TEST_ADMIN, now: Date.parse(CLOCK) });

    const made = await killAfter(7, dataDir);
    expect(made).toBeGreaterThanOrEqual(7);
    expect(made).toBeLessThan(DATES.length * SIGNS.length);

    const env = readEnv({ DATA_DIR: dataDir, CLOCK, ARCHIVE_DAYS: '0' });
    const log = pino({ enabled: false });
    const site = await openSite(
      env,
      { log, clock: openClock(env, log) },
      await openBackend(env, log),
    );
    expect(await site.services.readiness()).toMatchObject({
      ready: { '2026-11-20': 12, '2026-11-21': 12, '2026-11-22': 12 },
    });
    // Stopping ends the work on the next date after the reading under way.
    await expect
      .poll(() => allRows(dataDir).length, { timeout: PATIENCE_MS / 2 })
      .toBe(DATES.length * SIGNS.length);
    await site.close();

    const rows = allRows(dataDir);
    expect(rows.map(({ key }) => key)).toEqual(
      DATES.flatMap((date) => SIGNS.map((sign) => `${date} ${sign}`)).sort(),
    );
    for (const { sections } of rows) expect(JSON.parse(sections).length).toBe(4);
  },
  PATIENCE_MS,
);

it.each([
  ['while visitors generate readings', 'SQLite', 'generate', noDatabase],
  ['while the operator works', 'two servers on one Postgres', 'admin', freshDatabase],
] as const)(
  'what was acknowledged is whole, and there once, after a kill %s, on %s',
  async (_when, _store, moment, database) => {
    const trial = await openKillTrial({ databaseUrl: await database(), seed: 7 });
    onTestFinished(trial.close);
    const kill = await trial.kill(moment);
    expect(kill.wrong).toEqual([]);
    expect(kill.answers).toBeGreaterThan(0);
  },
  2 * PATIENCE_MS,
);

/** Starts the server and kills it without warning once it has stored some readings; returns how many. */
async function killAfter(readings: number, dataDir: string): Promise<number> {
  const env = { ...process.env, DATA_DIR: dataDir, CLOCK, PORT: '0', ARCHIVE_DAYS: '0' };
  const server = spawnServer(env, 'ignore');
  const ended = new Promise((resolve) => server.once('exit', resolve));
  while (server.exitCode === null && allRows(dataDir).length < readings) {
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  server.kill('SIGKILL');
  await ended;
  return allRows(dataDir).length;
}

function allRows(dataDir: string): { key: string; sections: string }[] {
  const database = new DatabaseSync(path.join(dataDir, 'ephemera.db'), { timeout: 5_000 });
  const rows = database
    .prepare("select date || ' ' || zodiac_sign as key, sections from daily_horoscopes order by 1")
    .all() as { key: string; sections: string }[];
  database.close();
  return rows;
}
