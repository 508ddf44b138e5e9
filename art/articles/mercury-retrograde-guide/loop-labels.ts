import type { Point } from '#app/ui/wheel-geometry.ts';
import { civilDateAt, type Instant, partsOf } from '#domain/calendar/civil-date.ts';
import { HOUR_MS } from '#domain/calendar/durations.ts';
import { shortDay } from '../../facts/words.ts';
import {
  cheapest,
  type Ink,
  keepClear,
  type Label,
  type LabelSheet,
  labelAround,
} from '../../figures/label-room.ts';
import { onMap, sheetOf, signBorders, starsOn } from '../../figures/zodiac-map.ts';
import { arrowTimes, isMarked, type Loop, midnightsOn, sunOn, timeDrawn } from './loop.ts';
import { mercuryOn } from './path.ts';

/** Labels that would cover more than this are left out. */
const DEAREST = 9;
const NAMED_STARS = 2;
const FAINTEST_NAMED = 4.3;

/** The labels on a loop's sheet; the more important are placed first. */
export function loopLabels(loop: Loop, fontSize: number) {
  const { map, retrograde } = loop;
  const { period, conjunction } = retrograde;
  const on: LabelSheet = { sheet: sheetOf(map), fontSize, ink: [...inkOf(loop)] };
  const put = (label: Label): Label => {
    keepClear(on, label);
    return label;
  };
  const around = (words: string, at: Point, clear: number) => labelAround(on, words, at, clear);
  const isRoomFor = ({ cost }: Label) => cost <= DEAREST;

  const turns = [period.start, period.end];
  const stations = turns.map((at) => put(around(shortDay(at), mercuryOn(map, at), 7)));
  const sun = sunOn(loop);
  const conjunctions = [put(around(shortDay(conjunction), sun.at, sun.radius + 5))];
  const days = daysNamed(loop).flatMap((at, i) => {
    const { day } = partsOf(civilDateAt(at));
    const label = around(
      i === 0 || day === 1 ? shortDay(at) : String(day),
      mercuryOn(map, at),
      4.5,
    );
    return isRoomFor(label) ? [put(label)] : [];
  });
  const stars = starsOn(map)
    .filter(({ name, magnitude }) => name && magnitude < FAINTEST_NAMED)
    .map(({ at, name }) => around(name!, at, 4))
    .filter(isRoomFor)
    .slice(0, NAMED_STARS)
    .map(put);
  const ecliptic = cheapest(on, 'ecliptic', placesOverEcliptic(loop));
  return { events: [...stations, ...conjunctions], days, asides: [...stars, ecliptic] };
}

/** The marked days whose marks are clear of the Sun and of the stars at the stations. */
function daysNamed(loop: Loop): Instant[] {
  const { map, retrograde } = loop;
  const { start, end } = retrograde.period;
  const isFree = (at: Instant) => {
    const off = ([x, y]: Point) => {
      const [mx, my] = mercuryOn(map, at);
      return Math.hypot(x - mx, y - my);
    };
    return [start, end].every((turn) => off(mercuryOn(map, turn)) > 9) && off(sunOn(loop).at) > 22;
  };
  return midnightsOn(loop).filter((at) => isMarked(at) && isFree(at));
}

function placesOverEcliptic({ map }: Loop): Point[] {
  const [, y] = onMap(map, map.longitude, 0);
  const { right } = sheetOf(map);
  return Array.from({ length: Math.floor(right / 4) }, (_, i): Point => [i * 4, y - 5.5]);
}

/** Every line and star on the sheet as points; the path weighs most. */
function* inkOf(loop: Loop): Generator<Ink> {
  const { map } = loop;
  const { right, bottom } = sheetOf(map);
  const { start, end } = timeDrawn(loop);
  for (let at = start; at < end; at += 3 * HOUR_MS) yield [...mercuryOn(map, at), 4];
  const { forward, back } = arrowTimes(loop);
  for (const at of [...forward, ...back]) yield* squareOf(mercuryOn(map, at), 4, 4);
  const [, ecliptic] = onMap(map, map.longitude, 0);
  for (let x = 0; x < right; x += 3) yield [x, ecliptic, 1];
  for (const x of signBorders(map)) for (let y = 0; y < bottom; y += 3) yield [x, y, 3];
  for (const { at, magnitude } of starsOn(map)) yield [...at, 7 - magnitude];
  yield* sunInk(loop);
}

/** The Sun with its rays, the line to Mercury, and the ring around it. */
function* sunInk(loop: Loop): Generator<Ink> {
  const { at, radius } = sunOn(loop);
  const mercury = mercuryOn(loop.map, loop.retrograde.conjunction);
  yield* squareOf(at, radius + 4, 4);
  yield* squareOf(mercury, 4, 4);
  const [x, y] = at;
  for (let py = Math.min(y, mercury[1]); py < Math.max(y, mercury[1]); py += 3) yield [x, py, 2];
}

function* squareOf([x, y]: Point, half: number, weight: number): Generator<Ink> {
  for (let dx = -half; dx <= half; dx += 2) {
    for (let dy = -half; dy <= half; dy += 2) yield [x + dx, y + dy, weight];
  }
}
