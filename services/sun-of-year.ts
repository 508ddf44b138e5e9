import { type SunStay, sunYear } from '#domain/sky/sun-year.ts';

/** Pages ask for the current year; at its end some ask for the next. */
const YEARS_KEPT = 4;
const kept = new Map<number, readonly SunStay[]>();

/** The Sun's stays in the twelve signs that begin in `year`, computed once. Throws a RangeError outside 1800 to 2199. */
export function sunOfYear(year: number): readonly SunStay[] {
  const known = kept.get(year);
  if (known) return known;
  const stays = sunYear(year);
  if (kept.size >= YEARS_KEPT) kept.delete(kept.keys().next().value!);
  kept.set(year, stays);
  return stays;
}
