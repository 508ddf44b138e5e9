import { type CivilMonth, yearOf } from '#domain/calendar/civil-month.ts';
import type { Services } from '#services/services.ts';
import type { CalendarMonth, CalendarRetrograde } from '#services/sky-calendar.ts';

/** The offsets of the live dates on which readers see something; null if all do. */
export type SeenBy = readonly number[] | null;

export interface AlmanacYear {
  year: number;
  retrogrades: readonly CalendarRetrograde[];
  seenBy: SeenBy;
}

export interface Almanac {
  months: readonly { month: CalendarMonth; seenBy: SeenBy }[];
  years: readonly AlmanacYear[];
}

/** The page's data for one month, or for two while the month changes around the world, and for their years. */
export function loadAlmanac(
  services: Pick<Services, 'calendarMonth' | 'calendarRetrogrades'>,
  months: readonly { month: CivilMonth; seenBy: SeenBy }[],
): Almanac {
  const years = [...new Set(months.map(({ month }) => yearOf(month)))];
  return {
    months: months.map(({ month, seenBy }) => ({ month: services.calendarMonth(month), seenBy })),
    years: years.map((year) => {
      const own = months.filter(({ month }) => yearOf(month) === year);
      return {
        year,
        retrogrades: services.calendarRetrogrades(year),
        seenBy: years.length === 1 ? null : own.flatMap(({ seenBy }) => seenBy ?? []),
      };
    }),
  };
}
