import type { CivilDate } from '#domain/calendar/civil-date.ts';

/** How many requests a day may still cost. Asynchronous, so that several servers can share one count. */
export interface CallBudget {
  /** Takes one call from `day` (in UTC); false when none is left. */
  take(day: CivilDate): Promise<boolean>;
}

/** Twelve readings with a second draft each, for the three dates that a first start writes, twice over. */
const DAILY_CALLS = 144;

/** A budget of this process alone: a restart begins a new count. */
export function createCallBudget(limit = DAILY_CALLS): CallBudget {
  let counted: CivilDate | null = null;
  let taken = 0;
  return {
    async take(day) {
      if (day !== counted) {
        counted = day;
        taken = 0;
      }
      if (taken >= limit) return false;
      taken += 1;
      return true;
    },
  };
}
