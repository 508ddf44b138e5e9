import { expect, it, onTestFinished } from 'vitest';
import { freshDatabase } from '#tests/factories/postgres.ts';
import { openKillTrial } from '#tests/kill/kill-trial.ts';

const noDatabase = async (): Promise<null> => null;

/** It starts processes, which takes a while on a busy machine. */
const PATIENCE_MS = 120_000;

it.each([
  ['while visitors generate readings', 'SQLite', 'generate', noDatabase],
  ['while the operator works', 'two servers on one Postgres', 'admin', freshDatabase],
] as const)(
  'after a kill %s on %s, what was acknowledged is there once and whole, and the next start makes what is missing',
  async (_when, _store, moment, database) => {
    const trial = await openKillTrial({ databaseUrl: await database(), seed: 7 });
    onTestFinished(trial.close);
    const kill = await trial.kill(moment);
    expect(kill.wrong).toEqual([]);
    expect(kill.answers).toBeGreaterThan(0);
  },
  PATIENCE_MS,
);
