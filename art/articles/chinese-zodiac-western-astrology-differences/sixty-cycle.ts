import { type CivilDate, civilDate, dayNumber, partsOf } from '#domain/calendar/civil-date.ts';

/** The twelve branches under their animals' names, and the five phases of the ten stems, two stems each. */
export const ANIMALS = [
  'Rat',
  'Ox',
  'Tiger',
  'Rabbit',
  'Dragon',
  'Snake',
  'Horse',
  'Goat',
  'Monkey',
  'Rooster',
  'Dog',
  'Pig',
] as const;
export const PHASES = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'] as const;

export type Animal = (typeof ANIMALS)[number];
type Phase = (typeof PHASES)[number];

/** A stem and a branch: one of the sixty names for years, months, days and double hours. */
export interface Pair {
  phase: Phase;
  polarity: 'yang' | 'yin';
  animal: Animal;
}

/** A year that begins a cycle of sixty as Wood Rat. */
export const FIRST_YEAR = 1984;
/** A day that begins a cycle: January 7, 2000, was a Wood Rat day. */
const FIRST_DAY = dayNumber(civilDate('2000-01-07'));
const STEMS = 10;
const BRANCHES = 12;
export const ROUND = 60;

/** The pair with a number: 0 is Wood Rat, 59 Water Pig, 60 Wood Rat again. */
export function pairOf(number: number): Pair {
  const place = wrap(number, ROUND);
  return {
    phase: PHASES[Math.floor((place % STEMS) / 2)]!,
    polarity: place % 2 === 0 ? 'yang' : 'yin',
    animal: ANIMALS[place % BRANCHES]!,
  };
}

/** The pair of the Chinese year that begins in a Gregorian year. */
export function pairOfYear(year: number): Pair {
  return pairOf(year - FIRST_YEAR);
}

/** The first year of a pair's name, starting with `from`. */
export function nextYearOf(phase: Phase, animal: Animal, from: number): number {
  for (let year = from; year < from + ROUND; year++) {
    const pair = pairOfYear(year);
    if (pair.phase === phase && pair.animal === animal) return year;
  }
  throw new RangeError(`No year of the sixty-year cycle is ${phase} ${animal}`);
}

/**
 * The Four Pillars of a birth: year, month, day and hour, by local date, hour (0 to 23) and the Sun's longitude. The
 * year changes when the Sun passes 315 degrees, the month every 30 degrees from there; between January 1 and that
 * point it is the previous year. From 23:00 on, the day counts as the next, as most practitioners have it.
 */
export function fourPillars(date: CivilDate, hour: number, sunLongitude: number): Pair[] {
  const { year, month } = partsOf(date);
  const sinceStart = wrap(sunLongitude - 315, 360);
  const ownYear = month <= 2 && sinceStart > 180 ? year - 1 : year;
  const day = dayNumber(date) - FIRST_DAY + (hour === 23 ? 1 : 0);
  // The Tiger month opens the year. Months run continuously through the years, as hours do through the days.
  const monthNumber = (ownYear - FIRST_YEAR) * BRANCHES + 2 + Math.floor(sinceStart / 30);
  const hourNumber = day * BRANCHES + (Math.floor((hour + 1) / 2) % BRANCHES);
  return [pairOfYear(ownYear), ...[monthNumber, day, hourNumber].map(pairOf)];
}

function wrap(number: number, size: number): number {
  return ((number % size) + size) % size;
}
