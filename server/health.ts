import type { Backend } from '#backend/backend.ts';
import { type CivilDate, civilDateAt } from '#domain/calendar/civil-date.ts';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import type { Log } from '#services/log.ts';
import type { Readiness } from '#services/readiness.ts';
import type { Services } from '#services/services.ts';

/** Whether readers are fully served and, if not, why. */
export interface Health {
  /** A sentence for anyone to read, without addresses and paths; null if nothing is wrong. */
  reason: string | null;
  /** The current date in UTC. */
  date: CivilDate;
  /** Null while the store does not respond. */
  readiness: Readiness | null;
}

export interface HealthWatch {
  /** Answers within the time limit of the store, and logs what is wrong. */
  check(): Promise<Health>;
  stop(): void;
}

/** How often the server checks itself, so that problems are logged even if nobody polls. */
const CHECK_INTERVAL_MS = 20_000;
/** Writes cost more than reads: however often health is polled, they are at least this far apart. */
const WRITE_INTERVAL_MS = { working: 15_000, failing: 5_000 };
const MAX_DRIFT_MS = 5 * MINUTE_MS;

/** The result of a write: the error, or how far the server's clock is ahead of the store's. */
interface Writes {
  fault?: unknown;
  driftMs: number;
}

export function watchHealth({
  services,
  storeFault,
  log,
}: {
  services: Pick<Services, 'clock' | 'readiness' | 'probeWrite'>;
  storeFault: Backend['fault'];
  log: Log;
}): HealthWatch {
  let writes: Promise<Writes> | null = null;
  let writtenAt = 0;
  /** How long the last result holds; 0 while a write is under way. */
  let holdsMs = 0;

  async function write(): Promise<Writes> {
    try {
      const storeTime = await services.probeWrite();
      holdsMs = WRITE_INTERVAL_MS.working;
      return { driftMs: storeTime === null ? 0 : Date.now() - storeTime };
    } catch (fault) {
      holdsMs = WRITE_INTERVAL_MS.failing;
      return { fault, driftMs: 0 };
    } finally {
      writtenAt = performance.now();
    }
  }

  function recentWrite(): Promise<Writes> {
    const isOld = holdsMs > 0 && performance.now() - writtenAt > holdsMs;
    if (!writes || isOld) {
      holdsMs = 0;
      writes = write();
    }
    return writes;
  }

  async function examine(): Promise<Health & { fault?: unknown }> {
    const date = civilDateAt(services.clock());
    const [readiness, written] = await Promise.all([
      services.readiness().catch((fault: unknown) => ({ fault })),
      recentWrite(),
    ]);
    const gone = storeFault();
    if (gone)
      return {
        reason: 'The database file was deleted or replaced.',
        date,
        readiness: null,
        fault: gone,
      };
    if ('fault' in readiness) {
      const { fault } = readiness;
      return { reason: 'The store is not responding.', date, readiness: null, fault };
    }
    const { fault } = written;
    if (fault) return { reason: 'The store refuses writes.', date, readiness, fault };
    return { reason: driftReason(written.driftMs) ?? missingReason(readiness), date, readiness };
  }

  async function check(): Promise<Health> {
    const { fault, ...health } = await examine();
    const { reason } = health;
    if (reason)
      log.error({ err: fault ?? reason }, fault ? reason : 'Readers are not fully served.');
    return health;
  }

  const look = () => {
    check().catch((error) => log.error({ err: error }, 'The health check failed.'));
  };
  const timer = setInterval(look, CHECK_INTERVAL_MS).unref();
  return { check, stop: () => clearInterval(timer) };
}

function driftReason(driftMs: number): string | null {
  if (Math.abs(driftMs) < MAX_DRIFT_MS) return null;
  const minutes = Math.round(Math.abs(driftMs) / MINUTE_MS);
  const many = minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
  return `The server's clock is ${many} ${driftMs > 0 ? 'ahead of' : 'behind'} the store's.`;
}

function missingReason({ missing }: Readiness): string | null {
  const dates = Object.entries(missing).map(
    ([date, signs]) => `${date} has no reading for ${signs.join(', ')}`,
  );
  return dates.length > 0 ? `${dates.join('; ')}.` : null;
}
