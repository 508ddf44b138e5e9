import { DAY_MS, MINUTE_MS } from './durations.ts';

/**
 * A Gregorian calendar date as a value: `yyyy-MM-dd`, with no time or zone. As plain text it
 * compares with `<`, works as a map key and serializes to JSON unchanged.
 */
export type CivilDate = string & { readonly civilDate: unique symbol };

/** Dates from `first` to `last`, inclusive. */
export interface DateSpan {
  first: CivilDate;
  last: CivilDate;
}

/** Milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number;

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The date in `text`, or null if it is not a real `yyyy-MM-dd` date (`2026-02-30`). */
export function parseCivilDate(text: string): CivilDate | null {
  if (!SHAPE.test(text)) return null;
  const midnight = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(midnight)) return null;
  return civilDateAt(midnight) === text ? (text as CivilDate) : null;
}

/** Like {@link parseCivilDate}, for dates written in code; throws a RangeError on an invalid one. */
export function civilDate(text: string): CivilDate {
  const date = parseCivilDate(text);
  if (!date) throw new RangeError(`Not a valid calendar date: ${text}`);
  return date;
}

/** The calendar date at `instant` on clocks `offsetMinutes` ahead of UTC. */
export function civilDateAt(instant: Instant, offsetMinutes = 0): CivilDate {
  return new Date(instant + offsetMinutes * MINUTE_MS).toISOString().slice(0, 10) as CivilDate;
}

/** Midnight UTC at the start of `date`. */
export function utcMidnight(date: CivilDate): Instant {
  return Date.parse(`${date}T00:00:00Z`);
}

/** Noon UTC on `date`. */
export function utcNoon(date: CivilDate): Instant {
  return utcMidnight(date) + DAY_MS / 2;
}

/** The date `days` after `date`, or before it when negative. */
export function addDays(date: CivilDate, days: number): CivilDate {
  return civilDateAt(utcMidnight(date) + days * DAY_MS);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return Math.round((utcMidnight(to) - utcMidnight(from)) / DAY_MS);
}

/** Days since 1970-01-01, one integer per date. */
export function dayNumber(date: CivilDate): number {
  return Math.round(utcMidnight(date) / DAY_MS);
}

/** Year, month (1 to 12) and day of the month. */
export function partsOf(date: CivilDate): { year: number; month: number; day: number } {
  return {
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    day: Number(date.slice(8, 10)),
  };
}

/** The day of the week: `Saturday` for 2026-11-21. */
export function weekdayOf(date: CivilDate): Weekday {
  return WEEKDAYS[new Date(utcMidnight(date)).getUTCDay()]!;
}

/** `Nov 21` */
export function shortDate(date: CivilDate): string {
  const { month, day } = partsOf(date);
  return `${MONTHS[month - 1]!.slice(0, 3)} ${day}`;
}

/** `November 21` */
export function monthAndDay(date: CivilDate): string {
  const { month, day } = partsOf(date);
  return `${MONTHS[month - 1]} ${day}`;
}

/** `November 21, 2026` */
export function longDate(date: CivilDate): string {
  return `${monthAndDay(date)}, ${partsOf(date).year}`;
}

/** `Saturday, November 21, 2026` */
export function fullDate(date: CivilDate): string {
  return `${weekdayOf(date)}, ${longDate(date)}`;
}
