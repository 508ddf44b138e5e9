import { partsOf, shortDate } from '#domain/calendar/civil-date.ts';
import { wallTime } from './wall-time.ts';

/** How a calendar formats an instant: its time of day, or its date, with the year if it isn't the page's. */
export type LocalForm = 'clock' | `date ${number}`;

/**
 * Formats an instant by a clock `offset` minutes ahead of UTC, by default the device's own: "4:32 PM", "Nov 24" or "Feb 8,
 * 2027".
 */
export function localFormText(iso: string, form: string, offset?: number): string {
  const { date, clock } = wallTime(iso, offset);
  if (form === 'clock') return clock;
  const day = shortDate(date).replace(' ', '\u00a0');
  const { year } = partsOf(date);
  return form === `date ${year}` ? day : `${day}, ${year}`;
}
