import { setTimeout } from 'node:timers/promises';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import type { Log } from '#services/log.ts';
import type { Services } from '#services/services.ts';

/** A new site serves its first readers before it generates its archive. */
const START_DELAY_MS = 5_000;
/**
 * How long to wait before trying again: the live dates may be incomplete, another server at work, or the store down.
 */
const RETRY_DELAY_MS = MINUTE_MS;

/**
 * Generates the readings of the last `days` in the background, once those of the live dates are complete, and ends when
 * they are stored.
 */
export function ensureArchive(
  services: Pick<Services, 'readiness' | 'makeArchive'>,
  log: Log,
  { days, wait = waitUnlessStopped }: { days: number; wait?: typeof waitUnlessStopped },
) {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function make(): Promise<boolean> {
    const { missing } = await services.readiness();
    if (Object.keys(missing).length > 0) return false;
    const outcome = await services.makeArchive({ days, signal });
    if (typeof outcome === 'string') return false;
    if (outcome.made > 0) log.info({ days, made: outcome.made }, 'The archive is complete.');
    return true;
  }

  async function run() {
    let pause = START_DELAY_MS;
    for (;;) {
      await wait(pause, signal);
      if (signal.aborted) return;
      const isComplete = await make().catch((error) => {
        log.warn({ err: error }, 'The archive could not be completed.');
        return false;
      });
      if (isComplete) return;
      pause = RETRY_DELAY_MS;
    }
  }

  const running = days > 0 ? run() : Promise.resolve();
  return {
    stop: () => stopping.abort(),
    /** Resolves when the archive is complete or, after `stop`, when the current reading is done. */
    idle: () => running,
  };
}

/** Resolves after `ms`, or when it is stopped. */
async function waitUnlessStopped(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal, ref: false }).catch(() => {});
}
