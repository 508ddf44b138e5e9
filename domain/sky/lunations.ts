import type { Span } from '../calendar/today-somewhere.ts';
import { signOfLongitude } from '../zodiac/signs.ts';
import { crossingsBetween } from './crossings.ts';
import { leadCurve, longitudeCurve } from './curves.ts';
import { LUNATION_PHASES, type Lunation, PHASE_ANGLES } from './events.ts';
import { assertSpan } from './range.ts';

/** Every new moon, quarter and full moon in the span (start inclusive, end exclusive), in order of time. */
export function lunationsBetween(span: Span): Lunation[] {
  assertSpan(span);
  const levels = Object.values(PHASE_ANGLES);
  return crossingsBetween(leadCurve('Sun', 'Moon'), levels, span).map(({ at, level }) => ({
    kind: 'lunation',
    phase: LUNATION_PHASES[level / 90]!,
    at,
    moonSign: signOfLongitude(longitudeCurve('Moon').valueAt(at)),
    sunSign: signOfLongitude(longitudeCurve('Sun').valueAt(at)),
  }));
}
