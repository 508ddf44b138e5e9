import type { Point } from '#app/ui/wheel-geometry.ts';
import { civilDateAt, type Instant, partsOf } from '#domain/calendar/civil-date.ts';
import type { Span } from '#domain/calendar/today-somewhere.ts';
import { longitudeAt } from '#domain/sky/position.ts';
import type { InnerRetrograde } from '../../facts/inner-retrogrades.ts';
import { isInside, onMap, type ZodiacMap } from '../../figures/zodiac-map.ts';
import { mercuryOn } from './path.ts';

/** One of Mercury's loops and the sheet that it is drawn on. */
export interface Loop {
  map: ZodiacMap;
  retrograde: InnerRetrograde;
}

const DAY_MS = 86_400_000;
/** The Sun's mean radius seen from the Earth, in degrees. */
const SUN_RADIUS = 0.2666;
/** The days of the month that are marked: the first, and every fifth from it. */
const MARKED_DAYS = [1, 6, 11, 16, 21, 26];

/** The time that is drawn: it reaches past both edges of the sheet. */
export function timeDrawn({ retrograde: { shadow } }: Loop): Span {
  return { start: shadow.start - 24 * DAY_MS, end: shadow.end + 24 * DAY_MS };
}

/** Every midnight (UTC) of the time drawn that finds Mercury on the sheet. */
export function midnightsOn(loop: Loop): Instant[] {
  const { start, end } = timeDrawn(loop);
  const days: Instant[] = [];
  for (let at = Math.ceil(start / DAY_MS) * DAY_MS; at < end; at += DAY_MS) days.push(at);
  return days.filter((at) => isInside(loop.map, mercuryOn(loop.map, at), 1));
}

export function isMarked(midnight: Instant): boolean {
  return MARKED_DAYS.includes(partsOf(civilDateAt(midnight)).day);
}

/** Where arrows show which way Mercury goes: once on each way forward through the shadow, twice on the way back. */
export function arrowTimes({ retrograde: { period, shadow } }: Loop) {
  const { start, end } = period;
  return {
    forward: [(shadow.start + start) / 2, (end + shadow.end) / 2],
    back: [(3 * start + end) / 4, (start + 3 * end) / 4],
  };
}

/** The Sun as Mercury passes it, in its true size. */
export function sunOn({ map, retrograde }: Loop): { at: Point; radius: number } {
  const at = onMap(map, longitudeAt('Sun', retrograde.conjunction), 0);
  return { at, radius: SUN_RADIUS * map.scale };
}
