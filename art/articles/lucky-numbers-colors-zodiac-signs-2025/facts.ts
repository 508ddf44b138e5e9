import {
  civilDate,
  type Instant,
  longDate,
  WEEKDAYS,
  type Weekday,
} from '#domain/calendar/civil-date.ts';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { rulersOf } from '#domain/claims/rulers.ts';
import { luckyElementsOf } from '#domain/reading/write/lucky-elements.ts';
import type { Body } from '#domain/sky/bodies.ts';
import { ingressesBetween } from '#domain/sky/ingresses.ts';
import { longitudeAt } from '#domain/sky/position.ts';
import { skyOfDate } from '#domain/sky/sky-of-date.ts';
import { BODY_COLORS, BODY_NUMBERS, WEEKDAY_PLANETS } from '#domain/words/lucky.ts';
import { signProfile } from '#domain/zodiac/profiles.ts';
import { SIGNS, type Sign, signName } from '#domain/zodiac/signs.ts';
import { dayIn, timeIn } from '../../facts/local-time.ts';
import { years } from '../../facts/spans.ts';
import { clockTime, listed, monthAndDay } from '../../facts/words.ts';
import { LUCKY_YEAR, QUARTERS, UNIVERSAL } from './lucky-year.ts';

const YEAR = 2025;
const NEW_YORK = 'America/New_York';
/** The day whose lucky elements the article compares with those of the year, the article's date. */
const DAY = civilDate('2025-01-13');

/** The seven metals of the seven planets. */
const METALS: Partial<Record<Body, string>> = {
  Sun: 'Gold',
  Moon: 'Silver',
  Mars: 'Iron',
  Mercury: 'Quicksilver',
  Jupiter: 'Tin',
  Venus: 'Copper',
  Saturn: 'Lead',
};

/** The Sun's ingresses into Aries, Cancer, Libra and Capricorn: one per calendar quarter. */
const TURNS = ingressesBetween(years(YEAR), ['Sun']).filter(
  ({ to }) => signProfile(to).quality === 'Cardinal',
);

/** The Sun's longitude at the start of each calendar quarter, where the drawing divides its outer band. */
export const QUARTER_STARTS = QUARTERS.map((_, quarter) =>
  longitudeAt('Sun', Date.UTC(YEAR, 3 * quarter, 1)),
);

/** Every value in the article that comes from the sky or from the site's own tables. */
export function facts() {
  const june = truncated(TURNS[1]!.at);
  return {
    signs: SIGNS.map(rowOf),
    universal: {
      colors: Object.keys(UNIVERSAL.colors).join(', '),
      numbers: UNIVERSAL.numbers.join(', '),
    },
    quarters: QUARTERS.map(quarterRow),
    juneTurnInNewYork: `${timeIn(NEW_YORK, june)} on ${dayIn(NEW_YORK, june)}`,
    pastCorner: degreesPastCorner(),
    planets: WEEKDAYS.map(planetOf),
    ofRuler: digitsOfRulers(),
    day: { date: longDate(DAY), aries: dailyOf('aries') },
  };
}

function rowOf(sign: Sign) {
  const { colors, numbers } = LUCKY_YEAR[sign];
  return {
    slug: sign,
    sign: signName(sign),
    element: signProfile(sign).element,
    colors: Object.keys(colors).join(', '),
    numbers: numbers.join(', '),
  };
}

/** A quarter, and the sign the Sun enters in it: `March 20, 09:01`. */
function quarterRow({ months, color, number }: (typeof QUARTERS)[number], quarter: number) {
  const { to, at } = TURNS[quarter]!;
  return {
    months,
    focus: `${color} & ${number}`,
    enters: signName(to),
    date: monthAndDay(at),
    time: clockTime(truncated(at)),
  };
}

/**
 * Truncated to the minute. Not rounded: at the equinoxes and solstices the engine is some seconds later than the
 * almanacs, and truncation gives the minute they print.
 */
function truncated(at: Instant): Instant {
  return Math.floor(at / MINUTE_MS) * MINUTE_MS;
}

/** How many degrees after the start of a cardinal sign the calendar quarters begin, rounded. */
function degreesPastCorner() {
  const degrees = QUARTER_STARTS.map((longitude) => longitude % 90);
  return { least: Math.floor(Math.min(...degrees)), most: Math.ceil(Math.max(...degrees)) };
}

/** A planet with its day, its metal, two of its colors and its number. */
function planetOf(day: Weekday) {
  const planet = WEEKDAY_PLANETS[day];
  const colors = BODY_COLORS[planet].slice(0, 2).join(', ');
  return {
    planet,
    day,
    metal: METALS[planet]!,
    colors: colors[0]!.toUpperCase() + colors.slice(1),
    number: BODY_NUMBERS[planet],
  };
}

/** In how many signs the last number's digital root is the number of a ruler, and which signs are the exceptions. */
function digitsOfRulers() {
  const others = SIGNS.filter((sign) => {
    const root = digitalRoot(LUCKY_YEAR[sign].numbers.at(-1)!);
    return !rulersOf(sign).some((ruler) => digitalRoot(BODY_NUMBERS[ruler]) === root);
  });
  return {
    count: SIGNS.length - others.length,
    others: listed(others.map(signName)),
  };
}

/** The digital root of a whole number: its digits summed repeatedly until one is left. */
function digitalRoot(number: number): number {
  return ((number - 1) % 9) + 1;
}

/** The lucky numbers and colors of a sign's reading on that date. */
function dailyOf(sign: Sign) {
  const { numbers, colors } = luckyElementsOf(sign, skyOfDate(DAY));
  return { numbers: listed(numbers.map(String)), colors: listed(colors).toLowerCase() };
}
