import type { Span } from '../calendar/today-somewhere.ts';
import { crossingsBetween } from './crossings.ts';
import { longitudeCurve } from './curves.ts';
import { SEASON_TURNS, type SeasonTurn } from './events.ts';
import { assertSpan } from './range.ts';

const SEASON_LONGITUDES = SEASON_TURNS.map((_, quarter) => quarter * 90);

/** Every equinox and solstice in the span (start inclusive, end exclusive), in order of time. */
export function seasonTurnsBetween(span: Span): SeasonTurn[] {
  assertSpan(span);
  return crossingsBetween(longitudeCurve('Sun'), SEASON_LONGITUDES, span).map(({ at, level }) => ({
    kind: 'season',
    event: SEASON_TURNS[level / 90]!,
    at,
  }));
}
