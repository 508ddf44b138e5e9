import { civilDate, type Instant, utcMidnight } from '#domain/calendar/civil-date.ts';
import { wrap180 } from '#domain/sky/angles.ts';
import { longitudeAt } from '#domain/sky/position.ts';
import { SIGNS, type Sign } from '#domain/zodiac/signs.ts';
import { ascendantAt } from '../../facts/ascendant.ts';
import { siderealDegrees } from '../../facts/sidereal-time.ts';
import { HOUR_MS, range } from '../../facts/spans.ts';

export interface Place {
  latitude: number;
  eastLongitude: number;
}

/** The place and the calendar day of the drawing, by the clocks of Chicago: Central Standard Time. */
export const CHICAGO: Place = { latitude: 41.88, eastLongitude: -87.63 };
export const CHICAGO_OFFSET_HOURS = -6;
export const DAY = civilDate('2025-01-20');
export const MIDNIGHT: Instant = utcMidnight(DAY) - CHICAGO_OFFSET_HOURS * HOUR_MS;

const MINUTE_MS = 60_000;
const MINUTES = range(1, 24 * 60).map((minute) => MIDNIGHT + minute * MINUTE_MS);

/** When each sign begins to rise in Chicago on the day, from Aries on, to the minute. */
export function risingsOfDay(): { sign: Sign; at: Instant }[] {
  return SIGNS.map((sign, number) => ({ sign, at: minuteOfRising(() => number * 30) }));
}

/**
 * When the Sun's center meets the horizon on the day, to the minute. Like the risings, this is without the refraction
 * of the air; the sunrise of an almanac, of the upper edge and with refraction, is some five minutes earlier there.
 */
export function sunOnHorizon(): { rises: Instant; sets: Instant } {
  return {
    rises: minuteOfRising((at) => longitudeAt('Sun', at)),
    sets: minuteOfRising((at) => longitudeAt('Sun', at) + 180),
  };
}

/** The longitude that rises at a place. */
export function risingOver({ latitude, eastLongitude }: Place, at: Instant): number {
  return ascendantAt(siderealDegrees(at, eastLongitude), latitude);
}

/** The first whole minute of the day at which a longitude, fixed or moving, has come up in Chicago. */
function minuteOfRising(longitude: (at: Instant) => number): Instant {
  const height = (at: Instant) => wrap180(risingOver(CHICAGO, at) - longitude(at));
  return MINUTES.find((at) => height(at - MINUTE_MS) < 0 && height(at) >= 0)!;
}
