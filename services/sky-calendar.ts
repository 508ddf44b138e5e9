import { type AlmanacKind, kindOf } from '#domain/almanac/almanac-event.ts';
import { eventId } from '#domain/almanac/event-id.ts';
import { eventTitle } from '#domain/almanac/event-title.ts';
import { almanacEventsBetween } from '#domain/almanac/events-between.ts';
import { monthOfSky, type Retrograde, retrogradesBetween } from '#domain/almanac/month-of-sky.ts';
import { yearOfRetrogrades } from '#domain/almanac/year-of-retrogrades.ts';
import { type CivilDate, utcMidnight } from '#domain/calendar/civil-date.ts';
import { addMonths, type CivilMonth, spanOfMonth } from '#domain/calendar/civil-month.ts';
import { isoMinute } from '#domain/calendar/utc-time.ts';
import { recentlyUsed } from '#domain/recently-used.ts';
import { isSlow, type Planet } from '#domain/sky/bodies.ts';
import { isMinutePrintable } from '#domain/sky/event-times.ts';
import type { SkyEvent } from '#domain/sky/events.ts';
import { type MoonSummary, moonSummary, toHundredth } from './drawn-sky.ts';
import { type TimedSign, timedSigns } from './sky-at-a-glance.ts';

/** An event in the calendar, to the minute. */
export type CalendarEvent = DistributiveOmit<SkyEvent, 'at'> & {
  /** The same every time the event is computed. */
  id: string;
  topic: AlmanacKind;
  title: string;
  /** ISO 8601 in UTC. */
  at: string;
  /** Whether the minute is known; if not, only the day is. */
  timed: boolean;
};
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A retrograde period; both ends in ISO 8601 to the minute, and `timed` as for an event. */
export interface CalendarRetrograde {
  body: Planet;
  from: string;
  until: string;
  timed: boolean;
}

export interface CalendarDay {
  date: CivilDate;
  /** With the signs it is in while the date is today somewhere, in order. */
  moon: MoonSummary & { signs: TimedSign[] };
}

export interface CalendarMonth {
  month: CivilMonth;
  days: CalendarDay[];
  /** In order of time: the events while the month lasts anywhere on Earth, so a few belong to its neighbors in UTC. */
  events: CalendarEvent[];
  /** Complete, even if they began before the month or end after it. */
  retrogrades: CalendarRetrograde[];
}

/** The contents of the calendar feeds. */
export interface UpcomingSky {
  /** Whole months of the UTC calendar. */
  events: CalendarEvent[];
  retrogrades: CalendarRetrograde[];
}

const MONTHS_BACK = 1;
const MONTHS_AHEAD = 13;

/** The sky of a month. Throws a RangeError outside the years 1800 to 2200. */
export function calendarMonth(month: CivilMonth): CalendarMonth {
  const { days, events, retrogrades } = monthOfSky(month);
  return {
    month,
    days: days.map((day) => ({
      date: day.date,
      moon: { ...moonSummary(day), signs: timedSigns(day.stays) },
    })),
    events: events.map(calendarEvent),
    retrogrades: retrogrades.map(calendarRetrograde),
  };
}

/** Every retrograde period of a year, in order of the planets. Throws a RangeError outside 1801 to 2199. */
export function calendarRetrogrades(year: number): CalendarRetrograde[] {
  return yearOfRetrogrades(year).map(calendarRetrograde);
}

/** The month given, the one before it and the thirteen after it. Throws a RangeError outside 1801 to 2199. */
export const upcomingSky: (month: CivilMonth) => UpcomingSky = recentlyUsed(2, (month) => {
  const start = utcMidnight(spanOfMonth(addMonths(month, -MONTHS_BACK)).first);
  const end = utcMidnight(spanOfMonth(addMonths(month, MONTHS_AHEAD + 1)).first);
  return {
    events: almanacEventsBetween({ start, end }).map(calendarEvent),
    retrogrades: retrogradesBetween({ start, end }).map(calendarRetrograde),
  };
});

function calendarEvent(event: SkyEvent): CalendarEvent {
  return {
    ...event,
    ...('longitude' in event && { longitude: toHundredth(event.longitude) }),
    id: eventId(event),
    topic: kindOf(event),
    title: eventTitle(event),
    at: isoMinute(event.at),
    timed: isMinutePrintable(event),
  };
}

function calendarRetrograde({ body, start, end }: Retrograde): CalendarRetrograde {
  return { body, from: isoMinute(start), until: isoMinute(end), timed: !isSlow(body) };
}
