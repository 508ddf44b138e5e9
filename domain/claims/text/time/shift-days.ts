import { type CivilDate, civilDateAt, utcMidnight } from '../../../calendar/civil-date.ts';
import { DAY_MS } from '../../../calendar/durations.ts';

/** Within these, every date has a year of four digits. */
const FIRST = Date.UTC(1000, 0, 1);
const LAST = Date.UTC(9000, 0, 1);

/**
 * Like `addDays`, but clamped to a valid date, because a text may give any number: "formed 4600000000 years ago".
 */
export function shiftDays(date: CivilDate, days: number): CivilDate {
  const at = utcMidnight(date) + Math.round(days) * DAY_MS;
  return civilDateAt(Math.max(FIRST, Math.min(LAST, at)));
}
