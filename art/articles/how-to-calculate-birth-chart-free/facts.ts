import { civilDateAt, type Instant, utcMidnight } from '#domain/calendar/civil-date.ts';
import { DAY_MS, HOUR_MS } from '#domain/calendar/durations.ts';
import { wrap360 } from '#domain/sky/angles.ts';
import { BODIES, type Body, PLANETS } from '#domain/sky/bodies.ts';
import { ingressesBetween } from '#domain/sky/ingresses.ts';
import { isRetrogradeAt, longitudeAt, trueNodeAt } from '#domain/sky/position.ts';
import { signName, signOfLongitude } from '#domain/zodiac/signs.ts';
import { HOUSES, ordinal, signOfHouse } from '#domain/zodiac/solar-houses.ts';
import { risingMinutes } from '../../facts/ascendant.ts';
import { timeIn } from '../../facts/local-time.ts';
import { siderealDegrees } from '../../facts/sidereal-time.ts';
import { wholeSignHouse } from '../../facts/whole-sign-houses.ts';
import { clockTime, placeInWords } from '../../facts/words.ts';
import { anglesAt, chart, equalHouse, NORA, OBLIQUITY, ORBS } from './nora.ts';

const MINUTE_MS = HOUR_MS / 60;
const RADIANS = Math.PI / 180;
const MIDNIGHT = utcMidnight(civilDateAt(NORA.born));

const NORAS = chart();
const RETROGRADE: readonly Body[] = PLANETS.filter((planet) => isRetrogradeAt(planet, NORA.born));

/** Every value of Nora's chart as printed in the article. */
export function facts() {
  return {
    utc: clockTime(NORA.born),
    born: philadelphiaTime(NORA.born),
    bodies: NORAS.bodies.map(({ body, longitude, house }) => ({
      body,
      place: placeInWords(longitude),
      retrograde: RETROGRADE.includes(body),
      house,
    })),
    moon: moonByInterpolation(),
    moonChangedSign: moonChangedSign(),
    sidereal: siderealSum(),
    ascendant: ascendantByHand(),
    midheaven: {
      place: placeInWords(NORAS.midheaven),
      degrees: NORAS.midheaven.toFixed(2),
      house: ordinal(wholeSignHouse(NORAS.midheaven, NORAS.ascendant)),
    },
    node: { mean: placeInWords(NORAS.node), true: placeInWords(trueNodeAt(NORA.born)) },
    houses: HOUSES.map(houseOfNora),
    movedByEqualHouses: movedByEqualHouses(),
    orbs: ORBS,
    aspects: NORAS.aspects.map(({ a, b, aspect, orb }) => ({ a, b, aspect, orb: orb.toFixed(1) })),
    withoutAspect: withoutAspect(),
    fromSun: { mercury: degreesFromSun('Mercury'), venus: degreesFromSun('Venus') },
    wrongHour: { later: ascendantInWords(1), earlier: ascendantInWords(-1) },
    signBeganToRise: philadelphiaTime(signBeganToRise()),
    risingTimes: risingTimes(),
  };
}

/** The Moon interpolated between two midnights in whole arcminutes, as with a printed ephemeris. */
function moonByInterpolation() {
  const [first, next] = [MIDNIGHT, MIDNIGHT + DAY_MS].map((at) =>
    arcMinutes(longitudeAt('Moon', at)),
  );
  const fraction = (NORA.born - MIDNIGHT) / DAY_MS;
  const share = Math.round((next! - first!) * Number(fraction.toFixed(4)));
  const computed = arcMinutes(longitudeAt('Moon', NORA.born));
  return {
    first: placeOfArc(first!),
    next: placeOfArc(next!),
    moved: degreesAndMinutes(next! - first!),
    fraction: fraction.toFixed(4),
    share: degreesAndMinutes(share),
    found: placeOfArc(first! + share),
    computed: placeOfArc(computed),
    offMinutes: Math.abs(computed - first! - share),
  };
}

/** When the Moon entered that day's sign, in Philadelphia time. */
function moonChangedSign() {
  const change = ingressesBetween({ start: MIDNIGHT, end: MIDNIGHT + DAY_MS }, ['Moon'])[0]!;
  return {
    from: signName(change.from),
    to: signName(change.to),
    localTime: philadelphiaTime(change.at),
  };
}

/** Sidereal time step by step: from Greenwich at 0h to Philadelphia at the birth. */
function siderealSum() {
  const greenwichMidnight = siderealDegrees(MIDNIGHT, 0);
  const elapsed = (NORA.born - MIDNIGHT) / HOUR_MS;
  const turned = wrap360(siderealDegrees(NORA.born, 0) - greenwichMidnight) / 15;
  const local = siderealDegrees(NORA.born, NORA.eastLongitude);
  return {
    greenwichMidnight: hoursMinutesSeconds(greenwichMidnight / 15),
    elapsed: hoursMinutesSeconds(elapsed),
    gain: hoursMinutesSeconds(turned - elapsed),
    west: hoursMinutesSeconds(-NORA.eastLongitude / 15),
    local: hoursMinutesSeconds(local / 15),
    degrees: local.toFixed(2),
  };
}

/** The terms of Meeus's equation 14.2 and its two solutions. */
function ascendantByHand() {
  const [theta, latitude, obliquity] = [
    siderealDegrees(NORA.born, NORA.eastLongitude) * RADIANS,
    NORA.latitude * RADIANS,
    OBLIQUITY * RADIANS,
  ];
  const top = -Math.cos(theta);
  const bottom = Math.sin(obliquity) * Math.tan(latitude) + Math.cos(obliquity) * Math.sin(theta);
  return {
    top: minus(top.toFixed(4)),
    bottom: bottom.toFixed(4),
    tangent: minus((top / bottom).toFixed(4)),
    arctangent: minus((Math.atan(top / bottom) / RADIANS).toFixed(2)),
    degrees: NORAS.ascendant.toFixed(2),
    otherDegrees: wrap360(NORAS.ascendant + 180).toFixed(2),
    place: placeInWords(NORAS.ascendant),
    sign: signName(signOfLongitude(NORAS.ascendant)),
  };
}

function houseOfNora(house: (typeof HOUSES)[number]) {
  const bodies = NORAS.bodies.filter((placed) => placed.house === house).map(({ body }) => body);
  return {
    house,
    sign: signName(signOfHouse(signOfLongitude(NORAS.ascendant), house)),
    bodies: bodies.join(', '),
  };
}

/** The bodies whose house differs between equal houses and whole signs. */
function movedByEqualHouses() {
  return NORAS.bodies
    .map(({ body, longitude, house }) => ({
      body,
      wholeSign: ordinal(house),
      equal: ordinal(equalHouse(longitude, NORAS.ascendant)),
    }))
    .filter(({ wholeSign, equal }) => wholeSign !== equal);
}

/** `Moon, Mars, Jupiter` */
function withoutAspect(): string {
  const joined = NORAS.aspects.flatMap(({ a, b }) => [a, b]);
  return BODIES.filter((body) => !joined.includes(body)).join(', ');
}

function degreesFromSun(body: 'Mercury' | 'Venus'): string {
  const apart = longitudeAt(body, NORA.born) - longitudeAt('Sun', NORA.born);
  return String(Math.round(Math.abs(apart)));
}

/** The Ascendant this many hours off, as when daylight saving time is ignored. */
function ascendantInWords(hoursOff: number): string {
  return placeInWords(anglesAt(NORA.born + hoursOff * HOUR_MS).ascendant);
}

/** The minute at which the first degree of her rising sign rose. */
function signBeganToRise(): Instant {
  const sign = signOfLongitude(NORAS.ascendant);
  let at = NORA.born;
  while (signOfLongitude(anglesAt(at - MINUTE_MS).ascendant) === sign) at -= MINUTE_MS;
  return at;
}

/** The rising times of a fast sign and a slow one at her birthplace, in minutes. */
function risingTimes() {
  const minutes = risingMinutes(NORA.latitude).map(Math.round);
  return { aries: minutes[0]!, libra: minutes[6]! };
}

/** `3:40 PM` */
function philadelphiaTime(at: Instant): string {
  return timeIn('America/New_York', at);
}

/** Arcminutes, truncated. */
function arcMinutes(longitude: number): number {
  return Math.floor(longitude * 60);
}

/** A position in whole arcminutes; the added half keeps rounding from falling one short. */
function placeOfArc(minutes: number): string {
  return placeInWords((minutes + 0.5) / 60);
}

/** `12°49′` */
function degreesAndMinutes(arc: number): string {
  return `${Math.floor(arc / 60)}°${String(arc % 60).padStart(2, '0')}′`;
}

/** `4h 03m 32s` */
function hoursMinutesSeconds(hours: number): string {
  const seconds = Math.round(hours * 3600);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}h ${two(Math.floor(seconds / 60) % 60)}m ${two(seconds % 60)}s`;
}

/** With a true minus sign. */
function minus(figure: string): string {
  return figure.replace('-', '−');
}
