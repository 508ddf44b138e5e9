import { recentlyUsed } from '../recently-used.ts';
import { type Retrograde, retrogradesBetween } from './month-of-sky.ts';

/** Eight planets over a year take the longest to compute, and the pages of twelve months need it. */
const YEARS_KEPT = 12;

/**
 * Every retrograde period that overlaps a year of the UTC calendar, each whole, in order of the planets. The years used
 * last are cached. Throws a RangeError outside the years 1801 to 2199.
 */
export const yearOfRetrogrades: (year: number) => readonly Retrograde[] = recentlyUsed(
  YEARS_KEPT,
  (year) => retrogradesBetween({ start: Date.UTC(year, 0, 1), end: Date.UTC(year + 1, 0, 1) }),
);
