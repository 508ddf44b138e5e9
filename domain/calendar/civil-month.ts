import { addDays, type CivilDate, type DateSpan, MONTHS } from './civil-date.ts';
import { type Span, todayWindow } from './today-somewhere.ts';

/** A month of the Gregorian calendar as a value: `yyyy-MM`. It compares with `<`, like a {@link CivilDate}. */
export type CivilMonth = string & { readonly civilMonth: unique symbol };

const SHAPE = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The month in `text`, or null if it is not a real `yyyy-MM` month (`2026-13`). */
export function parseCivilMonth(text: string): CivilMonth | null {
  return SHAPE.test(text) ? (text as CivilMonth) : null;
}

/** Like {@link parseCivilMonth}, for months written in code; throws a RangeError on an invalid one. */
export function civilMonth(text: string): CivilMonth {
  const month = parseCivilMonth(text);
  if (!month) throw new RangeError(`Not a valid calendar month: ${text}`);
  return month;
}

/** The month that a date is in. */
export function monthOf(date: CivilDate): CivilMonth {
  return date.slice(0, 7) as CivilMonth;
}

export function yearOf(month: CivilMonth): number {
  return Number(month.slice(0, 4));
}

/** The month `months` after `month`, or before it when negative. Throws outside the years 0 to 9999. */
export function addMonths(month: CivilMonth, months: number): CivilMonth {
  const count = yearOf(month) * 12 + Number(month.slice(5)) - 1 + months;
  const year = String(Math.floor(count / 12)).padStart(4, '0');
  return civilMonth(`${year}-${String((count % 12) + 1).padStart(2, '0')}`);
}

/** The first and the last date of a month. */
export function spanOfMonth(month: CivilMonth): DateSpan {
  const first = firstOf(month);
  return { first, last: addDays(firstOf(addMonths(month, 1)), -1) };
}

/** Every date of a month, in order. */
export function datesOfMonth(month: CivilMonth): CivilDate[] {
  const { first, last } = spanOfMonth(month);
  return Array.from({ length: Number(last.slice(8)) }, (_, day) => addDays(first, day));
}

/** The time in which a month lasts anywhere on Earth: its days, plus 14 hours before and 12 after. */
export function monthSomewhere(month: CivilMonth): Span {
  const { first, last } = spanOfMonth(month);
  return { start: todayWindow(first).start, end: todayWindow(last).end };
}

/** `November` */
export function monthName(month: CivilMonth): string {
  return MONTHS[Number(month.slice(5)) - 1]!;
}

/** `November 2026` */
export function longMonth(month: CivilMonth): string {
  return `${monthName(month)} ${yearOf(month)}`;
}

function firstOf(month: CivilMonth): CivilDate {
  return `${month}-01` as CivilDate;
}
