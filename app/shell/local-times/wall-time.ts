import { type CivilDate, civilDateAt } from '#domain/calendar/civil-date.ts';
import { MINUTE_MS } from '#domain/calendar/durations.ts';

/** What a wall clock and a calendar show. */
export interface WallTime {
  date: CivilDate;
  /** 0 to 23. */
  hour: number;
  /** "4:32 PM", with a no-break space. */
  clock: string;
}

/**
 * The wall time at an instant (ISO 8601) where clocks are `offset` minutes ahead of UTC, by default the device's own. A
 * page has a hundred times to write before its first paint: `Intl.DateTimeFormat` would take 30 ms for them on a phone.
 */
export function wallTime(iso: string, offset = -new Date(iso).getTimezoneOffset()): WallTime {
  const at = Date.parse(iso);
  const shifted = new Date(at + offset * MINUTE_MS);
  const hour = shifted.getUTCHours();
  const minute = String(shifted.getUTCMinutes()).padStart(2, '0');
  return {
    date: civilDateAt(at, offset),
    hour,
    clock: `${hour % 12 || 12}:${minute}\u00a0${hour < 12 ? 'AM' : 'PM'}`,
  };
}
