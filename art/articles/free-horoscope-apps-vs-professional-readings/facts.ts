import { civilDateAt, fullDate, type Instant, longDate } from '#domain/calendar/civil-date.ts';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { exactAspectsBetween } from '#domain/sky/aspects.ts';
import type { Body } from '#domain/sky/bodies.ts';
import { ingressesBetween } from '#domain/sky/ingresses.ts';
import { skyOfDate } from '#domain/sky/sky-of-date.ts';
import { type Sign, signName, signOfLongitude } from '#domain/zodiac/signs.ts';
import { ordinal } from '#domain/zodiac/solar-houses.ts';
import { LOS_ANGELES, NEW_YORK, type Place, risingOver } from '../../facts/ascendant.ts';
import { timeIn, weekdayIn } from '../../facts/local-time.ts';
import { signAt } from '../../facts/sign-at.ts';
import { years } from '../../facts/spans.ts';
import { clockTime, monthAndDay, placeInWords } from '../../facts/words.ts';
import { chart, DAY, MINUTE } from './minute.ts';

const ZONE = 'America/New_York';
const SKY = skyOfDate(DAY);
const THIS_YEAR = years(2025);

/** Every astronomical value in the article, as printed there. */
export function facts() {
  return {
    day: { full: fullDate(DAY), long: longDate(DAY) },
    moon: moonLeavesItsSign(),
    meeting: venusMeetsSaturn(),
    mars: marsWentBack(),
    minute: minuteAtThreeDepths(),
    daysWithExactAspect: daysWithExactAspect(),
  };
}

/** When that day's Moon enters the next sign. */
function moonLeavesItsSign() {
  const { from, to, at } = SKY.ingresses.find(({ body }) => body === 'Moon')!;
  return { from: signName(from), to: signName(to), ...moment(at) };
}

function venusMeetsSaturn() {
  const { at, signA } = SKY.exactAspects.find(
    ({ a, b, aspect }) => a === 'Venus' && b === 'Saturn' && aspect === 'conjunction',
  )!;
  return { in: signName(signA), ...moment(at) };
}

/** The step of retrograde Mars across a sign border, which reveals an outdated table. */
function marsWentBack() {
  const { from, to, at } = ingressesBetween(THIS_YEAR, ['Mars'])[0]!;
  return { from: signName(from), to: signName(to), date: monthAndDay(at) };
}

/** What each of the drawing's three wheels shows, and what place and clock change in the third. */
function minuteAtThreeDepths() {
  const { ascendant, midheaven, bodies } = chart();
  const houseOf = (body: Body) => ordinal(bodies.find((placed) => placed.body === body)!.house);
  return {
    utc: clockTime(MINUTE),
    sunSign: signName(signAt('Sun', MINUTE)),
    bodies: bodies.map(({ body, longitude }) => `${body} ${placeInWords(longitude)}`),
    ascendant: placeInWords(ascendant),
    midheaven: placeInWords(midheaven),
    rising: { newYork: risingSign(NEW_YORK), losAngeles: risingSign(LOS_ANGELES) },
    nextRising: nextSignRises(),
    houses: { sun: houseOf('Sun'), moon: houseOf('Moon') },
  };
}

/** The next sign to rise over New York after the minute, and when. */
function nextSignRises() {
  let at = MINUTE;
  while (signRising(NEW_YORK, at) === signRising(NEW_YORK, MINUTE)) at += MINUTE_MS;
  return { sign: risingSign(NEW_YORK, at), newYork: timeIn(ZONE, at) };
}

/** The number of days of the year, in UTC, on which at least one aspect between two of the ten bodies is exact. */
function daysWithExactAspect(): number {
  return new Set(exactAspectsBetween(THIS_YEAR).map(({ at }) => civilDateAt(at))).size;
}

function risingSign(place: Place, at = MINUTE): string {
  return signName(signRising(place, at));
}

function signRising(place: Place, at: Instant): Sign {
  return signOfLongitude(risingOver(place, at));
}

/** An instant on two clocks: `10:33 PM on Saturday` in New York. */
function moment(at: Instant) {
  return {
    utc: clockTime(at),
    utcDate: monthAndDay(at),
    newYork: `${timeIn(ZONE, at)} on ${weekdayIn(ZONE, at)}`,
  };
}
