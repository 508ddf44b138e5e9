import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { datesTodaySomewhere } from '#domain/calendar/today-somewhere.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { addressOf, prepareDatabase, spawnServer } from '#scripts/server-process.ts';
import { TEST_ADMIN } from '#tests/factories/backend.ts';
import { openAcknowledged } from './acknowledged.ts';
import { type LoadKind, pick, putUnderLoad, signIn } from './load.ts';
import { type ClaimRow, postgresRows, sqliteRows } from './rows.ts';

/** What is killed: a server under load, a starting server, or the preparation of its database. */
export type Moment = LoadKind | 'start' | 'prepare';

export interface Kill {
  moment: Moment;
  /** How many answers had acknowledged something since the kill before. */
  answers: number;
  /** From the restart until every live date had its twelve readings, in milliseconds; null if nothing was served. */
  completeMs: number | null;
  /** What is wrong with the store after it, in sentences. */
  wrong: string[];
}

export interface KillTrial {
  /** Kills a server with SIGKILL at a random moment of this kind, restarts it, and checks the store. */
  kill(moment: Moment): Promise<Kill>;
  /**
   * Waits until the last claim that a killed server held should be free. Returns how many they held, and the claims that
   * were not free a minute after the kill.
   */
  abandonedClaims(): Promise<{ held: number; stuck: string[] }>;
  close(): Promise<void>;
}

const STARTS_AT = Date.parse('2026-11-21T10:30:00Z');
const LOADED_MS = 1_500;
/** A survivor responds within this time after its neighbor was killed. */
const SURVIVING_MS = 200;
const COMPLETE_WITHIN_MS = 60_000;
/** A newly started server responds within this time. */
const ANSWERED_MS = 15_000;
const FREED_WITHIN_MS = 60_000;

interface Machine {
  env: NodeJS.ProcessEnv;
  process: ChildProcess | null;
  origin: string;
}

/**
 * Servers as they really run, each a process with its own `DATA_DIR`, on SQLite or together on one Postgres. The seed
 * decides what is killed when, as far as the machine's own pace lets it.
 */
export async function openKillTrial(options: {
  databaseUrl: string | null;
  seed: number;
}): Promise<KillTrial> {
  const { databaseUrl } = options;
  const folder = await mkdtemp(path.join(tmpdir(), 'ephemera-kill-'));
  const machines: Machine[] = (databaseUrl ? ['a', 'b'] : ['a']).map((name) => ({
    env: {
      ...process.env,
      ARCHIVE_DAYS: '0',
      DATA_DIR: path.join(folder, name),
      PORT: '0',
      ADMIN_USERNAME: TEST_ADMIN.username,
      ADMIN_PASSWORD: TEST_ADMIN.password,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
    process: null,
    origin: '',
  }));
  const rows = databaseUrl ? postgresRows(databaseUrl) : sqliteRows(path.join(folder, 'a'));
  const random = randomFrom(options.seed);
  const acknowledged = openAcknowledged();
  const begun = performance.now();
  const clock = () => STARTS_AT + performance.now() - begun;
  const live = datesTodaySomewhere(STARTS_AT);
  const took = { prepare: 500, start: 1_500 };
  const abandoned: { claim: ClaimRow; killedAt: number }[] = [];
  const seen = new Set<string>();

  await Promise.all(machines.map((machine) => start(machine)));
  const { publishableKey } = (await (await fetch(`${machines[0]!.origin}/config.json`)).json()) as {
    publishableKey: string;
  };
  const token = await signIn(machines[0]!.origin, publishableKey);
  await acknowledged.check(rows);

  /**
   * Starts the server the way `npm start` does; with `killed`, kills that step after `afterMs`, if it is still running.
   */
  async function start(
    machine: Machine,
    killed?: { step: 'prepare' | 'start'; afterMs: number },
  ): Promise<void> {
    machine.env.CLOCK = new Date(clock()).toISOString();
    const prepareStarted = performance.now();
    if (killed?.step === 'prepare') {
      const { env } = machine;
      const preparing = spawn(process.execPath, ['server/prepare.ts'], { env, stdio: 'ignore' });
      return killAfter(preparing, killed.afterMs);
    }
    prepareDatabase(machine.env);
    const serverStarted = performance.now();
    machine.process = spawnServer(machine.env);
    if (killed) return killAfter(machine.process, killed.afterMs);
    machine.origin = await addressOf(machine.process);
    took.prepare = serverStarted - prepareStarted;
    took.start = performance.now() - serverStarted;
  }

  async function killAfter(victim: ChildProcess, afterMs: number): Promise<void> {
    // One that was killed has no exit code, and says nothing more.
    const isOver = victim.exitCode !== null || victim.signalCode !== null;
    const ended = isOver ? Promise.resolve() : once(victim, 'exit');
    await Promise.race([setTimeout(afterMs), ended]);
    victim.kill('SIGKILL');
    await ended;
  }

  async function killNow(machine: Machine): Promise<void> {
    await killAfter(machine.process!, 0);
  }

  /** Removes some readings, so that every start has some to make. */
  async function removeSome(): Promise<void> {
    for (let count = 0; count < 6; count++) {
      const [sign, date] = [pick({ random }, SIGNS), pick({ random }, live)];
      const known = acknowledged.of(sign, date);
      known.stored = false;
      if (!(await rows.remove(sign, date))) continue;
      known.replaced.atLeast++;
      known.replaced.atMost++;
    }
  }

  async function underLoad(moment: LoadKind, victim: Machine): Promise<number> {
    let isOver = false;
    const load = putUnderLoad(moment, {
      origins: machines.map(({ origin }) => origin),
      publishableKey,
      token,
      acknowledged,
      random,
      today: live[1]!,
      live,
      isOver: () => isOver,
    });
    await setTimeout(50 + random() * LOADED_MS);
    await killNow(victim);
    if (machines.length > 1) await setTimeout(SURVIVING_MS);
    isOver = true;
    return load;
  }

  async function untilComplete(origin: string): Promise<boolean> {
    const deadline = performance.now() + COMPLETE_WITHIN_MS;
    while (performance.now() < deadline) {
      const response = await fetch(`${origin}/healthz`, {
        signal: AbortSignal.timeout(ANSWERED_MS),
      });
      const { ready = {} } = (await response.json()) as { ready?: Record<string, number> };
      if (live.every((date) => ready[date] === SIGNS.length)) return true;
      await setTimeout(50);
    }
    return false;
  }

  return {
    async kill(moment) {
      const victim = pick({ random }, machines);
      let answers = 0;
      await removeSome();
      if (moment === 'start' || moment === 'prepare') {
        await killNow(victim);
        await start(victim, { step: moment, afterMs: random() * took[moment] });
      } else {
        answers = await underLoad(moment, victim);
      }
      // Claims run on the clock of the store, which no test sets.
      const killedAt = Date.now();
      const tooLong: string[] = [];
      for (const claim of await rows.claims()) {
        if (claim.until > killedAt + FREED_WITHIN_MS) tooLong.push(`${claim.key} is held too long`);
        const name = `${claim.key} ${claim.holder} ${claim.until}`;
        if (!seen.has(name)) abandoned.push({ claim, killedAt });
        seen.add(name);
      }

      const restarted = performance.now();
      await start(victim);
      const isComplete = await untilComplete(victim.origin);
      const completeMs = performance.now() - restarted;
      const wrong = [...tooLong, ...(await acknowledged.check(rows))];
      if (!isComplete) wrong.push('a live date is not complete after a minute');
      const session = await fetch(`${victim.origin}/auth/v1/user`, {
        headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(ANSWERED_MS),
      });
      if (!session.ok) wrong.push(`the admin's session gets ${session.status}`);
      return { moment, answers, completeMs, wrong };
    },

    async abandonedClaims() {
      const last = Math.max(
        Date.now(),
        ...abandoned.map(({ killedAt }) => killedAt + FREED_WITHIN_MS),
      );
      if (abandoned.length > 0) await setTimeout(Math.max(0, last - Date.now()));
      const claims = await rows.claims();
      const stuck = abandoned.filter(({ claim, killedAt }) =>
        claims.some(
          ({ key, holder, until }) =>
            key === claim.key && holder === claim.holder && until > killedAt + FREED_WITHIN_MS,
        ),
      );
      return { held: abandoned.length, stuck: stuck.map(({ claim }) => claim.key) };
    },

    async close() {
      for (const machine of machines) if (machine.process) await killNow(machine);
      await rows.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
