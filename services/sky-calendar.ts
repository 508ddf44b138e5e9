import type { AlmanacEvent, AlmanacKind } from '#domain/almanac/almanac-event.ts';
import { kindOf } from '#domain/almanac/almanac-event.ts';
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
import { isMinuteCertain } from '#domain/sky/event-times.ts';
import { type PhaseName, phaseName } from '#domain/sky/phase-names.ts';
import type { Sign } from '#domain/zodiac/signs.ts';

/** An event in the calendar, to the minute. */
export type CalendarEvent = DistributiveOmit<AlmanacEvent, 'at'> & {
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
  moon: {
    /** Degrees ahead of the Sun at noon UTC, in [0, 360). */
    phaseAngle: number;
    phase: PhaseName;
    /** 0 to 100, at noon UTC. */
    percentLit: number;
    /** The signs it is in while the date is today somewhere, in order; `until` in ISO 8601, null for the last. */
    signs: { sign: Sign; until: string | null }[];
  };
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
    days: days.map(({ date, phaseAngle, illumination, stays }) => ({
      date,
      moon: {
        phaseAngle: Math.round(phaseAngle * 100) / 100,
        phase: phaseName(phaseAngle),
        percentLit: Math.round(illumination * 100),
        signs: stays.map(({ sign, until }) => ({
          sign,
          until: until === null ? null : isoMinute(until),
        })),
      },
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

function calendarEvent(event: AlmanacEvent): CalendarEvent {
  return {
    ...event,
    ...('longitude' in event && { longitude: Math.round(event.longitude * 100) / 100 }),
    id: eventId(event),
    topic: kindOf(event),
    title: eventTitle(event),
    at: isoMinute(event.at),
    timed: isMinuteCertain(event),
  };
}

function calendarRetrograde({ body, start, end }: Retrograde): CalendarRetrograde {
  return { body, from: isoMinute(start), until: isoMinute(end), timed: !isSlow(body) };
}
