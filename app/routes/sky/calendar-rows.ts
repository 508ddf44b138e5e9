import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { datesTodaySomewhere } from '#domain/calendar/today-somewhere.ts';
import type { CalendarEvent, CalendarRetrograde } from '#services/sky-calendar.ts';
import type { SideOfDate } from '../../shell/local-times/side-of-date.ts';

/** The events that may fall on a date in some time zone; each is listed under two or three dates. */
export function eventsByDate(events: readonly CalendarEvent[]): Map<CivilDate, CalendarEvent[]> {
  const byDate = new Map<CivilDate, CalendarEvent[]>();
  for (const event of events) {
    for (const date of datesTodaySomewhere(Date.parse(event.at))) {
      byDate.set(date, [...(byDate.get(date) ?? []), event]);
    }
  }
  return byDate;
}

/** A part of a retrograde's bar in a date's row; one with `when` shows only to readers in matching time zones. */
export interface BarPiece {
  shape: 'start' | 'through' | 'end';
  when: { at: string; side: SideOfDate } | null;
}

/** The pieces of a retrograde's bar in the row of a date, of which at most one shows. */
export function barPieces(date: CivilDate, { from, until }: CalendarRetrograde): BarPiece[] {
  if (mayFallOn(date, from)) {
    return [
      { shape: 'start', when: { at: from, side: 'on' } },
      { shape: 'through', when: { at: from, side: 'after' } },
    ];
  }
  if (mayFallOn(date, until)) {
    return [
      { shape: 'end', when: { at: until, side: 'on' } },
      { shape: 'through', when: { at: until, side: 'before' } },
    ];
  }
  return from < date && date < until ? [{ shape: 'through', when: null }] : [];
}

function mayFallOn(date: CivilDate, at: string): boolean {
  return datesTodaySomewhere(Date.parse(at)).includes(date);
}
