import type { Point } from '#app/ui/wheel-geometry.ts';
import { civilDateAt, type Instant, partsOf } from '#domain/calendar/civil-date.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import type { Span } from '#domain/calendar/today-somewhere.ts';
import { longitudeAt } from '#domain/sky/position.ts';
import type { InnerRetrograde } from '../../facts/inner-retrogrades.ts';
import { isInside, onMap, type ZodiacMap } from '../../figures/zodiac-map.ts';
import { mercuryOn } from './path.ts';

/** One of Mercury's loops and its sheet. */
export interface Loop {
  map: ZodiacMap;
  retrograde: InnerRetrograde;
}

/** The Sun's mean radius seen from the Earth, in degrees. */
const SUN_RADIUS = 0.2666;
/** The marked days of the month: the first, and every fifth after it. */
const MARKED_DAYS = [1, 6, 11, 16, 21, 26];

/** The time span drawn: it extends past both edges of the sheet, by a day at most. */
export function timeDrawn({ map, retrograde: { shadow } }: Loop): Span {
  const pastEdge = (from: Instant, step: number) => {
    let at = from;
    while (isInside(map, mercuryOn(map, at), -1)) at += step;
    return at;
  };
  return { start: pastEdge(shadow.start, -DAY_MS), end: pastEdge(shadow.end, DAY_MS) };
}

/** Every midnight (UTC) drawn with Mercury on the sheet. */
export function midnightsOn(loop: Loop): Instant[] {
  const { start, end } = timeDrawn(loop);
  const days: Instant[] = [];
  for (let at = Math.ceil(start / DAY_MS) * DAY_MS; at < end; at += DAY_MS) days.push(at);
  return days.filter((at) => isInside(loop.map, mercuryOn(loop.map, at), 1));
}

export function isMarked(midnight: Instant): boolean {
  return MARKED_DAYS.includes(partsOf(civilDateAt(midnight)).day);
}

/**
 * The times of arrows showing Mercury's direction: one on each direct pass through the shadow, two on the retrograde.
 */
export function arrowTimes({ retrograde: { period, shadow } }: Loop) {
  const { start, end } = period;
  return {
    forward: [(shadow.start + start) / 2, (end + shadow.end) / 2],
    back: [(3 * start + end) / 4, (start + 3 * end) / 4],
  };
}

/** The Sun as Mercury passes it, at true size. */
export function sunOn({ map, retrograde }: Loop): { at: Point; radius: number } {
  const at = onMap(map, longitudeAt('Sun', retrograde.conjunction), 0);
  return { at, radius: SUN_RADIUS * map.scale };
}
