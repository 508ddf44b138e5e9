import type { CivilMonth } from '../calendar/civil-month.ts';
import type { AlmanacKind } from './almanac-event.ts';

/** The calendar of the current month. */
export const CALENDAR_PATH = '/sky';

/** `/sky/2026-11` */
export function monthPath(month: CivilMonth): string {
  return `${CALENDAR_PATH}/${month}`;
}

/** The feed of a kind, or of all of them: `/sky/eclipses.ics`, `/sky.ics` */
export function calendarFeedPath(kind: AlmanacKind | null): string {
  return kind === null ? `${CALENDAR_PATH}.ics` : `${CALENDAR_PATH}/${kind}.ics`;
}
