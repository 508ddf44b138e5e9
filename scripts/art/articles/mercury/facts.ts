import {
  civilDateAt,
  type Instant,
  longDate,
  MONTHS,
  partsOf,
} from '#domain/calendar/civil-date.ts';
import type { Span } from '#domain/calendar/today-somewhere.ts';
import { wrap360 } from '#domain/sky/angles.ts';
import { ingressesBetween } from '#domain/sky/ingresses.ts';
import { longitudeAt, positionAt } from '#domain/sky/position.ts';
import { retrogradePeriodsBetween } from '#domain/sky/retrogrades.ts';
import { signName, signOfLongitude } from '#domain/zodiac/signs.ts';
import { placeInWords } from '../shared/place-words.ts';
import { shortDate } from './loop.ts';
import {
  elongationAt,
  elongationsAround,
  type MercuryRetrograde,
  mercuryRetrogradesIn,
} from './retrogrades.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** In degrees, at its mean distance. Mercury's path slants, so it may cross the rim from a little farther off. */
const SUN_RADIUS = 0.2666;

/** What the article on Mercury tells in figures: dates and times in UTC, degrees without their rest as ephemerides print them. */
export function mercuryFacts() {
  return {
    retrogrades: mercuryRetrogradesIn(years(2025)).map(inFull),
    years: range(2024, 2027).map((year) => ({
      year,
      retrogrades: mercuryRetrogradesIn(years(year)).map(inBrief),
    })),
    earlier: [2012, 1979].map((year) => ({ year, starts: startsOf(year) })),
    transits: transitsAround(2025),
    century: centuryFacts(mercuryRetrogradesIn(years(2001, 2100))),
  };
}

function inFull(retrograde: MercuryRetrograde) {
  const { period, shadow, conjunction, cazimi } = retrograde;
  const { evening, morning } = elongationsAround(period);
  const { latitude } = positionAt('Mercury', conjunction);
  return {
    ...inBrief(retrograde),
    days: lengthInDays(period).toFixed(1),
    shadowBegins: passage(shadow.start),
    turnsRetrograde: passage(period.start),
    meetsSun: passage(conjunction),
    turnsDirect: passage(period.end),
    shadowEnds: passage(shadow.end),
    changesSign: ingressesBetween(period, ['Mercury']).map(({ at }) => monthAndDay(at))[0] ?? null,
    wayBack: `${Math.round(wayBack(period))}°`,
    besideSun: `${Math.abs(latitude).toFixed(1)}° ${latitude > 0 ? 'north' : 'south'}`,
    cazimiHours: Math.round((cazimi.end - cazimi.start) / HOUR_MS),
    evening: { date: monthAndDay(evening), fromSun: `${Math.round(elongationAt(evening))}°` },
    morning: { date: monthAndDay(morning), fromSun: `${Math.round(elongationAt(morning))}°` },
  };
}

function inBrief({ period }: MercuryRetrograde) {
  const [from, to] = [period.start, period.end].map((at) =>
    signName(signOfLongitude(longitudeAt('Mercury', at))),
  );
  return {
    dates: fromTo(period),
    signs: from === to ? `${from} throughout` : `${from} back to ${to}`,
  };
}

/** The last time before a year and the first after it that Mercury crosses the Sun's disc. */
function transitsAround(year: number) {
  const crosses = ({ conjunction }: MercuryRetrograde) =>
    Math.abs(positionAt('Mercury', conjunction).latitude) < SUN_RADIUS;
  const dateOf = (retrograde: MercuryRetrograde | undefined) =>
    longDate(civilDateAt(retrograde!.conjunction));
  return {
    last: dateOf(mercuryRetrogradesIn(years(year - 15, year - 1)).findLast(crosses)),
    next: dateOf(mercuryRetrogradesIn(years(year, year + 15)).find(crosses)),
  };
}

/** `March 12, July 15 and November 6` */
function startsOf(year: number): string {
  const starts = mercuryRetrogradesIn(years(year)).map(({ period }) => monthAndDay(period.start));
  return `${starts.slice(0, -1).join(', ')} and ${starts.at(-1)}`;
}

function centuryFacts(retrogrades: readonly MercuryRetrograde[]) {
  const days = retrogrades.map(({ period }) => lengthInDays(period));
  const shadowed = retrogrades.map(({ shadow }) => lengthInDays(shadow));
  const degrees = retrogrades.map(({ period }) => wayBack(period));
  const starts = retrogrades.map(({ period }) => period.start);
  const lap = (starts.at(-1)! - starts[0]!) / DAY_MS / (starts.length - 1);
  const yearsWith = (count: number) =>
    range(2001, 2100).filter(
      (year) => starts.filter((at) => new Date(at).getUTCFullYear() === year).length === count,
    ).length;
  return {
    retrogrades: starts.length,
    yearsWithThree: yearsWith(3),
    yearsWithFour: yearsWith(4),
    yearsTouchedByFour: range(2001, 2100).filter(
      (year) => retrogradePeriodsBetween('Mercury', years(year)).length === 4,
    ).length,
    lapDays: lap.toFixed(0),
    fewestDays: Math.min(...days).toFixed(1),
    mostDays: Math.max(...days).toFixed(1),
    fewestDegrees: Math.min(...degrees).toFixed(1),
    mostDegrees: Math.max(...degrees).toFixed(1),
    shareOfDays: `${Math.round((100 * mean(days)) / lap)} percent`,
    shareWithShadow: `${Math.round((100 * mean(shadowed)) / lap)} percent`,
  };
}

/** Date, time and place of Mercury at an instant. */
function passage(at: Instant) {
  return {
    date: monthAndDay(at),
    shortDate: shortDate(at),
    time: new Date(Math.round(at / MINUTE_MS) * MINUTE_MS).toISOString().slice(11, 16),
    place: placeInWords(longitudeAt('Mercury', at)),
  };
}

/** `March 15 to April 7`, `November 9 to 29` */
function fromTo({ start, end }: Span): string {
  const [first, last] = [partsOf(civilDateAt(start)), partsOf(civilDateAt(end))];
  return `${monthAndDay(start)} to ${first.month === last.month ? last.day : monthAndDay(end)}`;
}

function monthAndDay(at: Instant): string {
  const { month, day } = partsOf(civilDateAt(at));
  return `${MONTHS[month - 1]} ${day}`;
}

/** Degrees from the first station back to the second. */
function wayBack({ start, end }: Span): number {
  return wrap360(longitudeAt('Mercury', start) - longitudeAt('Mercury', end));
}

function lengthInDays({ start, end }: Span): number {
  return (end - start) / DAY_MS;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

function years(first: number, last = first): Span {
  return { start: Date.UTC(first, 0, 1), end: Date.UTC(last + 1, 0, 1) };
}
