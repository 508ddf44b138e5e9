import { type CivilDate, utcMidnight } from '#domain/calendar/civil-date.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import type { Span } from '#domain/calendar/today-somewhere.ts';

/** Whole calendar years in UTC, inclusive. */
export function years(first: number, last = first): Span {
  return { start: Date.UTC(first, 0, 1), end: Date.UTC(last + 1, 0, 1) };
}

/** From the start of one date in UTC to the start of another. */
export function datesSpan(first: CivilDate, end: CivilDate): Span {
  return { start: utcMidnight(first), end: utcMidnight(end) };
}

/** Integers from first to last, inclusive. */
export function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

export function lengthInDays({ start, end }: Span): number {
  return (end - start) / DAY_MS;
}
