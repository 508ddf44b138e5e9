import type { Span } from '../calendar/today-somewhere.ts';
import { signOfLongitude } from '../zodiac/signs.ts';
import { PLANETS, type Planet } from './bodies.ts';
import { turnsBetween } from './crossings.ts';
import { longitudeCurve } from './curves.ts';
import type { Station } from './events.ts';
import { assertSpan } from './range.ts';

/** Every station in the span (start inclusive, end exclusive), in order of time. */
export function stationsBetween(span: Span, planets: readonly Planet[] = PLANETS): Station[] {
  assertSpan(span);
  return planets.flatMap((planet) => stationsOf(planet, span)).sort((a, b) => a.at - b.at);
}

function stationsOf(body: Planet, span: Span): Station[] {
  const curve = longitudeCurve(body);
  return turnsBetween(curve, span).map(({ at, upward }) => {
    const longitude = curve.valueAt(at);
    const turns = upward ? 'direct' : 'retrograde';
    return { kind: 'station', body, turns, at, longitude, sign: signOfLongitude(longitude) };
  });
}
