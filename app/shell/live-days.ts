import {
  type CivilDate,
  civilDateAt,
  daysBetween,
  type Instant,
} from '#domain/calendar/civil-date.ts';
import { datesTodaySomewhere } from '#domain/calendar/today-somewhere.ts';

/** The dates that are today somewhere, the current date in UTC first, as the page marks them. */
export function liveDays(now: Instant): { date: CivilDate; offset: number }[] {
  const siteDate = civilDateAt(now);
  return datesTodaySomewhere(now)
    .map((date) => ({ date, offset: daysBetween(siteDate, date) }))
    .sort((a, b) => Math.abs(a.offset) - Math.abs(b.offset) || b.offset - a.offset);
}
