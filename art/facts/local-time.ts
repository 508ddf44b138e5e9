import type { Instant } from '#domain/calendar/civil-date.ts';
import { MINUTE_MS } from '#domain/calendar/durations.ts';

/** Where the articles' local times are. */
type Zone = 'America/New_York' | 'America/Chicago' | 'America/Los_Angeles' | 'Asia/Tokyo';

/** `8:39 PM`, to the nearest minute. */
export function timeIn(timeZone: Zone, at: Instant): string {
  // Node puts a narrow no-break space before AM and PM.
  return written(at, { timeZone, hour: 'numeric', minute: '2-digit' }).replace('\u202f', ' ');
}

/** `April 12` */
export function dayIn(timeZone: Zone, at: Instant): string {
  return written(at, { timeZone, month: 'long', day: 'numeric' });
}

/** `Monday` */
export function weekdayIn(timeZone: Zone, at: Instant): string {
  return written(at, { timeZone, weekday: 'long' });
}

function written(at: Instant, format: Intl.DateTimeFormatOptions): string {
  return new Date(Math.round(at / MINUTE_MS) * MINUTE_MS).toLocaleString('en-US', format);
}
