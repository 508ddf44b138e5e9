import { civilDate, type Instant, utcMidnight } from '#domain/calendar/civil-date.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/calendar/durations.ts';
import { wrap180 } from '#domain/sky/angles.ts';
import { longitudeAt } from '#domain/sky/position.ts';
import { SIGNS, type Sign } from '#domain/zodiac/signs.ts';
import { type Place, risingOver } from '../../facts/ascendant.ts';
import { timeIn } from '../../facts/local-time.ts';
import { range } from '../../facts/spans.ts';

/** The place and date of the drawing, in Chicago time: Central Standard Time. */
export const CHICAGO: Place = { latitude: 41.88, eastLongitude: -87.63 };
const CHICAGO_OFFSET_HOURS = -6;
export const DAY = civilDate('2025-01-20');
export const MIDNIGHT: Instant = utcMidnight(DAY) - CHICAGO_OFFSET_HOURS * HOUR_MS;

const MINUTES = range(1, 24 * 60).map((minute) => MIDNIGHT + minute * MINUTE_MS);

/** When each sign begins to rise in Chicago on the day, Aries first, to the minute. */
export function risingsOfDay(): { sign: Sign; at: Instant }[] {
  return SIGNS.map((sign, number) => ({ sign, at: minuteOfRising(() => number * 30) }));
}

/** The hour of the day, with fraction, at which a longitude rises in Chicago. */
export function hourOfRising(longitude: number): number {
  const at = minuteOfRising(() => longitude);
  const [before, after] = [at - MINUTE_MS, at].map((time) =>
    wrap180(risingOver(CHICAGO, time) - longitude),
  ) as [number, number];
  return hourOf(at - (MINUTE_MS * after) / (after - before));
}

/** The hour in Chicago time, counted from the day's first midnight. */
export function hourOf(at: Instant): number {
  return (at - MIDNIGHT) / HOUR_MS;
}

/**
 * When the Sun's center crosses the horizon on the day, to the minute. Like the risings, this ignores refraction; an
 * almanac's sunrise, of the upper limb with refraction, is some five minutes earlier there.
 */
export function sunOnHorizon(): { rises: Instant; sets: Instant } {
  return {
    rises: minuteOfRising((at) => longitudeAt('Sun', at)),
    sets: minuteOfRising((at) => longitudeAt('Sun', at) + 180),
  };
}

/** `7:18 AM`, in Chicago time. */
export function clock(at: Instant): string {
  return timeIn('America/Chicago', at);
}

/** The first whole minute of the day at which a longitude, fixed or moving, has risen in Chicago. */
function minuteOfRising(longitude: (at: Instant) => number): Instant {
  const height = (at: Instant) => wrap180(risingOver(CHICAGO, at) - longitude(at));
  return MINUTES.find((at) => height(at - MINUTE_MS) < 0 && height(at) >= 0)!;
}
