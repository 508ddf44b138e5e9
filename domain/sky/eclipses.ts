import type { Span } from '../calendar/today-somewhere.ts';
import { signOfLongitude } from '../zodiac/signs.ts';
import { isWithin } from './crossings.ts';
import { longitudeCurve } from './curves.ts';
import { apparentPlace, nextEclipse } from './engine.ts';
import type { Eclipse, Lunation } from './events.ts';
import { lunationsBetween } from './lunations.ts';
import { assertSpan } from './range.ts';

const DAY_MS = 86_400_000;
/** Farther from the ecliptic than this in degrees, a new or full moon passes by without an eclipse. */
const ECLIPSE_LATITUDE = 1.8;

/** Every eclipse whose greatest phase lies in the span (start inclusive, end exclusive), in order of time. */
export function eclipsesBetween(span: Span): Eclipse[] {
  assertSpan(span);
  // Greatest eclipse is up to half an hour away from the lunation.
  const around = { start: span.start - DAY_MS, end: span.end + DAY_MS };
  return lunationsBetween(around)
    .flatMap((lunation) => eclipseAt(lunation) ?? [])
    .filter(({ at }) => isWithin(at, span));
}

function eclipseAt({ phase, at: lunationAt }: Lunation): Eclipse | null {
  if (phase !== 'new moon' && phase !== 'full moon') return null;
  if (Math.abs(apparentPlace('Moon', lunationAt).latitude) > ECLIPSE_LATITUDE) return null;
  const of = phase === 'new moon' ? 'Sun' : 'Moon';
  const { type, at } = nextEclipse(of, lunationAt - DAY_MS);
  if (at > lunationAt + DAY_MS) return null;
  return {
    kind: 'eclipse',
    of,
    type,
    at,
    sign: signOfLongitude(longitudeCurve('Moon').valueAt(at)),
  };
}
