import type { CivilDate } from '#domain/calendar/civil-date.ts';

/** The Sun's stay in a sign: instants in ISO 8601, and the dates among the stars of its constellation. */
export interface SunTimes {
  enters: string;
  leaves: string;
  stars: { first: CivilDate; last: CivilDate };
}
