import { addDays, type CivilDate } from '#domain/calendar/civil-date.ts';

/** The days on either side of a date that have a reading of the sign to link to. */
export interface Neighbors {
  before: CivilDate | null;
  after: CivilDate | null;
}

/** The days on either side of `dates`, each once, earliest first: what to ask the store for. */
export function daysBeside(dates: readonly CivilDate[]): CivilDate[] {
  return [...new Set(dates.flatMap((date) => [addDays(date, -1), addDays(date, 1)]))].sort();
}

export function neighborsOf(date: CivilDate, stored: readonly CivilDate[]): Neighbors {
  const [before, after] = [addDays(date, -1), addDays(date, 1)];
  return {
    before: stored.includes(before) ? before : null,
    after: stored.includes(after) ? after : null,
  };
}
