import { type CivilDate, type Instant, utcMidnight } from '#domain/calendar/civil-date.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { nutationAt } from '#domain/sky/engine.ts';
import { positionAt } from '#domain/sky/position.ts';

const RADIANS = Math.PI / 180;

/** The days on which Saturn's ring plane crosses the Earth, and the day on which the rings are widest open. */
export function ringsBetween(first: CivilDate, last: CivilDate) {
  const edgeOn: Instant[] = [];
  let widest = utcMidnight(first);
  for (let at = widest; at < utcMidnight(last); at += DAY_MS) {
    if (ringTilt(at) >= 0 !== ringTilt(at + DAY_MS) >= 0) edgeOn.push(at);
    if (Math.abs(ringTilt(at)) > Math.abs(ringTilt(widest))) widest = at;
  }
  return { edgeOn, widest };
}

/**
 * The Earth's elevation above Saturn's ring plane in degrees, positive north. Meeus, Astronomical Algorithms (2nd
 * ed.), chapter 45, steps 1 and 6.
 */
export function ringTilt(at: Instant): number {
  const { centuries: T } = nutationAt(at);
  const inclination = (28.075216 - 0.012998 * T + 0.000004 * T ** 2) * RADIANS;
  const node = 169.50847 + 1.394681 * T + 0.000412 * T ** 2;
  const { longitude, latitude } = positionAt('Saturn', at);
  const [lambda, beta] = [(longitude - node) * RADIANS, latitude * RADIANS];
  const sine =
    Math.sin(inclination) * Math.cos(beta) * Math.sin(lambda) -
    Math.cos(inclination) * Math.sin(beta);
  return Math.asin(sine) / RADIANS;
}
