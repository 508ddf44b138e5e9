import {
  addDays,
  type CivilDate,
  civilDate,
  civilDateAt,
  daysBetween,
  longDate,
  monthAndDay,
  partsOf,
  shortDate,
  utcMidnight,
} from '#domain/calendar/civil-date.ts';
import { HOUR_MS } from '#domain/calendar/durations.ts';
import { longitudeAt } from '#domain/sky/position.ts';
import { degreeInSign, signName, signOfLongitude } from '#domain/zodiac/signs.ts';
import { range } from '../../facts/spans.ts';
import { clockTime, listed } from '../../facts/words.ts';
import { CHINA, lichunOf, newYearOf, VIETNAM } from './chinese-year.ts';
import {
  ANIMALS,
  type Animal,
  FIRST_YEAR,
  fourPillars,
  nextYearOf,
  type Pair,
  pairOfYear,
  ROUND,
} from './sixty-cycle.ts';

/** The article's date. */
export const DAY = civilDate('2025-01-21');
const YEAR = partsOf(DAY).year;
/** The sixty years of the table of animals, and the years over which New Year's dates range. */
const TABLE = { first: 1972, last: 2031 };
const RANGE = { first: 1950, last: 2050 };
/** A birth with a sign and an animal, and its hour in local time. */
const BIRTH = { date: civilDate('1990-06-12'), hour: 8 };
/** Jupiter's sidereal period in years. */
const JUPITER_YEARS = 11.862;
const STATIONS = 12;
/** Animals from one corner of a triangle to the next. */
const TRINE = 4;
const OPPOSITION = 6;

/** Every value and date in the article, as printed there. */
export function facts() {
  return {
    now: yearNow(),
    animals: ANIMALS.map((animal) => ({
      animal,
      polarity: pairsOf(animal)[0]!.polarity,
      years: pairsOf(animal).map(({ year, phase }) => ({ begins: beginsOn(year), phase })),
    })),
    table: TABLE,
    drawn: { first: FIRST_YEAR, last: FIRST_YEAR + ROUND - 1 },
    newYearRange: newYearRange(),
    apart: newYearApart(1985),
    snakeYearDays: daysBetween(newYearDay(YEAR), newYearDay(YEAR + 1)),
    fireHorse: longDate(newYearDay(nextYearOf('Fire', 'Horse', YEAR))),
    triads: ANIMALS.slice(0, TRINE).map((animal) => circleOf(animal, TRINE)),
    clashes: ANIMALS.slice(0, OPPOSITION).map((animal) => circleOf(animal, OPPOSITION)),
    jupiter: {
      years: JUPITER_YEARS.toFixed(2),
      short: (STATIONS - JUPITER_YEARS).toFixed(2),
      stationYears: Math.round(JUPITER_YEARS / (STATIONS - JUPITER_YEARS)),
      before: jupiterAtNewYear(YEAR - 12),
      now: jupiterAtNewYear(YEAR),
    },
    birth: birthFacts(),
    january: januaryBirth(),
  };
}

/** The Chinese year containing the article's date, the next one, and the Lichun of 2025, in China's time. */
function yearNow() {
  const next = newYearDay(YEAR);
  const lichun = lichunOf(YEAR);
  return {
    date: longDate(DAY),
    name: nameOf(pairOfYear(YEAR - 1)),
    lastDay: monthAndDay(addDays(next, -1)),
    next: nameOf(pairOfYear(YEAR)),
    begins: monthAndDay(next),
    springStarts: monthAndDay(civilDateAt(lichun, CHINA * 60)),
    springTime: clockTime(lichun, CHINA),
  };
}

/** An animal's years in the table, with their pairs. */
function pairsOf(animal: Animal) {
  return range(TABLE.first, TABLE.last)
    .map((year) => ({ year, ...pairOfYear(year) }))
    .filter((pair) => pair.animal === animal);
}

/**
 * The earliest and latest dates of New Year's Day, and the years in which a leap month delays it to a third new moon.
 */
function newYearRange() {
  const all = range(RANGE.first, RANGE.last).map((year) => ({ year, ...newYearOf(year) }));
  const days = all
    .map(({ month }) => month.start)
    .sort((a, b) => a.slice(5).localeCompare(b.slice(5)));
  return {
    ...RANGE,
    earliest: monthAndDay(days[0]!),
    latest: monthAndDay(days.at(-1)!),
    exceptions: all
      .filter(({ afterLeapMonth }) => afterLeapMonth)
      .map(({ year }) => year)
      .join(', '),
  };
}

/** New Year's Day in China and in Vietnam, an hour behind. */
function newYearApart(year: number) {
  return {
    year,
    china: monthAndDay(newYearDay(year)),
    vietnam: monthAndDay(newYearDay(year, VIETNAM)),
  };
}

/** `Rat, Dragon and Monkey`: the animals this many steps apart, all the way around. */
function circleOf(first: Animal, steps: number): string {
  const start = ANIMALS.indexOf(first);
  return listed(ANIMALS.filter((_, i) => (i - start) % steps === 0));
}

/** Jupiter's position at the new moon of New Year's Day. */
function jupiterAtNewYear(year: number) {
  const longitude = longitudeAt('Jupiter', newYearOf(year).month.newMoon);
  const degree = Math.floor(degreeInSign(longitude));
  return { year, place: `${degree}° ${signName(signOfLongitude(longitude))}` };
}

/** The birth in both systems. Within the range of time zones the Sun changes neither sign nor month. */
function birthFacts() {
  const sun = longitudeAt('Sun', utcMidnight(BIRTH.date) + BIRTH.hour * HOUR_MS);
  const [year, month, day, hour] = fourPillars(BIRTH.date, BIRTH.hour, sun).map(nameOf);
  return {
    date: longDate(BIRTH.date),
    sign: signName(signOfLongitude(sun)),
    pillars: { year, month, day, hour },
  };
}

/** A birth three days before New Year's Day of that year: the animal is still the previous one. */
function januaryBirth() {
  const { year } = partsOf(BIRTH.date);
  const begins = newYearDay(year);
  return {
    date: longDate(addDays(begins, -3)),
    name: nameOf(pairOfYear(year - 1)),
    next: nameOf(pairOfYear(year)),
    begins: monthAndDay(begins),
  };
}

function newYearDay(year: number, hoursAhead = CHINA): CivilDate {
  return newYearOf(year, hoursAhead).month.start;
}

/** `Feb 10, 2024` */
function beginsOn(year: number): string {
  return `${shortDate(newYearDay(year))}, ${year}`;
}

/** `Wood Dragon` */
function nameOf({ phase, animal }: Pair): string {
  return `${phase} ${animal}`;
}
