import { type CivilMonth, yearOf } from '#domain/calendar/civil-month.ts';
import type { Services } from '#services/services.ts';
import type { AlmanacMonthProps } from './almanac-month.tsx';

/** What the page of a month shows. */
export function almanacMonth(
  services: Pick<Services, 'calendarMonth' | 'calendarRetrogrades'>,
  month: CivilMonth,
): AlmanacMonthProps {
  return {
    month: services.calendarMonth(month),
    yearRetrogrades: services.calendarRetrogrades(yearOf(month)),
  };
}
