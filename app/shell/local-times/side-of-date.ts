import { wallTime } from './wall-time.ts';

/** How a date relates to the date of an instant. */
export type SideOfDate = 'before' | 'on' | 'after';

/**
 * Whether `date` comes before the date of an instant, is that date, or comes after it, by a clock `offset` minutes ahead of
 * UTC, by default the device's own.
 */
export function sideOfDate(date: string, iso: string, offset?: number): SideOfDate {
  const own = wallTime(iso, offset).date;
  if (date === own) return 'on';
  return date < own ? 'before' : 'after';
}
