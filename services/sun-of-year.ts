import { recentlyUsed } from '#domain/recently-used.ts';
import { type SunStay, sunYear } from '#domain/sky/sun-year.ts';

/** Pages ask for the current year; at its end some ask for the next. */
const YEARS_KEPT = 4;

/** The Sun's stays in the twelve signs that begin in a year, computed once. Throws a RangeError outside 1800 to 2199. */
export const sunOfYear: (year: number) => readonly SunStay[] = recentlyUsed(YEARS_KEPT, sunYear);
