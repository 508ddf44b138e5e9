import { civilDateAt, longDate } from '#domain/calendar/civil-date.ts';
import { DAY_MS, HOUR_MS } from '#domain/calendar/durations.ts';
import type { Span } from '#domain/calendar/today-somewhere.ts';
import { wrap360 } from '#domain/sky/angles.ts';
import { ingressesBetween } from '#domain/sky/ingresses.ts';
import { longitudeAt, positionAt } from '#domain/sky/position.ts';
import { retrogradePeriodsBetween } from '#domain/sky/retrogrades.ts';
import { signName } from '#domain/zodiac/signs.ts';
import {
  elongationAt,
  elongationsAround,
  type InnerRetrograde,
  innerRetrogradesIn,
} from '../../facts/inner-retrogrades.ts';
import { signAt } from '../../facts/sign-at.ts';
import { lengthInDays, range, years } from '../../facts/spans.ts';
import { fromTo, listed, monthAndDay, passage, yearOf } from '../../facts/words.ts';

/**
 * The Sun's radius in degrees at its mean distance. Mercury's path is inclined, so it may cross the limb even if its
 * conjunction is a little farther off.
 */
const SUN_RADIUS = 0.2666;

/** Every value in the Mercury article: dates and times in UTC, degrees truncated as in ephemerides. */
export function facts() {
  return {
    retrogrades: innerRetrogradesIn('Mercury', years(2025)).map(inFull),
    years: range(2024, 2027).map((year) => ({
      year,
      retrogrades: innerRetrogradesIn('Mercury', years(year)).map(inBrief),
    })),
    earlier: [2012, 1979].map((year) => ({ year, starts: startsOf(year) })),
    transits: transitsAround(2025),
    century: centuryFacts(innerRetrogradesIn('Mercury', years(2001, 2100))),
  };
}

function inFull(retrograde: InnerRetrograde) {
  const { period, shadow, conjunction, cazimi } = retrograde;
  const { evening, morning } = elongationsAround(retrograde);
  const { latitude } = positionAt('Mercury', conjunction);
  return {
    ...inBrief(retrograde),
    days: lengthInDays(period).toFixed(1),
    shadowBegins: passage('Mercury', shadow.start),
    turnsRetrograde: passage('Mercury', period.start),
    meetsSun: passage('Mercury', conjunction),
    turnsDirect: passage('Mercury', period.end),
    shadowEnds: passage('Mercury', shadow.end),
    changesSign: ingressesBetween(period, ['Mercury']).map(({ at }) => monthAndDay(at))[0] ?? null,
    wayBack: `${Math.round(wayBack(period))}°`,
    besideSun: `${Math.abs(latitude).toFixed(1)}° ${latitude > 0 ? 'north' : 'south'}`,
    cazimiHours: Math.round((cazimi.end - cazimi.start) / HOUR_MS),
    evening: {
      date: monthAndDay(evening),
      fromSun: `${Math.round(elongationAt('Mercury', evening))}°`,
    },
    morning: {
      date: monthAndDay(morning),
      fromSun: `${Math.round(elongationAt('Mercury', morning))}°`,
    },
  };
}

/** A retrograde's dates and signs. */
export function inBrief({ period }: InnerRetrograde) {
  const [from, to] = [period.start, period.end].map((at) => signName(signAt('Mercury', at)));
  return {
    dates: fromTo(period),
    signs: from === to ? `${from} throughout` : `${from} back to ${to}`,
  };
}

/** The last transit of Mercury before a year and the first after it. */
function transitsAround(year: number) {
  const crosses = ({ conjunction }: InnerRetrograde) =>
    Math.abs(positionAt('Mercury', conjunction).latitude) < SUN_RADIUS;
  const dateOf = (retrograde: InnerRetrograde | undefined) =>
    longDate(civilDateAt(retrograde!.conjunction));
  return {
    last: dateOf(innerRetrogradesIn('Mercury', years(year - 15, year - 1)).findLast(crosses)),
    next: dateOf(innerRetrogradesIn('Mercury', years(year, year + 15)).find(crosses)),
  };
}

/** `March 12, July 15 and November 6` */
function startsOf(year: number): string {
  const starts = innerRetrogradesIn('Mercury', years(year)).map(({ period }) =>
    monthAndDay(period.start),
  );
  return listed(starts);
}

function centuryFacts(retrogrades: readonly InnerRetrograde[]) {
  const days = retrogrades.map(({ period }) => lengthInDays(period));
  const shadowed = retrogrades.map(({ shadow }) => lengthInDays(shadow));
  const degrees = retrogrades.map(({ period }) => wayBack(period));
  const starts = retrogrades.map(({ period }) => period.start);
  const lap = (starts.at(-1)! - starts[0]!) / DAY_MS / (starts.length - 1);
  const yearsWith = (count: number) =>
    range(2001, 2100).filter((year) => starts.filter((at) => yearOf(at) === year).length === count)
      .length;
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

/** Degrees from the first station back to the second. */
function wayBack({ start, end }: Span): number {
  return wrap360(longitudeAt('Mercury', start) - longitudeAt('Mercury', end));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
