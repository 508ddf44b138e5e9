import type { CivilDate } from '#domain/calendar/civil-date.ts';

/** The Sun's stay in a sign: instants in ISO 8601, and its dates in the constellation. */
export interface SunTimes {
  enters: string;
  leaves: string;
  stars: { first: CivilDate; last: CivilDate };
}
