import type { Instant } from '#domain/calendar/civil-date.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import type { Span } from '#domain/calendar/today-somewhere.ts';
import { wrap360 } from '#domain/sky/angles.ts';
import { crossingsBetween } from '#domain/sky/crossings.ts';
import { longitudeCurve } from '#domain/sky/curves.ts';
import { ingressesBetween } from '#domain/sky/ingresses.ts';
import { lunationsBetween } from '#domain/sky/lunations.ts';
import { longitudeAt } from '#domain/sky/position.ts';
import { retrogradePeriodsBetween } from '#domain/sky/retrogrades.ts';
import { degreeInSign, signName, signOfLongitude } from '#domain/zodiac/signs.ts';
import { signAt } from '../../facts/sign-at.ts';
import { lengthInDays, years } from '../../facts/spans.ts';
import { clockTime, monthAndDay, shortDay } from '../../facts/words.ts';
import { CONSTELLATIONS, type Constellation, precession } from './constellations.ts';

const YEAR = years(2025);
/** A stay that begins in 2025 may end in 2026. */
const TWO_YEARS = years(2025, 2026);
/** The article's date, in UTC. */
const TODAY: Span = { start: Date.UTC(2025, 0, 14), end: Date.UTC(2025, 0, 15) };

/** The two constellations whose signs have shorter names. */
const SIGN_NAMES: Partial<Record<Constellation, string>> = {
  Scorpius: 'Scorpio',
  Capricornus: 'Capricorn',
};

/** Longitude of Hamal, the brightest star of Aries, in degrees (J2000). */
const HAMAL = 37.66;
/** Ptolemy dates his star catalog to the first year of Antoninus Pius. */
const PTOLEMY = 137;

/** Every astronomical value in the article, as printed there; dates and times are UTC. */
export function facts() {
  return {
    today: today(),
    precession: precessionFacts(),
    constellations: constellationRows(),
    aries: { sign: monthAndDay(entersSign('Aries')!), stars: monthAndDay(enters('Aries').at) },
    atEquinox: constellationAt(entersSign('Aries')!),
    ophiuchusDays: daysIn('Ophiuchus'),
    virgoDays: daysIn('Virgo'),
    scorpiusDays: daysIn('Scorpius'),
  };
}

/** What a horoscope for the article's date could say about the sky. */
function today() {
  const full = lunationsBetween({ start: TODAY.start - DAY_MS, end: TODAY.start })[0]!;
  const moon = ingressesBetween(TODAY, ['Moon'])[0]!;
  const mars = retrogradePeriodsBetween('Mars', TODAY)[0]!;
  return {
    full: { date: monthAndDay(full.at), time: clockTime(full.at), sign: signName(full.moonSign) },
    moon: { date: monthAndDay(moon.at), time: clockTime(moon.at), sign: signName(moon.to) },
    mars: {
      sign: signName(signAt('Mars', TODAY.start)),
      until: monthAndDay(mars.end),
    },
  };
}

/** How far the equinox has moved among the stars. */
function precessionFacts() {
  const since = precession(2025) - precession(PTOLEMY);
  const aYear = precession(2025.5) - precession(2024.5);
  return {
    sincePtolemy: since.toFixed(1),
    yearsADegree: Math.round(1 / aYear),
    gapToAries: Math.round(CONSTELLATIONS[0].from + precession(2025)),
    hamalThen: degreeAndSign(HAMAL + precession(PTOLEMY)),
    hamalNow: degreeAndSign(HAMAL + precession(2025)),
    reachesAquarius: Math.round(yearOfEquinoxIn('Pisces') / 10) * 10,
  };
}

/** The year in which precession carries the equinox out of a constellation across its western border. */
function yearOfEquinoxIn(name: Constellation): number {
  const slip = 360 - constellation(name).from;
  let year = 2025;
  while (precession(year) < slip) year++;
  return year;
}

/** A row per constellation: when the Sun enters it and its sign, and how long it stays. */
function constellationRows() {
  return CONSTELLATIONS.map(({ name }) => {
    const sign = entersSign(name);
    return {
      name,
      enters: shortDay(enters(name).at),
      days: daysIn(name),
      entersSign: sign === undefined ? 'no sign' : shortDay(sign),
    };
  });
}

/** The Sun's stay in a constellation that begins in 2025, in whole days. */
function daysIn(name: Constellation): number {
  const start = enters(name).at;
  const next = CONSTELLATIONS.indexOf(constellation(name)) + 1;
  const { name: after } = CONSTELLATIONS[next % CONSTELLATIONS.length]!;
  return Math.round(lengthInDays({ start, end: enters(after, { ...TWO_YEARS, start }).at }));
}

/** The Sun's crossing of a constellation's western border. */
function enters(name: Constellation, span = YEAR) {
  const border = wrap360(constellation(name).from + precession(2025.5));
  return crossingsBetween(longitudeCurve('Sun'), [border], span)[0]!;
}

/** When the Sun enters the sign named after a constellation in 2025; Ophiuchus is not a sign. */
function entersSign(name: Constellation): Instant | undefined {
  const sign = SIGN_NAMES[name] ?? name;
  return ingressesBetween(YEAR, ['Sun']).find(({ to }) => signName(to) === sign)?.at;
}

/** The constellation the Sun is in at an instant of 2025. */
function constellationAt(at: Instant): Constellation {
  const longitude = wrap360(longitudeAt('Sun', at) - precession(2025));
  return (CONSTELLATIONS.findLast(({ from }) => from <= longitude) ?? constellation('Pisces')).name;
}

function constellation(name: Constellation) {
  return CONSTELLATIONS.find((one) => one.name === name)!;
}

/** `8 degrees of Taurus`, to the nearest degree. */
function degreeAndSign(longitude: number): string {
  return `${Math.round(degreeInSign(longitude))} degrees of ${signName(signOfLongitude(longitude))}`;
}
