import { type CivilDate, civilDate, type Instant } from '../calendar/civil-date.ts';
import { type Span, todayWindow } from '../calendar/today-somewhere.ts';

/** The first and last dates whose sky can be computed. Only these can have a reading. */
export const FIRST_COMPUTABLE = civilDate('1800-01-01');
export const LAST_COMPUTABLE = civilDate('2200-12-31');

/** From the first date's first midnight on Earth to the last date's last. */
const { start: START } = todayWindow(FIRST_COMPUTABLE);
const { end: END } = todayWindow(LAST_COMPUTABLE);

/** Whether the sky of a date can be computed: true for 1800 to 2200. No other date has a reading. */
export function isComputableDate(date: CivilDate): boolean {
  return date >= FIRST_COMPUTABLE && date <= LAST_COMPUTABLE;
}

/** Throws a RangeError unless `at` is a real instant within the dates of 1800 to 2200. */
export function assertComputable(at: Instant): void {
  if (at >= START && at <= END) return;
  const given = Number.isNaN(at) ? 'not a valid instant' : at < START ? 'earlier' : 'later';
  throw new RangeError(
    `The sky is computed for the years 1800 to 2200; the requested time is ${given}`,
  );
}

/** Throws a RangeError if either end is out of range or the span ends before it starts. */
export function assertSpan({ start, end }: Span): void {
  assertComputable(start);
  assertComputable(end);
  if (end < start) throw new RangeError('The requested span ends before it starts');
}
