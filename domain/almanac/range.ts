import { addMonths, type CivilMonth, civilMonth } from '../calendar/civil-month.ts';

/** The first and last months of the calendar: within them, positions are tested against the JPL ephemerides. */
export const FIRST_MONTH = civilMonth('1900-01');
export const LAST_MONTH = civilMonth('2100-12');

/** Whether the calendar has a page for the month. */
export function hasAlmanac(month: CivilMonth): boolean {
  return month >= FIRST_MONTH && month <= LAST_MONTH;
}

const NEAR_BACK = 3;
const NEAR_AHEAD = 13;

/**
 * The months that search engines may index, seen from `current`: three back and thirteen ahead, within the calendar.
 */
export function nearMonths(current: CivilMonth): CivilMonth[] {
  const count = NEAR_BACK + 1 + NEAR_AHEAD;
  return Array.from({ length: count }, (_, i) => addMonths(current, i - NEAR_BACK)).filter(
    hasAlmanac,
  );
}

export function isNearMonth(month: CivilMonth, current: CivilMonth): boolean {
  return month >= addMonths(current, -NEAR_BACK) && month <= addMonths(current, NEAR_AHEAD);
}
