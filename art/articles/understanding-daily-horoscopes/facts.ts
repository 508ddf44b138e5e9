import { civilDate, fullDate, type Instant, longDate } from '#domain/calendar/civil-date.ts';
import { BODIES, type Body } from '#domain/sky/bodies.ts';
import type { AspectOfDay } from '#domain/sky/day-sky.ts';
import type { AspectName } from '#domain/sky/events.ts';
import { orbOf } from '#domain/sky/orbs.ts';
import { skyOfDate } from '#domain/sky/sky-of-date.ts';
import { solarHouse } from '#domain/zodiac/solar-houses.ts';
import { timeIn, weekdayIn } from '../../facts/local-time.ts';
import { clockTime, listed, placeInWords } from '../../facts/words.ts';

/** The day the article walks through: a full Moon in Cancer, the fourth sign from Aries and the tenth from Libra. */
export const DAY = civilDate('2025-01-13');
const SKY = skyOfDate(DAY);

/** Every astronomical value in the article, as printed there. Positions and orbs are for noon UTC. */
export function facts() {
  return {
    day: { full: fullDate(DAY), long: longDate(DAY) },
    places: BODIES.map(placeOf),
    retrograde: listed(BODIES.filter((body) => SKY.bodies[body].retrograde)),
    fullMoon: fullMoon(),
    sunMoon: {
      orb: degrees(aspectOf('Sun', 'Moon', 'opposition').orb),
      allowed: orbOf('Sun', 'Moon', 'opposition'),
    },
    venusSaturn: { orb: degrees(aspectOf('Venus', 'Saturn', 'conjunction').orb) },
    aspectsInOrb: SKY.aspects.filter(({ a, b, aspect, orb }) => orb <= orbOf(a, b, aspect)).length,
  };
}

/** A body's position, and its solar house for Aries and for Libra. */
function placeOf(body: Body) {
  const { longitude, sign, retrograde } = SKY.bodies[body];
  return {
    body,
    place: placeInWords(longitude) + (retrograde ? ', retrograde' : ''),
    fromAries: solarHouse('aries', sign),
    fromLibra: solarHouse('libra', sign),
  };
}

/** The day's full Moon on three clocks. */
function fullMoon() {
  const { at } = SKY.lunations.find(({ phase }) => phase === 'full moon')!;
  return {
    utc: clockTime(at),
    newYork: localMoment(at, 'America/New_York'),
    tokyo: localMoment(at, 'Asia/Tokyo'),
  };
}

/** An aspect of two bodies on the day; `a` precedes `b` in the order of the bodies. */
function aspectOf(a: Body, b: Body, aspect: AspectName): AspectOfDay {
  return SKY.aspects.find((one) => one.a === a && one.b === b && one.aspect === aspect)!;
}

/** `5:27 PM on Monday` */
function localMoment(at: Instant, zone: Parameters<typeof timeIn>[0]): string {
  return `${timeIn(zone, at)} on ${weekdayIn(zone, at)}`;
}

function degrees(value: number): string {
  return value.toFixed(1);
}
