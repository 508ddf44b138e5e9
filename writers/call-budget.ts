import type { CivilDate } from '#domain/calendar/civil-date.ts';

/** How many more requests a day may make. Asynchronous, so several servers could share one count. */
export interface CallBudget {
  /** Takes one call from `day` (in UTC); false when none is left. */
  take(day: CivilDate): Promise<boolean>;
}

/** A budget of this process only: a restart resets the count. */
export function createCallBudget(limit: number): CallBudget {
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
