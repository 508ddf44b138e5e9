import { addDays, type CivilDate } from '#domain/calendar/civil-date.ts';

/** The days on either side of a date that have a reading of the sign to link to. */
export interface Neighbors {
  before: CivilDate | null;
  after: CivilDate | null;
}

export function neighborsOf(date: CivilDate, stored: readonly { date: CivilDate }[]): Neighbors {
  const ifStored = (beside: CivilDate) =>
    stored.some((day) => day.date === beside) ? beside : null;
  return { before: ifStored(addDays(date, -1)), after: ifStored(addDays(date, 1)) };
}
