import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { UpcomingFact } from '../reading.ts';
import type { OtherDays } from './other-days.ts';

/** What surrounds today's reading of a sign on its page. */
export interface Surroundings {
  others: OtherDays;
  /** What is coming up after the last date that is today somewhere. */
  ahead: { after: CivilDate; facts: UpcomingFact[] };
}
