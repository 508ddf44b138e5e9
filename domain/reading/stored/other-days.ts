import type { CivilDate, DateSpan } from '#domain/calendar/civil-date.ts';
import type { PhaseName } from '#domain/sky/phase-names.ts';

/** A day with a published reading, in the row of days under a reading. */
interface DayInRow {
  date: CivilDate;
  headline: string;
  moon: {
    /** Whole degrees ahead of the Sun at noon UTC. */
    phaseAngle: number;
    phase: PhaseName;
  };
}

/** The other days linked from a reading of a sign. */
export interface OtherDays {
  /** Earliest first. */
  days: DayInRow[];
  /** From the first date with a reading to the last; null if there is none or the store does not respond. */
  span: DateSpan | null;
}
