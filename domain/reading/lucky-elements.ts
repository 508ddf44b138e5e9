import { type CivilDate, type Weekday, weekdayOf } from '#domain/calendar/civil-date.ts';
import type { Body } from '#domain/sky/bodies.ts';
import type { DaySky } from '#domain/sky/day-sky.ts';
import {
  BODY_COLORS,
  BODY_NUMBERS,
  BODY_STONES,
  COLOR_FRAMES,
  DIRECTION_FRAMES,
  ELEMENT_DIRECTIONS,
  NUMBER_FRAMES,
  SHARED_NUMBER_FRAMES,
  STONE_FRAMES,
} from '#domain/words/lucky.ts';
import { signProfile } from '#domain/zodiac/profiles.ts';
import { type Sign, signIndex, signName } from '#domain/zodiac/signs.ts';
import { ordinal } from '#domain/zodiac/solar-houses.ts';
import { inSentence } from './day-facts.ts';
import type { Desk } from './desk.ts';
import { fillFrame } from './filled-frame.ts';
import type { LuckyElements } from './reading.ts';
import { moonStayAtNoon } from './sky-through-window.ts';
import { utcMoment } from './utc-time.ts';

/** The planets of the seven days, as their Latin names tell (dies Solis, dies Lunae, dies Martis, ...). */
const WEEKDAY_PLANETS: Record<Weekday, Body> = {
  Sunday: 'Sun',
  Monday: 'Moon',
  Tuesday: 'Mars',
  Wednesday: 'Mercury',
  Thursday: 'Jupiter',
  Friday: 'Venus',
  Saturday: 'Saturn',
};

/** Numbers, colors, stones and directions from the sign's ruler, the Moon's sign and the planet of the weekday. */
export function luckyElementsOf(sign: Sign, sky: DaySky, desk: Desk): LuckyElements {
  const { ruler } = signProfile(sign);
  const weekday = weekdayOf(sky.date);
  const planet = WEEKDAY_PLANETS[weekday];
  const moon = moonStayAtNoon(sky).sign;
  const { element, ruler: moonRuler } = signProfile(moon);
  const own = ELEMENT_DIRECTIONS[signProfile(sign).element];
  const numbers = luckyNumbers(ruler, moon, sky.date);
  const colors = [ruler, planet, moonRuler].map((body) =>
    desk.take(`color ${body}`, BODY_COLORS[body], 3),
  );
  const stones = [ruler, planet].map((body) => desk.take(`stone ${body}`, BODY_STONES[body], 2));
  const names = {
    ruler: inSentence(ruler),
    own: signName(sign),
    day: inSentence(planet),
    weekday,
  };
  const moonNames = {
    moon: signName(moon),
    moonRuler: inSentence(moonRuler),
    place: `the Moon is in ${signName(moon)} ${moonHours(sky)}`,
  };
  return {
    numbers: [...new Set(numbers)],
    colors: distinct(colors).map(capitalized),
    gemstones: distinct(stones).map(capitalized),
    directions: distinct([ELEMENT_DIRECTIONS[element], own]),
    explanations: {
      numbers: fillFrame(
        desk.take('numbers', numbers[0] === numbers[1] ? SHARED_NUMBER_FRAMES : NUMBER_FRAMES),
        {
          ...names,
          n1: String(numbers[0]),
          n2: String(numbers[1]),
          n3: String(numbers[2]),
          ...moonNames,
          ordinal: ordinal(signIndex(moon) + 1),
          sum: sumInWords(sky.date, numbers[2]),
        },
      ),
      colors: fillFrame(desk.take('colors', COLOR_FRAMES), {
        ...names,
        c1: colors[0]!,
        c2: colors[1]!,
        c3: colors[2]!,
        ...moonNames,
      }),
      gemstones: fillFrame(desk.take('stones', STONE_FRAMES), {
        ...names,
        s1: stones[0]!,
        s2: stones[1]!,
      }),
      directions:
        fillFrame(desk.take('directions', DIRECTION_FRAMES), {
          element: element.toLowerCase(),
          d1: ELEMENT_DIRECTIONS[element].toLowerCase(),
          ...moonNames,
        }) +
        (own === ELEMENT_DIRECTIONS[element]
          ? ''
          : ` ${signName(sign)} itself looks ${own.toLowerCase()}.`),
    },
  };
}

/** The ruler's number, the Moon's sign counted from Aries, and the digits of the date, added until they differ. */
function luckyNumbers(ruler: Body, moon: Sign, date: CivilDate): [number, number, number] {
  const first = BODY_NUMBERS[ruler];
  const second = signIndex(moon) + 1;
  const sum = sumOfDate(date);
  const root = digitSum(String(digitSum(String(sum))));
  const third = [root, sum].find((number) => number !== first && number !== second) ?? root;
  return [first, second, third];
}

/** How the date comes to `number`: `the digits of the date add up to 15, and 1 and 5 make 6`. */
function sumInWords(date: CivilDate, number: number): string {
  const sums = [sumOfDate(date)];
  while (sums.at(-1)! !== number && sums.at(-1)! > 9) sums.push(digitSum(String(sums.at(-1)!)));
  const steps = sums
    .slice(1)
    .map((sum, i) => `, and ${[...String(sums[i]!)].join(' and ')} make ${sum}`);
  return `the digits of the date add up to ${sums[0]}${steps.join('')}`;
}

function sumOfDate(date: CivilDate): number {
  return digitSum(date.replaceAll('-', ''));
}

function digitSum(digits: string): number {
  return [...digits].reduce((sum, digit) => sum + Number(digit), 0);
}

/** The hours of the Moon's stay at noon UTC in words. */
function moonHours(sky: DaySky): string {
  const { from, until } = moonStayAtNoon(sky);
  const start = from === null ? '' : `from ${utcMoment(from, sky.date)}`;
  const end = until === null ? '' : `until ${utcMoment(until, sky.date)}`;
  return [start, end].filter(Boolean).join(' ') || 'all day';
}

function distinct(items: string[]): string[] {
  return [...new Set(items)];
}

function capitalized(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}
