import {
  type CivilDate,
  civilDate,
  civilDateAt,
  longDate,
  partsOf,
  utcMidnight,
} from '#domain/calendar/civil-date.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { wrap180, wrap360 } from '#domain/sky/angles.ts';
import { crossingsBetween } from '#domain/sky/crossings.ts';
import { leadCurve, longitudeCurve } from '#domain/sky/curves.ts';
import { retrogradePeriodsBetween } from '#domain/sky/retrogrades.ts';
import { degreeInSign, signName, signOfLongitude } from '#domain/zodiac/signs.ts';
import { type Sojourn, sojournsBetween, staysOf } from '../../facts/sojourns.ts';
import { datesSpan, years } from '../../facts/spans.ts';
import { monthAndYear, shortDate, shortMonthAndYear } from '../../facts/words.ts';
import {
  type AgeRange,
  ageAt,
  agesOfQuarters,
  noonOf,
  passesOf,
  ROUND_YEARS,
  SIDEREAL_YEARS,
} from './lives.ts';
import { ringsBetween } from './rings.ts';

/** The life drawn in the article: born at noon UTC. */
export const DRAWN_BIRTH = civilDate('1997-04-12');

const EXAMPLES = ['1966-07-01', '1990-07-01', '1994-10-01', DRAWN_BIRTH, '2000-01-01'];
const COHORT = { first: civilDate('1940-01-01'), last: civilDate('2000-12-31') };
const TABLE = { first: civilDate('1940-01-01'), last: civilDate('2030-12-31') };
const STAGES = ['Square', 'Opposition', 'Last square', 'Return'];
const ROUNDS = ['First', 'Second', 'Third'];

/** Every value and date in the article, as printed there. */
export function facts() {
  const ages = agesOfQuarters(COHORT.first, COHORT.last);
  const sojourns = sojournsBetween('Saturn', datesSpan(TABLE.first, TABLE.last));
  return {
    siderealYears: SIDEREAL_YEARS.toFixed(3),
    zodiacYears: ROUND_YEARS.toFixed(1),
    yearsPerSign: (ROUND_YEARS / 12).toFixed(1),
    stages: STAGES.map((stage, i) => ({
      stage,
      ages: [0, 1, 2].map((round) => agesInWords(ages[4 * round + i]!)).join(', '),
    })),
    firstReturn: { youngest: ages[3]!.from.toFixed(1), oldest: ages[3]!.to.toFixed(1) },
    degreesApartAfter59Years: degreesApart(59),
    threefoldPercent: {
      first: percent(ages[3]!.threefold),
      second: percent(ages[7]!.threefold),
    },
    retrograde: retrogradeFigures(),
    examples: EXAMPLES.map((date) => lifeOf(civilDate(date))),
    drawn: lifeOf(DRAWN_BIRTH),
    generations: [generationOf('2024-01-01'), generationOf('2027-01-01')],
    sojourns: sojourns.map((sojourn) => ({
      sign: signName(sojourn.sign),
      stays: staysOf(sojourn),
    })),
    oppositions: oppositionsToSun(),
    rings: ringFigures(),
  };
}

function agesInWords({ from, to }: AgeRange): string {
  return `${from.toFixed(1)}–${to.toFixed(1)}`;
}

function lifeOf(date: CivilDate) {
  const birth = noonOf(date);
  const longitude = longitudeCurve('Saturn').valueAt(birth);
  const passes = passesOf(birth, 4);
  return {
    born: longDate(date),
    bornInShort: shortDate(birth),
    degree: `${Math.floor(degreeInSign(longitude))}°`,
    sign: signName(signOfLongitude(longitude)),
    passes: passes.map((at) => ({
      month: shortMonthAndYear(at),
      age: ageAt(at, birth).toFixed(1),
    })),
  };
}

/** Saturn's stay in its sign of a date, and those born during it one, two and three cycles earlier. */
function generationOf(date: string) {
  const [now, ...before] = [0, 1, 2, 3].map((rounds) => sojournAround(civilDate(date), rounds));
  return {
    sign: signName(now!.sign),
    from: longDate(civilDateAt(now!.stays[0]!.from)),
    to: longDate(civilDateAt(now!.stays.at(-1)!.to)),
    returns: before.map((sojourn, i) => ({
      round: ROUNDS[i],
      births: staysOf(sojourn),
    })),
  };
}

function sojournAround(date: CivilDate, roundsBefore: number): Sojourn {
  const sign = signOfLongitude(longitudeCurve('Saturn').valueAt(utcMidnight(date)));
  const year = partsOf(date).year - Math.round(roundsBefore * ROUND_YEARS);
  return sojournsBetween('Saturn', years(year - 3, year + 2)).find(
    (sojourn) => sojourn.sign === sign,
  )!;
}

/** The length of Saturn's retrogrades in days, and their arc in degrees, in the years of the table. */
function retrogradeFigures() {
  const span = datesSpan(TABLE.first, TABLE.last);
  const curve = longitudeCurve('Saturn');
  const periods = retrogradePeriodsBetween('Saturn', span);
  const days = periods.map(({ start, end }) => (end - start) / DAY_MS);
  const arcs = periods.map(({ start, end }) => wrap360(curve.valueAt(start) - curve.valueAt(end)));
  return {
    days: `${Math.round(Math.min(...days))} to ${Math.round(Math.max(...days))}`,
    degrees: `${Math.min(...arcs).toFixed(1)} to ${Math.max(...arcs).toFixed(1)}`,
  };
}

/** The largest difference in Saturn's position on the same date some years earlier, over the birth years. */
function degreesApart(years: number): string {
  const curve = longitudeCurve('Saturn');
  const births = Array.from({ length: 61 * 12 }, (_, month) => Date.UTC(1940, month, 1));
  const apart = births.map((at) => {
    const after = new Date(at);
    after.setUTCFullYear(after.getUTCFullYear() + years);
    return Math.abs(wrap180(curve.valueAt(after.getTime()) - curve.valueAt(at)));
  });
  return Math.max(...apart).toFixed(1);
}

/** The dates of Saturn's oppositions to the Sun. */
function oppositionsToSun() {
  const span = datesSpan(civilDate('2025-01-01'), TABLE.last);
  return crossingsBetween(leadCurve('Sun', 'Saturn'), [180], span).map(({ at }) => ({
    date: longDate(civilDateAt(at)),
  }));
}

/** When the rings are edge-on, and when they are widest open in between. */
function ringFigures() {
  const { edgeOn, widest } = ringsBetween(civilDate('2025-01-01'), civilDate('2040-01-01'));
  return {
    edgeOn: monthAndYear(edgeOn[0]!),
    widest: civilDateAt(widest).slice(0, 4),
    edgeOnAgain: monthAndYear(edgeOn[1]!),
  };
}

function percent(share: number): string {
  return String(Math.round(share * 100));
}
