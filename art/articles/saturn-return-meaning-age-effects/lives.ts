import { type CivilDate, type Instant, utcMidnight } from '#domain/calendar/civil-date.ts';
import { DAY_MS, HOUR_MS } from '#domain/calendar/durations.ts';
import { wrap180, wrap360 } from '#domain/sky/angles.ts';
import { crossingsBetween } from '#domain/sky/crossings.ts';
import { longitudeCurve } from '#domain/sky/curves.ts';

/** When Saturn returns to its position at a birth, or is a quarter or half cycle from it. */

/** The mean year of the calendar. */
const YEAR_DAYS = 365.2425;
/** Saturn's mean tropical period in years, from its mean longitude: Meeus, Astronomical Algorithms, table 31.A. */
export const ROUND_YEARS = 36_000 / 1223.5110686;
/** The mean sidereal period: table 31.B. */
export const SIDEREAL_YEARS = 36_000 / 1222.1138488;
/** How far from its mean age, in years, to search for a quarter; it strays 2.6 at most. */
const REACH_YEARS = 3.5;

const saturn = longitudeCurve('Saturn');

/** Births are taken at noon UTC. */
export function noonOf(date: CivilDate): Instant {
  return utcMidnight(date) + 12 * HOUR_MS;
}

/** Age in years, with fraction. */
export function ageAt(at: Instant, birth: Instant): number {
  return (at - birth) / DAY_MS / YEAR_DAYS;
}

/** The instant at which someone reaches an age in years. */
export function instantOfAge(age: number, birth: Instant): Instant {
  return birth + age * YEAR_DAYS * DAY_MS;
}

/** When Saturn passes the point `quarters` of a cycle beyond its position at birth: one to three times. */
export function passesOf(birth: Instant, quarters: number): Instant[] {
  const level = wrap360(saturn.valueAt(birth) + 90 * quarters);
  const mean = (ROUND_YEARS * quarters) / 4;
  const start = Math.round(instantOfAge(mean - REACH_YEARS, birth));
  const end = Math.round(instantOfAge(mean + REACH_YEARS, birth));
  return crossingsBetween(saturn, [level], { start, end }).map(({ at }) => at);
}

export interface AgeRange {
  /** The lowest and highest age at any pass. */
  from: number;
  to: number;
  /** The fraction of births, 0 to 1, with three passes. */
  threefold: number;
}

/**
 * The ages at which those born from `first` to `last` (one birth per day) meet each of twelve quarters: three cycles.
 */
export function agesOfQuarters(first: CivilDate, last: CivilDate): AgeRange[] {
  const start = noonOf(first);
  const births = Math.round((noonOf(last) - start) / DAY_MS) + 1;
  const days = births + Math.ceil((3 * ROUND_YEARS + REACH_YEARS) * YEAR_DAYS);
  const path = dailyPath(start, days);
  const farthest = path.slice();
  for (let day = 1; day <= days; day++) farthest[day] = Math.max(path[day]!, farthest[day - 1]!);
  const nearestYet = path.slice();
  for (let day = days - 1; day >= 0; day--)
    nearestYet[day] = Math.min(path[day]!, nearestYet[day + 1]!);

  return Array.from({ length: 12 }, (_, i) => {
    const range = { from: Number.POSITIVE_INFINITY, to: 0, threefold: 0 };
    for (let birth = 0; birth < births; birth++) {
      const level = path[birth]! + 90 * (i + 1);
      // The first pass is when the running maximum reaches the level; the last, when Saturn stays beyond it.
      const firstPass = dayOfReaching(level, farthest);
      const lastPass = dayOfReaching(level, nearestYet);
      range.from = Math.min(range.from, (firstPass - birth) / YEAR_DAYS);
      range.to = Math.max(range.to, (lastPass - birth) / YEAR_DAYS);
      if (lastPass - firstPass > 1) range.threefold += 1 / births;
    }
    return range;
  });
}

/** The day, with fraction, at which nondecreasing values reach a level. */
function dayOfReaching(level: number, values: Float64Array): number {
  let [below, reached] = [0, values.length - 1];
  while (reached - below > 1) {
    const middle = (below + reached) >> 1;
    if (values[middle]! < level) below = middle;
    else reached = middle;
  }
  return below + (level - values[below]!) / (values[reached]! - values[below]!);
}

/** Saturn's longitude day by day, unwrapped across cycles. */
function dailyPath(start: Instant, days: number): Float64Array {
  const path = new Float64Array(days + 1);
  path[0] = saturn.valueAt(start);
  for (let day = 1; day <= days; day++) {
    const last = path[day - 1]!;
    path[day] = last + wrap180(saturn.valueAt(start + day * DAY_MS) - last);
  }
  return path;
}
