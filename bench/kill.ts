import { type Row, report } from '#scripts/bench-report.ts';
import { freshDatabase } from '#tests/factories/postgres.ts';
import { killFirstStart } from '#tests/kill/first-start.ts';
import { type Kill, openKillTrial, randomFrom } from '#tests/kill/kill-trial.ts';

/**
 * `npm run bench -- kill [times]`: kills a server with SIGKILL fifty times (or the given number) on SQLite, then one of
 * two servers on one Postgres as often, while they start, make readings, refresh a day or answer an operator. After each
 * kill, compares the store with what was acknowledged. Exits with code 1 if anything was lost, duplicated, stored in
 * part, or not made again.
 */
const KILLS = process.argv.slice(2).map(Number).find(Number.isFinite) ?? 50;
const SEED = 20_261_121;
const MOMENTS = ['first start', 'prepare', 'start', 'generate', 'refresh', 'admin'] as const;
/** By then a first start has created its tables and its admin. */
const FIRST_START_MS = 2_500;

interface Outcome extends Omit<Kill, 'moment'> {
  moment: (typeof MOMENTS)[number];
}

let isWrong = false;
const rows: Row[] = [];
for (const [name, database] of [
  ['one server on SQLite', async () => null],
  ['two servers on one Postgres', freshDatabase],
] as const) {
  const trial = await openKillTrial({ databaseUrl: await database(), seed: SEED });
  const random = randomFrom(SEED);
  const kills: Outcome[] = [];
  try {
    while (kills.length < KILLS) {
      const moment = MOMENTS[kills.length % MOMENTS.length]!;
      const kill: Outcome =
        moment === 'first start'
          ? await firstStart(await database(), random() * FIRST_START_MS)
          : await trial.kill(moment);
      kills.push(kill);
      for (const sentence of kill.wrong) {
        console.error(`kill ${kills.length} (${moment}): ${sentence}`);
      }
    }
    const claims = await trial.abandonedClaims();
    rows.push(summaryOf(name, kills, claims));
    isWrong ||= claims.stuck.length > 0 || kills.some(({ wrong }) => wrong.length > 0);
  } finally {
    await trial.close();
  }
}
report('kill', rows);
process.exit(isWrong ? 1 : 0);

async function firstStart(databaseUrl: string | null, afterMs: number): Promise<Outcome> {
  const wrong = await killFirstStart(databaseUrl, afterMs);
  return { moment: 'first start', answers: 0, completeMs: null, wrong };
}

function summaryOf(
  servers: string,
  kills: Outcome[],
  { held, stuck }: { held: number; stuck: string[] },
): Row {
  const times = kills.flatMap(({ completeMs }) => completeMs ?? []).sort((a, b) => a - b);
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
  const sum = (countOf: (kill: Outcome) => number) =>
    kills.reduce((total, kill) => total + countOf(kill), 0);
  return {
    servers,
    kills: kills.length,
    'acknowledged responses': sum(({ answers }) => answers),
    'lost, duplicated or incomplete': sum(({ wrong }) => wrong.length),
    'complete again, median': seconds(times[times.length >> 1]!),
    'at most': seconds(times.at(-1)!),
    'claims held when killed': held,
    'still held a minute later': stuck.length,
  };
}
