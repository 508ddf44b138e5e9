import type { Instant } from '#domain/calendar/civil-date.ts';

/** Tells the time; the whole server asks one and the same. */
export type Clock = () => Instant;

/** The machine's clock, or one that starts at `start` and then runs at the machine's pace. */
export function startClock(start: Instant | null): Clock {
  if (start === null) return Date.now;
  const ahead = start - Date.now();
  return () => Date.now() + ahead;
}
