import { addDays, type CivilDate, daysBetween } from '#domain/calendar/civil-date.ts';

interface LiveDate {
  date: CivilDate;
  /** Days from the current date in UTC. */
  offset: number;
}

/** On a sign's page, from the reader's own date: five days back, today and tomorrow. */
const WEEK = { back: 5, ahead: 1 };
/** On the page of a date, on either side of it. */
const AROUND = 3;

/** The weeks of every reader: the page contains the days of all of them, and each reader sees seven. */
export function datesOfWeeks(live: readonly LiveDate[]): CivilDate[] {
  const dates = live.map(({ date }) => date).sort();
  return datesFromTo(addDays(dates[0]!, -WEEK.back), addDays(dates.at(-1)!, WEEK.ahead));
}

/** The days on the page of a date. */
export function datesAround(date: CivilDate): CivilDate[] {
  return datesFromTo(addDays(date, -AROUND), addDays(date, AROUND));
}

/**
 * The offsets of the live dates on which a reader sees `date` in the row: up to their tomorrow and, on a sign's page, of
 * their week. Undefined if all readers see it.
 */
export function seenOn(
  date: CivilDate,
  live: readonly LiveDate[],
  page: 'today' | 'dated',
): number[] | undefined {
  const back = page === 'today' ? WEEK.back : Number.POSITIVE_INFINITY;
  const seen = live.filter((day) => {
    const ahead = daysBetween(day.date, date);
    return -back <= ahead && ahead <= WEEK.ahead;
  });
  return seen.length === live.length ? undefined : seen.map(({ offset }) => offset);
}

function datesFromTo(first: CivilDate, last: CivilDate): CivilDate[] {
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, i) => addDays(first, i));
}
