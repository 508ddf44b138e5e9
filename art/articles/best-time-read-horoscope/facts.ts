import { civilDate, civilDateAt, longDate, utcMidnight } from '#domain/calendar/civil-date.ts';
import { DAY_MS, HOUR_MS } from '#domain/calendar/durations.ts';
import { wrap360 } from '#domain/sky/angles.ts';
import { ingressesBetween } from '#domain/sky/ingresses.ts';
import { longitudeAt } from '#domain/sky/position.ts';
import { signName } from '#domain/zodiac/signs.ts';
import { risingMinutes } from '../../facts/ascendant.ts';
import { years } from '../../facts/spans.ts';
import { clockTime } from '../../facts/words.ts';

/** The latitude of the dial and of the rising signs. */
export const LATITUDE = 50;
/** The article's date. */
const DAY = civilDate('2025-01-03');
const YEAR = years(2025);

/** Every astronomical value in the article, as printed there. */
export function facts() {
  const rising = risingMinutes(LATITUDE);
  return {
    moonDegrees: moonDegrees(),
    moonHoursInSign: moonHoursInSign(),
    change: moonChange(),
    rising: { aries: hoursAndMinutes(rising[0]!), libra: hoursAndMinutes(rising[6]!) },
  };
}

/** The least and greatest motion of the Moon in 24 hours, in degrees. */
function moonDegrees() {
  const hours = (YEAR.end - YEAR.start) / HOUR_MS;
  const steps = Array.from({ length: hours }, (_, hour) => {
    const at = YEAR.start + hour * HOUR_MS;
    return wrap360(longitudeAt('Moon', at + DAY_MS) - longitudeAt('Moon', at));
  });
  return { least: Math.min(...steps).toFixed(1), most: Math.max(...steps).toFixed(1) };
}

/** The Moon's shortest and longest stay in a sign, in whole hours. */
function moonHoursInSign() {
  const changes = ingressesBetween(YEAR, ['Moon']);
  const stays = changes.slice(1).map(({ at }, i) => Math.round((at - changes[i]!.at) / HOUR_MS));
  return { least: Math.min(...stays), most: Math.max(...stays) };
}

/** The Moon's ingress on the article's day, on three clocks. */
function moonChange() {
  const start = utcMidnight(DAY);
  const change = ingressesBetween({ start, end: start + DAY_MS }, ['Moon'])[0]!;
  return {
    day: longDate(DAY),
    from: signName(change.from),
    to: signName(change.to),
    utc: clockTime(change.at, 0),
    newYork: clockTime(change.at, -5),
    tokyo: `${clockTime(change.at, 9)} on ${longDate(civilDateAt(change.at, 9 * 60))}`,
  };
}

function hoursAndMinutes(minutes: number): string {
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  return hours === 0 ? `${rest} minutes` : `${hours} hours ${rest} minutes`;
}
