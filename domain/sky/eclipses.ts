import type { Instant } from '../calendar/civil-date.ts';
import { DAY_MS } from '../calendar/durations.ts';
import type { Span } from '../calendar/today-somewhere.ts';
import { signOfLongitude } from '../zodiac/signs.ts';
import { crossingsBetween, isWithin } from './crossings.ts';
import { leadCurve, longitudeCurve } from './curves.ts';
import { apparentPlace, nextEclipse } from './engine.ts';
import type { Eclipse } from './events.ts';
import { assertSpan } from './range.ts';

/** If the Moon's ecliptic latitude exceeds this many degrees at new or full moon, there is no eclipse. */
const ECLIPSE_LATITUDE = 1.8;
const NEW_MOON = 0;
const FULL_MOON = 180;

/** Every eclipse whose greatest phase lies in the span (start inclusive, end exclusive), in order of time. */
export function eclipsesBetween(span: Span): Eclipse[] {
  assertSpan(span);
  // Greatest eclipse is up to half an hour from the new or full moon.
  const around = { start: span.start - DAY_MS, end: span.end + DAY_MS };
  return crossingsBetween(leadCurve('Sun', 'Moon'), [NEW_MOON, FULL_MOON], around)
    .flatMap(({ at, level }) => eclipseNear(at, level === NEW_MOON ? 'Sun' : 'Moon') ?? [])
    .filter(({ at }) => isWithin(at, span));
}

function eclipseNear(lunation: Instant, of: Eclipse['of']): Eclipse | null {
  if (Math.abs(apparentPlace('Moon', lunation).latitude) > ECLIPSE_LATITUDE) return null;
  const { type, at } = nextEclipse(of, lunation - DAY_MS);
  if (at > lunation + DAY_MS) return null;
  const sign = signOfLongitude(longitudeCurve('Moon').valueAt(at));
  return { kind: 'eclipse', of, type, at, sign };
}
