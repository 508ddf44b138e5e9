import { type Instant, MONTHS } from '#domain/calendar/civil-date.ts';
import { DAY_MS, HOUR_MS } from '#domain/calendar/durations.ts';
import type { Span } from '#domain/calendar/today-somewhere.ts';
import { exactAspectsBetween } from '#domain/sky/aspects.ts';
import type { Body } from '#domain/sky/bodies.ts';
import { crossingsBetween } from '#domain/sky/crossings.ts';
import { longitudeCurve } from '#domain/sky/curves.ts';
import { eclipsesBetween } from '#domain/sky/eclipses.ts';
import type { Lunation, LunationPhase } from '#domain/sky/events.ts';
import { ingressesBetween } from '#domain/sky/ingresses.ts';
import { lunationsBetween } from '#domain/sky/lunations.ts';
import { phaseName } from '#domain/sky/phase-names.ts';
import { distanceAt, illuminationAt, longitudeAt, phaseAngleAt } from '#domain/sky/position.ts';
import { degreeInSign, SIGNS, signName, signOfLongitude } from '#domain/zodiac/signs.ts';
import { lengthInDays, range, years } from '../../facts/spans.ts';
import {
  clockTime,
  listed,
  monthAndDay,
  monthAndYear,
  placeInWords,
  shortDay,
  yearOf,
} from '../../facts/words.ts';

const YEAR = years(2025);
/** Long enough for means accurate to the second decimal. */
const LONG_RUN = years(2011, 2030);
/** The years the article searches for months with two full Moons. */
const BLUE_MOON_YEARS = years(2021, 2030);
/** The hour, UTC, at which each small Moon of the drawing is computed: noon in Chicago in winter. */
const DRAWN_HOUR = 18;
/** Uranus, Neptune and Pluto, unknown to the astrologers who named the void of course. */
const MODERN_PLANETS: readonly Body[] = ['Uranus', 'Neptune', 'Pluto'];

/** Every astronomical value and date in the article, as printed there. Times are UTC. */
export function facts() {
  return {
    months: monthLengths(),
    inSign: staysInSign(),
    daysWithChange: shareOfDaysWithChange(),
    drawn: drawnLunation(),
    year: lunationsByMonth(),
    eclipses: eclipsesInWords(),
    newMoonSigns: unevenNewMoons(),
    void: voidsOfCourse(),
    fullMoons: distancesOfFullMoons(),
    blueMoons: blueMoonsAround(YEAR.start),
  };
}

/** The synodic and the sidereal month in days. */
function monthLengths() {
  const newMoons = timesOf('new moon', LONG_RUN);
  const rounds = crossingsBetween(longitudeCurve('Moon'), [0], LONG_RUN).map(({ at }) => at);
  const [synodic, zodiacal] = [mean(gaps(newMoons)), mean(gaps(rounds))].map((ms) => ms / DAY_MS);
  return {
    newToNew: synodic!.toFixed(2),
    shortest: (Math.min(...gaps(newMoons)) / DAY_MS).toFixed(1),
    longest: (Math.max(...gaps(newMoons)) / DAY_MS).toFixed(1),
    roundTheSigns: zodiacal!.toFixed(2),
    difference: (synodic! - zodiacal!).toFixed(1),
    laterPerDay: `${Math.round(1440 / synodic!)} minutes`,
  };
}

/** The Moon's shortest and longest stay in a sign in the year, in whole hours. */
function staysInSign() {
  const hours = gaps(changesOfSign(YEAR)).map((ms) => Math.round(ms / HOUR_MS));
  return { least: Math.min(...hours), most: Math.max(...hours) };
}

/** On how many of a hundred days of the year, UTC, the Moon changes signs. */
function shareOfDaysWithChange() {
  const days = new Set(changesOfSign(YEAR).map((at) => Math.floor(at / DAY_MS)));
  return Math.round((100 * days.size) / lengthInDays(YEAR));
}

/**
 * The first lunation that begins in the year: its quarters, a Moon for each day, and the Moon's return to its
 * starting point.
 */
function drawnLunation() {
  const { start, end } = lunationDrawn();
  const begin = longitudeAt('Moon', start);
  const back = crossingsBetween(longitudeCurve('Moon'), [begin], {
    start: start + DAY_MS,
    end,
  })[0]!.at;
  return {
    newMoon: passage(start),
    firstQuarter: passage(timesOf('first quarter', { start, end })[0]!),
    fullMoon: passage(timesOf('full moon', { start, end })[0]!),
    lastQuarter: passage(timesOf('last quarter', { start, end })[0]!),
    nextNewMoon: passage(end),
    back: { ...passage(back), afterDays: lengthInDays({ start, end: back }).toFixed(1) },
    days: drawnDays({ start, end }),
  };
}

/** From the year's first new Moon to its second. */
export function lunationDrawn(): Span {
  const [start, end] = timesOf('new moon', YEAR) as [Instant, Instant];
  return { start, end };
}

/** One instant per date of the lunation; on the last, only if the lunation is not over by then. */
export function timesDrawn({ start, end }: Span): Instant[] {
  const first = Math.floor(start / DAY_MS) * DAY_MS + DRAWN_HOUR * HOUR_MS;
  const count = Math.ceil((end - first) / DAY_MS);
  return range(0, count - 1).map((day) => first + day * DAY_MS);
}

/** The Moon at each of the drawn times. */
function drawnDays(lunation: Span) {
  return timesDrawn(lunation).map((at) => ({
    date: shortDay(at),
    place: placeInWords(longitudeAt('Moon', at)),
    phase: phaseName(phaseAngleAt(at)),
    percentLit: Math.round(100 * illuminationAt(at)),
  }));
}

/** The year's new and full Moons by calendar month, and whether each brings an eclipse. */
function lunationsByMonth() {
  const eclipses = eclipsesBetween(YEAR);
  const entry = ({ at, moonSign }: Lunation) => ({
    day: shortDay(at),
    time: clockTime(at),
    sign: signName(moonSign),
    isEclipse: eclipses.some((eclipse) => Math.abs(eclipse.at - at) < DAY_MS),
  });
  const lunations = lunationsBetween(YEAR);
  return MONTHS.map((month, index) => {
    const within = lunations.filter(({ at }) => new Date(at).getUTCMonth() === index);
    return {
      month,
      newMoons: within.filter(({ phase }) => phase === 'new moon').map(entry),
      fullMoons: within.filter(({ phase }) => phase === 'full moon').map(entry),
    };
  });
}

/** `total lunar on March 14` */
function eclipsesInWords(): string[] {
  return eclipsesBetween(YEAR).map(
    ({ type, of, at }) => `${type} ${of === 'Sun' ? 'solar' : 'lunar'} on ${monthAndDay(at)}`,
  );
}

/** The signs with two new Moons in the year and those with none: twelve or thirteen fall in the twelve signs. */
function unevenNewMoons() {
  const signs = lunationsBetween(YEAR)
    .filter(({ phase }) => phase === 'new moon')
    .map(({ moonSign }) => moonSign);
  const signsWith = (count: number) =>
    SIGNS.filter((sign) => signs.filter((one) => one === sign).length === count).map(signName);
  return { twice: listed(signsWith(2)), never: listed(signsWith(0)) };
}

/**
 * The percentage of the year during which the Moon is void of course, with all ten bodies and with the seven of
 * antiquity.
 */
function voidsOfCourse() {
  return {
    withTenBodies: shareVoid(() => true),
    withSeven: shareVoid((body) => !MODERN_PLANETS.includes(body)),
  };
}

/** In percent, counting only aspects to some bodies; a void lasts from the last of them in a sign to the next sign. */
function shareVoid(counts: (body: Body) => boolean): number {
  const aspects = exactAspectsBetween(YEAR)
    .filter(({ a, b }) => (a === 'Moon' && counts(b)) || (b === 'Moon' && counts(a)))
    .map(({ at }) => at);
  const changes = changesOfSign(YEAR);
  const voids = changes.slice(1).map((leaves, i) => {
    const enters = changes[i]!;
    return leaves - (aspects.findLast((at) => at >= enters && at < leaves) ?? enters);
  });
  const whole = changes.at(-1)! - changes[0]!;
  return Math.round((100 * sum(voids)) / whole);
}

/** The year's nearest and farthest full Moon, and how much wider the nearest looks. */
function distancesOfFullMoons() {
  const byDistance = timesOf('full moon', YEAR)
    .map((at) => ({ at, distance: distanceAt('Moon', at) }))
    .sort((one, other) => one.distance - other.distance);
  const [nearest, farthest] = [byDistance[0]!, byDistance.at(-1)!];
  return {
    nearest: monthAndDay(nearest.at),
    farthest: monthAndDay(farthest.at),
    percentWider: Math.round(100 * (farthest.distance / nearest.distance - 1)),
  };
}

/** The last full Moon before an instant, and the first after it, that is the second in its month, UTC. */
function blueMoonsAround(instant: Instant) {
  const fullMoons = timesOf('full moon', BLUE_MOON_YEARS);
  const blue = fullMoons.filter(
    (at, i) => i > 0 && monthAndYear(at) === monthAndYear(fullMoons[i - 1]!),
  );
  const inWords = (at: Instant) => `${monthAndDay(at)}, ${yearOf(at)}`;
  return {
    last: inWords(blue.findLast((at) => at < instant)!),
    next: inWords(blue.find((at) => at > instant)!),
  };
}

/** Date, time and position of the Moon at an instant. */
function passage(at: Instant) {
  const longitude = longitudeAt('Moon', at);
  return {
    date: monthAndDay(at),
    time: clockTime(at),
    degree: `${Math.floor(degreeInSign(longitude))}°`,
    sign: signName(signOfLongitude(longitude)),
  };
}

function timesOf(phase: LunationPhase, span: Span): Instant[] {
  return lunationsBetween(span)
    .filter((lunation) => lunation.phase === phase)
    .map(({ at }) => at);
}

function changesOfSign(span: Span): Instant[] {
  return ingressesBetween(span, ['Moon']).map(({ at }) => at);
}

/** The gaps between consecutive instants in milliseconds. */
function gaps(instants: readonly Instant[]): number[] {
  return instants.slice(1).map((at, i) => at - instants[i]!);
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
