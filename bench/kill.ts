import { freshDatabase } from '#tests/factories/postgres.ts';
import { killFirstStart } from '#tests/kill/first-start.ts';
import { type Kill, openKillTrial, randomFrom } from '#tests/kill/kill-trial.ts';

/**
 * `npm run bench -- kill [times]`: kills a server with SIGKILL fifty times (or the given number) on SQLite, then one of
 * two servers on one Postgres as often, while they start, make readings, refresh a day or answer an operator. After each
 * kill, compares the store with what was acknowledged. Exits with code 1 if anything was lost, duplicated, stored in
 * part, or not made again.
 */
const KILLS = Number(process.argv[2] ?? 50);
const SEED = 20_261_121;
const MOMENTS = ['first start', 'prepare', 'start', 'generate', 'refresh', 'admin'] as const;
/** A first start has made its tables and its admin by then. */
const FIRST_START_MS = 2_500;

interface Outcome extends Omit<Kill, 'moment'> {
  moment: (typeof MOMENTS)[number];
}

let isWrong = false;
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
        console.log(`kill ${kills.length} (${moment}): ${sentence}`);
      }
    }
    const claims = await trial.claimsOfTheDead();
    report(name, kills, claims);
    isWrong ||= claims.stuck.length > 0 || kills.some(({ wrong }) => wrong.length > 0);
  } finally {
    await trial.close();
  }
}
process.exit(isWrong ? 1 : 0);

async function firstStart(databaseUrl: string | null, afterMs: number): Promise<Outcome> {
  const wrong = await killFirstStart(databaseUrl, afterMs);
  return { moment: 'first start', answers: 0, completeMs: null, wrong };
}

function report(
  name: string,
  kills: Outcome[],
  { held, stuck }: { held: number; stuck: string[] },
): void {
  const times = kills.flatMap(({ completeMs }) => completeMs ?? []).sort((a, b) => a - b);
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
  const answers = kills.reduce((sum, kill) => sum + kill.answers, 0);
  const wrong = kills.reduce((sum, kill) => sum + kill.wrong.length, 0);
  const moments = MOMENTS.map(
    (moment) => `${moment} ${kills.filter((kill) => kill.moment === moment).length}`,
  );
  console.log(`${name}: ${kills.length} kills (${moments.join(', ')})`);
  console.log(`acknowledged answers       ${answers}`);
  console.log(`lost, doubled or broken    ${wrong}`);
  console.log(
    `live dates complete again  ${seconds(times[times.length >> 1]!)} median, ${seconds(times.at(-1)!)} at most`,
  );
  console.log(`claims held when killed    ${held}, still held a minute later ${stuck.length}`);
}
