/** Where a date stands to the date on which an instant falls. */
export type SideOfDate = 'before' | 'on' | 'after';

/**
 * Whether `date` comes before the date of an instant, is that date, or comes after it, by a clock `offset` minutes
 * ahead of UTC, the device's own unless given. It runs as written inside the page as well, so it may use nothing from
 * outside itself.
 */
export function sideOfDate(
  date: string,
  iso: string,
  offset = -new Date(iso).getTimezoneOffset(),
): SideOfDate {
  const own = new Date(Date.parse(iso) + offset * 60_000).toISOString().slice(0, 10);
  if (date === own) return 'on';
  return date < own ? 'before' : 'after';
}
