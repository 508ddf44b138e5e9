import { addDays, type CivilDate, daysBetween } from '#domain/calendar/civil-date.ts';

export interface LiveDate {
  date: CivilDate;
  /** Days from the current date in UTC. */
  offset: number;
}

/** On a sign's page, from the reader's own date: five days back, today and tomorrow. */
const WEEK = { back: 5, ahead: 1 };
/** How many days a row has, if that many are stored. */
const IN_ROW = 7;

/** The dates of each reader's week: the page contains all of them, and each reader sees seven. */
export function datesOfEachWeek(live: readonly LiveDate[]): CivilDate[] {
  const dates = live.map(({ date }) => date).sort();
  return datesFromTo(addDays(dates[0]!, -WEEK.back), addDays(dates.at(-1)!, WEEK.ahead));
}

/** The candidates for the row on a date's page: six days on each side, in case nothing is stored on the other. */
export function datesAround(date: CivilDate): CivilDate[] {
  return datesFromTo(addDays(date, 1 - IN_ROW), addDays(date, IN_ROW - 1));
}

/**
 * For each live date, the seven `stored` days nearest to the page's `date`, none later than tomorrow for a reader on
 * that live date.
 */
function rowsAround(
  date: CivilDate,
  stored: readonly CivilDate[],
  live: readonly LiveDate[],
): { offset: number; row: readonly CivilDate[] }[] {
  const distance = (day: CivilDate) => Math.abs(daysBetween(date, day));
  const nearest = [...stored].sort((a, b) => distance(a) - distance(b) || a.localeCompare(b));
  return live.map((today) => ({
    offset: today.offset,
    row: nearest.filter((day) => daysBetween(today.date, day) <= WEEK.ahead).slice(0, IN_ROW),
  }));
}

/**
 * For each of the `stored` days that some reader's row shows, the offsets of the live dates whose readers see it, or
 * undefined if all of them do. `own` is the page's date; null on a sign's page, which has every reader's week.
 */
export function seenInRow(
  stored: readonly CivilDate[],
  own: CivilDate | null,
  live: readonly LiveDate[],
): Map<CivilDate, number[] | undefined> {
  const rows = own ? rowsAround(own, stored, live) : live.map((today) => weekOf(today, stored));
  return new Map(
    stored.flatMap((date): [CivilDate, number[] | undefined][] => {
      const offsets = rows.filter(({ row }) => row.includes(date)).map(({ offset }) => offset);
      if (offsets.length === 0) return [];
      return [[date, offsets.length === live.length ? undefined : offsets]];
    }),
  );
}

function weekOf({ date: today, offset }: LiveDate, stored: readonly CivilDate[]) {
  const row = stored.filter((date) => {
    const ahead = daysBetween(today, date);
    return -WEEK.back <= ahead && ahead <= WEEK.ahead;
  });
  return { offset, row };
}

function datesFromTo(first: CivilDate, last: CivilDate): CivilDate[] {
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, i) => addDays(first, i));
}
