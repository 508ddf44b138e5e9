import { type Instant, longDate } from '#domain/calendar/civil-date.ts';
import { HOUR_MS } from '#domain/calendar/durations.ts';
import { rulersOf } from '#domain/claims/rulers.ts';
import { longitudeAt } from '#domain/sky/position.ts';
import { degreeInSign, SIGNS, type Sign, signName, signOfLongitude } from '#domain/zodiac/signs.ts';
import { ordinal, solarHouse } from '#domain/zodiac/solar-houses.ts';
import {
  LOS_ANGELES,
  NEW_YORK,
  type Place,
  risingMinutes,
  risingOver,
} from '../../facts/ascendant.ts';
import { signAt } from '../../facts/sign-at.ts';
import { CHICAGO, clock, DAY, MIDNIGHT, risingsOfDay, sunOnHorizon } from './rising-day.ts';

const EQUATOR = 0;
/** Close to the latitude of Philadelphia, Denver and Madrid. */
const MIDDLE_LATITUDE = 40;
const NOON = MIDNIGHT + 12 * HOUR_MS;
/** Someone whose horoscope is counted from two signs. */
const SUN_SIGN: Sign = 'leo';
const RISING_SIGN: Sign = 'libra';

/** Every astronomical value in the article, as printed there, and the rulers of the signs. */
export function facts() {
  return {
    table: risingTable(),
    pace: pace(),
    day: dayInChicago(),
    noon: {
      newYork: signRisingOver(NEW_YORK, NOON),
      chicago: signRisingOver(CHICAGO, NOON),
      losAngeles: signRisingOver(LOS_ANGELES, NOON),
    },
    houses: housesOfVenus(),
    rulers: Object.fromEntries(SIGNS.map((sign) => [sign, rulerInWords(sign)])),
  };
}

/** Rising times of the signs in minutes, at two latitudes. */
function risingTable() {
  const [equator, middle] = [risingMinutes(EQUATOR), risingMinutes(MIDDLE_LATITUDE)];
  return SIGNS.map((sign, number) => ({
    sign: signName(sign),
    equator: Math.round(equator[number]!),
    middle: Math.round(middle[number]!),
  }));
}

/** How unevenly the signs rise at the middle latitude. */
function pace() {
  const minutes = risingMinutes(MIDDLE_LATITUDE);
  const of = (sign: Sign) => minutes[SIGNS.indexOf(sign)]!;
  return {
    quickPairHours: ((of('pisces') + of('aries')) / 60).toFixed(1),
    slowPairHours: ((of('virgo') + of('libra')) / 60).toFixed(1),
    libraToAries: (of('libra') / of('aries')).toFixed(1),
    quickestDegree: (Math.min(...minutes) / 30).toFixed(1),
    slowestDegree: (Math.max(...minutes) / 30).toFixed(1),
  };
}

/** The rising signs through the drawing's day. */
function dayInChicago() {
  const { rises, sets } = sunOnHorizon();
  const sun = longitudeAt('Sun', rises);
  return {
    date: longDate(DAY),
    sunSign: signName(signOfLongitude(sun)),
    sunDegree: ordinal(Math.floor(degreeInSign(sun)) + 1),
    sunrise: clock(rises),
    sunset: clock(sets),
    risings: Object.fromEntries(risingsOfDay().map(({ sign, at }) => [sign, clock(at)])),
    atSunset: signRisingOver(CHICAGO, sets),
  };
}

/** Venus's position on the day, and its house counted from either sign. */
function housesOfVenus() {
  const place = signAt('Venus', NOON);
  return {
    venusIn: signName(place),
    fromSun: ordinal(solarHouse(SUN_SIGN, place)),
    fromRising: ordinal(solarHouse(RISING_SIGN, place)),
  };
}

function signRisingOver(place: Place, at: Instant): string {
  return signName(signOfLongitude(risingOver(place, at)));
}

/** `Mars`, or `Pluto or Mars` if the sign also has an older ruler. */
function rulerInWords(sign: Sign): string {
  const [modern, old] = rulersOf(sign);
  const ruler = modern === 'Sun' || modern === 'Moon' ? `the ${modern}` : modern!;
  return old ? `${ruler} or ${old}` : ruler;
}
