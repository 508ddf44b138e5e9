import type { Instant } from '#domain/calendar/civil-date.ts';
import type { Log } from '#services/log.ts';
import type { Env } from './env.ts';

/** Tells the time; the whole server shares one. */
export type Clock = () => Instant;

/** The machine's clock, or one that starts at `start` and runs at the machine's pace. */
export function startClock(start: Instant | null): Clock {
  if (start === null) return Date.now;
  const ahead = start - Date.now();
  return () => Date.now() + ahead;
}

/**
 * Opens the server's clock; logs a warning if `CLOCK` is set. Call it only once: a second clock would start again at `CLOCK`.
 */
export function openClock({ clockStart }: Pick<Env, 'clockStart'>, log: Log): Clock {
  const clock = startClock(clockStart);
  if (clockStart !== null) {
    log.warn(
      { clock: new Date(clock()).toISOString() },
      'CLOCK is set: this is not the real time.',
    );
  }
  return clock;
}
