import { civilDateAt, type Instant, longDate } from '#domain/calendar/civil-date.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import type { Span } from '#domain/calendar/today-somewhere.ts';
import { wrap180 } from '#domain/sky/angles.ts';
import { longitudeCurve } from '#domain/sky/curves.ts';
import type { Ingress } from '#domain/sky/events.ts';
import { ingressesBetween } from '#domain/sky/ingresses.ts';
import { longitudeAt, positionAt } from '#domain/sky/position.ts';
import { signIndex, signName, signOfLongitude } from '#domain/zodiac/signs.ts';
import {
  elongationAt,
  elongationsAround,
  type InnerRetrograde,
  innerRetrogradesIn,
} from '../../facts/inner-retrogrades.ts';
import { signAt } from '../../facts/sign-at.ts';
import { lengthInDays, years } from '../../facts/spans.ts';
import {
  fromTo,
  monthAndDay,
  passage,
  placeInWords,
  shortDate,
  shortDay,
} from '../../facts/words.ts';

/** Nearly all readers of the article were born in these years. */
const CENTURY = years(1925, 2024);
const YEAR = 2025;
/** Birth years with nearly the Venus dates of 2025. */
const KINDRED_YEARS = [1985, 1993, 2001, 2009, 2017];
const ROSE = years(2017, YEAR);
/** Degrees per day, in January. */
const FASTEST_SUN = 1.02;

/** Every value in the Venus article: dates and times in UTC. */
export function facts() {
  const [retrograde] = innerRetrogradesIn('Venus', years(YEAR));
  return {
    besideSun: besideSun(),
    table: tableOf(YEAR),
    kindred: kindredYears(),
    retrograde: inFull(retrograde!),
    rhythm: rhythmOf(innerRetrogradesIn('Venus', CENTURY)),
    rose: petals().map(({ conjunction }) => meeting(conjunction)),
    meetings: [2017, 2025, 2033].map((year) => meeting(passesIn(years(year))[0]!.conjunction)),
    ariesPetal: ariesPetal(),
  };
}

/** The inferior conjunctions in the figure, the first and the last in the same petal. */
export function petals(): InnerRetrograde[] {
  return passesIn(ROSE);
}

/** The inferior conjunctions in a span. */
function passesIn({ start, end }: Span): InnerRetrograde[] {
  const wider = { start: start - 60 * DAY_MS, end };
  return innerRetrogradesIn('Venus', wider).filter(
    ({ conjunction }) => conjunction >= start && conjunction < end,
  );
}

/** Venus's greatest distance from the Sun in longitude, and how often it is how many signs away. */
function besideSun() {
  const [sun, venus] = [longitudeCurve('Sun'), longitudeCurve('Venus')];
  const daysBySigns = [0, 0, 0];
  let farthest = 0;
  for (let at = CENTURY.start; at < CENTURY.end; at += DAY_MS) {
    const [ofSun, ofVenus] = [sun.valueAt(at), venus.valueAt(at)];
    daysBySigns[signsApart(ofSun, ofVenus)]! += 1;
    farthest = Math.max(farthest, Math.abs(wrap180(ofVenus - ofSun)));
  }
  const [same, nextDoor, twoAway] = daysBySigns.map((days) =>
    Math.round((100 * days) / lengthInDays(CENTURY)),
  );
  return {
    same,
    nextDoor,
    twoAway,
    /** For this many days from either end of a Sun sign, the sign two away on the far side is out of reach. */
    safeDays: Math.floor((60 - farthest) / FASTEST_SUN),
  };
}

/** The number of signs between two longitudes, by sign and not by degree. */
function signsApart(from: number, to: number): number {
  const [a, b] = [from, to].map((longitude) => 30 * signIndex(signOfLongitude(longitude)));
  return Math.abs(wrap180(b! - a!)) / 30;
}

/** Every sign of Venus in a year with its start date, including the one the year begins in. */
function tableOf(year: number) {
  const { start, end } = years(year);
  const margin = 150 * DAY_MS;
  const around = ingressesBetween({ start: start - margin, end: end + margin }, ['Venus']);
  const first = around.findLastIndex(({ at }) => at < start);
  const last = around.findLastIndex(({ at }) => at < end);
  const rowOf = ({ to, at, retrograde }: Ingress) => ({
    sign: signName(to),
    back: retrograde,
    from: at < start ? shortDate(at) : shortDay(at),
  });
  return {
    rows: around.slice(first, last + 1).map(rowOf),
    until: shortDate(around[last + 1]!.at),
  };
}

/** How closely other years match the table's dates, except in the months of Venus's retrograde and return. */
function kindredYears() {
  const entries = entriesIn(YEAR);
  const daysOff = KINDRED_YEARS.flatMap((year) =>
    [...entriesIn(year)].map(([sign, at]) => {
      const sameDate = new Date(at).setUTCFullYear(YEAR);
      return Math.abs(sameDate - entries.get(sign)!) / DAY_MS;
    }),
  );
  return {
    years: `${KINDRED_YEARS.slice(0, -1).join(', ')} or ${KINDRED_YEARS.at(-1)}`,
    daysOff: Math.ceil(Math.max(...daysOff)),
    inAries: `${monthAndDay(entries.get('aries')!)} to ${monthAndDay(entries.get('taurus')!)}`,
    backInPisces: KINDRED_YEARS.flatMap(backInPisces).join(', and from '),
  };
}

/** `April 3 to 28, 2017`, if Venus retrograded out of Aries that year. */
function backInPisces(year: number): string[] {
  const ingresses = ingressesBetween(years(year), ['Venus']);
  const back = ingresses.findIndex(({ to, retrograde }) => to === 'pisces' && retrograde);
  if (back < 0) return [];
  const [start, end] = [ingresses[back]!.at, ingresses[back + 1]!.at];
  return [`${fromTo({ start, end })}, ${year}`];
}

/** The first ingress of Venus into each sign in a year. */
function entriesIn(year: number): Map<string, Instant> {
  const entries = ingressesBetween(years(year), ['Venus']);
  return new Map(entries.toReversed().map(({ to, at }) => [to, at]));
}

function inFull(retrograde: InnerRetrograde) {
  const { period, shadow, conjunction } = retrograde;
  const { evening } = elongationsAround(retrograde);
  const { latitude } = positionAt('Venus', conjunction);
  return {
    days: Math.round(lengthInDays(period)),
    shadowBegins: passage('Venus', shadow.start),
    turnsRetrograde: passage('Venus', period.start),
    meetsSun: passage('Venus', conjunction),
    turnsDirect: passage('Venus', period.end),
    shadowEnds: passage('Venus', shadow.end),
    besideSun: `${Math.round(Math.abs(latitude))} degrees ${latitude > 0 ? 'north' : 'south'}`,
    evening: {
      date: monthAndDay(evening),
      degrees: Math.round(elongationAt('Venus', evening)),
    },
  };
}

/** How often Venus is retrograde, and for what fraction of the time. */
function rhythmOf(retrogrades: readonly InnerRetrograde[]) {
  const days = retrogrades.map(({ period }) => lengthInDays(period));
  const [first, last] = [retrogrades[0]!, retrogrades.at(-1)!];
  const lap = (last.conjunction - first.conjunction) / DAY_MS / (retrogrades.length - 1);
  const mean = days.reduce((sum, length) => sum + length, 0) / days.length;
  return {
    lapDays: Math.round(lap),
    percent: Math.round((100 * mean) / lap),
  };
}

/**
 * The first and last years of the series of conjunctions, eight years apart, that includes the one of 2025 and stays
 * in Aries.
 */
function ariesPetal() {
  const inRow = [...Array(30).keys()].map((i) => YEAR + 8 * (i - 15));
  const inAries = inRow.filter((year) =>
    passesIn({ start: Date.UTC(year, 2, 1), end: Date.UTC(year, 5, 1) }).some(
      ({ conjunction }) => signAt('Venus', conjunction) === 'aries',
    ),
  );
  return { first: inAries[0]!, last: inAries.at(-1)! };
}

function meeting(at: Instant) {
  const longitude = longitudeAt('Venus', at);
  return {
    date: longDate(civilDateAt(at)),
    place: placeInWords(longitude),
    sign: signName(signOfLongitude(longitude)),
  };
}
