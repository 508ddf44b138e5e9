import { MINUTE_MS } from '#domain/calendar/durations.ts';

/** How a calendar formats an instant: its time of day, or its date, with the year if it isn't the page's. */
export type LocalForm = 'clock' | `date ${number}`;

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * Formats an instant by a clock `offset` minutes ahead of UTC, by default the device's own: "4:32 PM", "Nov 24" or "Feb 8,
 * 2027".
 */
export function localFormText(
  iso: string,
  form: string,
  offset = -new Date(iso).getTimezoneOffset(),
): string {
  const at = new Date(Date.parse(iso) + offset * MINUTE_MS);
  const hour = at.getUTCHours();
  if (form === 'clock') {
    const minute = String(at.getUTCMinutes()).padStart(2, '0');
    return `${hour % 12 || 12}:${minute}\u00a0${hour < 12 ? 'AM' : 'PM'}`;
  }
  const day = `${MONTHS[at.getUTCMonth()]}\u00a0${at.getUTCDate()}`;
  const year = at.getUTCFullYear();
  return form === `date ${year}` ? day : `${day}, ${year}`;
}
