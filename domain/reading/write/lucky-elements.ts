import { type CivilDate, civilDateAt, dayNumber, weekdayOf } from '#domain/calendar/civil-date.ts';
import { utcMoment } from '#domain/calendar/utc-time.ts';
import { capitalized } from '#domain/capitalized.ts';
import { mod } from '#domain/mod.ts';
import { type Body, inSentence } from '#domain/sky/bodies.ts';
import type { DaySky, SignStay } from '#domain/sky/day-sky.ts';
import {
  BODY_COLORS,
  BODY_NUMBERS,
  BODY_STONES,
  ELEMENT_DIRECTIONS,
  WEEKDAY_PLANETS,
} from '#domain/words/lucky.ts';
import { signProfile } from '#domain/zodiac/profiles.ts';
import { type Sign, signIndex, signName } from '#domain/zodiac/signs.ts';
import { ordinal } from '#domain/zodiac/solar-houses.ts';
import { moonStayForMostReaders } from '../contacts/lead.ts';
import type { LuckyElements } from '../reading.ts';

/**
 * Numbers, colors, stones and directions of a sign on a date, each with its reason in one sentence: the sign's ruler,
 * the sign that the Moon is in, and the planet of the weekday.
 */
export function luckyElementsOf(sign: Sign, sky: DaySky): LuckyElements {
  const { ruler } = signProfile(sign);
  const weekday = weekdayOf(sky.date);
  const planet = WEEKDAY_PLANETS[weekday];
  const stay = moonStayForMostReaders(sky);
  const moon = stay.sign;
  const { element, ruler: moonRuler } = signProfile(moon);
  const turn = dayNumber(sky.date) + signIndex(sign);

  const signRuler = { body: ruler, role: 'your ruler' };
  const weekdayRuler = { body: planet, role: `the planet of ${weekday}` };
  const moonSignRuler = { body: moonRuler, role: `the ruler of ${signName(moon)}` };
  const numbers = luckyNumbers(ruler, moon, sky.date);
  const colors = pickFrom([signRuler, weekdayRuler, moonSignRuler], BODY_COLORS, turn);
  const stones = pickFrom([signRuler, weekdayRuler], BODY_STONES, turn);
  const direction = ELEMENT_DIRECTIONS[element];
  const own = ELEMENT_DIRECTIONS[signProfile(sign).element];
  const moonPlace = `where the Moon ${moonHours(stay, sky.date)}`;

  return {
    numbers: distinct(numbers),
    colors: distinct(colors.map(({ thing }) => capitalized(thing))),
    gemstones: distinct(stones.map(({ thing }) => capitalized(thing))),
    directions: distinct([direction, own]),
    explanations: {
      numbers: numbersExplained(numbers, ruler, moon, moonPlace),
      colors: explainPicks(colors, 'a color'),
      gemstones: explainPicks(stones, 'a stone'),
      directions: `${signName(moon)}, ${moonPlace}, is a sign of ${element.toLowerCase()}, and tradition puts ${element.toLowerCase()} in the ${direction.toLowerCase()}${own === direction ? '' : `, your own sign in the ${own.toLowerCase()}`}.`,
    },
  };
}

/** A body, and why it matters on the day. */
interface Source {
  body: Body;
  role: string;
}

/** One thing from each body's list; a body with two roles gives one, for the first of them. */
function pickFrom(
  givers: readonly Source[],
  lists: Record<Body, readonly string[]>,
  turn: number,
): (Source & { thing: string })[] {
  return givers
    .filter(({ body }, i) => givers.findIndex((other) => other.body === body) === i)
    .map((giver, i) => ({ ...giver, thing: entry(lists[giver.body], turn + i) }));
}

/** `Amber is a stone of the Sun, your ruler, and peridot of Mercury, the planet of Wednesday.` */
function explainPicks(given: readonly (Source & { thing: string })[], kind: string): string {
  const parts = given.map(
    ({ thing, body, role }, i) =>
      `${thing} ${i === 0 ? `is ${kind} ` : ''}of ${inSentence(body)}, ${role}`,
  );
  const last = parts.pop()!;
  return `${capitalized(parts.length === 0 ? last : `${parts.join(', ')}, and ${last}`)}.`;
}

function numbersExplained(
  [first, second, third]: readonly [number, number, number],
  ruler: Body,
  moon: Sign,
  moonPlace: string,
): string {
  const ofMoon = `that of ${signName(moon)}, the ${ordinal(second)} sign, ${moonPlace}`;
  const ofDate = `${third} comes from adding up the digits of the date`;
  return first === second
    ? `${first} is the number of ${inSentence(ruler)}, your ruler, and ${ofMoon}, and ${ofDate}.`
    : `${first} is the number of ${inSentence(ruler)}, your ruler, ${second} ${ofMoon}, and ${ofDate}.`;
}

/** The ruler's number, the Moon's sign counted from Aries, and the date's digit sum, adjusted until they differ. */
function luckyNumbers(ruler: Body, moon: Sign, date: CivilDate): [number, number, number] {
  const first = BODY_NUMBERS[ruler];
  const second = signIndex(moon) + 1;
  const sum = digitSum(date.replaceAll('-', ''));
  const root = digitSum(String(digitSum(String(sum))));
  const third = [root, sum].find((number) => number !== first && number !== second) ?? root;
  return [first, second, third];
}

function digitSum(digits: string): number {
  return [...digits].reduce((sum, digit) => sum + Number(digit), 0);
}

/** The Moon's hours in its sign as a predicate, such as "is until 14:20 UTC"; "is" if it stays all day. */
function moonHours({ from, until }: SignStay, date: CivilDate): string {
  if (from !== null && civilDateAt(from) < date) return `has been since ${utcMoment(from, date)}`;
  const start = from === null ? '' : ` from ${utcMoment(from, date)}`;
  const end = until === null ? '' : ` until ${utcMoment(until, date)}`;
  return `is${start}${end}`;
}

function entry(list: readonly string[], turn: number): string {
  return list[mod(turn, list.length)]!;
}

function distinct<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}
