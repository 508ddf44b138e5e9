import { MINUTE_MS } from '#domain/calendar/durations.ts';

/** How a date relates to the date of an instant. */
export type SideOfDate = 'before' | 'on' | 'after';

/**
 * Whether `date` comes before the date of an instant, is that date, or comes after it, by a clock `offset` minutes ahead of
 * UTC, by default the device's own.
 */
export function sideOfDate(
  date: string,
  iso: string,
  offset = -new Date(iso).getTimezoneOffset(),
): SideOfDate {
  const own = new Date(Date.parse(iso) + offset * MINUTE_MS).toISOString().slice(0, 10);
  if (date === own) return 'on';
  return date < own ? 'before' : 'after';
}
