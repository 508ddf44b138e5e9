import type { Point } from '#app/ui/wheel-geometry.ts';
import type { Instant } from '#domain/calendar/civil-date.ts';
import type { Span } from '#domain/calendar/today-somewhere.ts';
import { BRIGHT, DIM, GOLD, INK_DEEP, IVORY, PALE, SOFT } from '../../figures/inks.ts';
import { setLabel } from '../../figures/label-room.ts';
import { element, group, level, pathThrough, ticks, upright } from '../../figures/svg-marks.ts';
import {
  degreeNumbers,
  graduatedMargin,
  onMap,
  outline,
  sheetOf,
  signBorders,
  signNames,
  starDots,
  type ZodiacMap,
} from '../../figures/zodiac-map.ts';
import { arrowTimes, isMarked, type Loop, midnightsOn, sunOn, timeDrawn } from './loop.ts';
import { loopLabels } from './loop-labels.ts';
import { arrowAlong, mercuryOn, mercuryPath, tickAcross } from './path.ts';

/** One pixel per unit on a narrow phone; smaller would be illegible. */
const FONT_SIZE = 11.5;

/** One of Mercury's loops among the stars, in a graduated frame; `id` must be unique on the page. */
export function mercuryPanel(id: string, loop: Loop): string {
  const { map } = loop;
  const sheet = outline(map, 0);
  const { events, days, asides } = loopLabels(loop, FONT_SIZE);
  const set = (labels: typeof days) => labels.map((label) => setLabel(label, FONT_SIZE)).join('');
  return [
    element('clipPath', { id }, element('path', { d: sheet })),
    element('path', { d: sheet, fill: INK_DEEP }),
    group(
      { 'clip-path': `url(#${id})` },
      skyLines(map),
      group({ fill: PALE }, starDots(map)),
      forwardPaths(loop),
      retrogradePath(loop),
      sunAndMercury(loop),
    ),
    group({ stroke: DIM }, graduatedMargin(map)),
    words(PALE, degreeNumbers(map), group({ 'font-style': 'italic' }, set(asides))),
    words(GOLD, signNames(map)),
    words(IVORY, set(days)),
    words(BRIGHT, set(events)),
  ].join('\n');
}

function words(color: string, ...inside: string[]): string {
  return group({ 'font-size': FONT_SIZE, fill: color }, ...inside);
}

/** The ecliptic and the sign borders. */
function skyLines(map: ZodiacMap): string {
  const { right, bottom } = sheetOf(map);
  const [, y] = onMap(map, map.longitude, 0);
  const ecliptic = pathThrough(level(y, 0, right));
  const borders = signBorders(map).map((x) => upright(x, 0, bottom));
  return group(
    { stroke: DIM, 'stroke-width': 0.65 },
    element('path', { d: ticks(borders) }),
    element('path', { d: ecliptic, 'stroke-dasharray': '7 3' }),
  );
}

/** A fine line outside the shadow and a stronger one within it, with a tick at each midnight. */
function forwardPaths(loop: Loop): string {
  const { map, retrograde } = loop;
  const { period, shadow } = retrograde;
  const { start, end } = timeDrawn(loop);
  const path = (span: Span) => mercuryPath(map, span);
  const outside = path({ start, end: shadow.start }) + path({ start: shadow.end, end });
  const within =
    path({ start: shadow.start, end: period.start }) + path({ start: period.end, end: shadow.end });
  const days = midnightsOn(loop).filter((at) => at < period.start || at > period.end);
  return group(
    { stroke: SOFT },
    element('path', { d: outside + dayTicks(map, days), 'stroke-width': 0.6 }),
    element('path', { d: within + arrows(map, arrowTimes(loop).forward), 'stroke-width': 1.1 }),
  );
}

/**
 * From station to station a golden ribbon with every other day filled, like the margin's degrees, and a star at each
 * end.
 */
function retrogradePath(loop: Loop): string {
  const { map, retrograde } = loop;
  const { start, end } = retrograde.period;
  const ribbon = mercuryPath(map, retrograde.period);
  const midnights = midnightsOn(loop).filter((at) => at > start && at < end);
  const bounds = [start, ...midnights, end];
  const filled = bounds
    .slice(0, -1)
    .map((at, i) => (i % 2 === 0 ? mercuryPath(map, { start: at, end: bounds[i + 1]! }) : ''));
  const stars = [start, end].map((at) => stationStar(mercuryOn(map, at)));
  const inInk = { stroke: INK_DEEP };
  return group(
    { stroke: GOLD },
    element('path', { d: dayTicks(map, midnights.filter(isMarked)), 'stroke-width': 0.7 }),
    element('path', { d: ribbon, 'stroke-width': 3.4 }),
    element('path', { d: ribbon, 'stroke-width': 1.9, ...inInk }),
    element('path', { d: filled.join(''), 'stroke-width': 1.9, 'stroke-linecap': 'butt' }),
    element('path', {
      d: arrows(map, arrowTimes(loop).back),
      'stroke-width': 0.8,
      fill: GOLD,
      ...inInk,
    }),
    element('path', {
      d: stars.join(''),
      stroke: 'none',
      fill: BRIGHT,
    }),
  );
}

/** The Sun with sixteen rays, and a dotted line to Mercury passing it. */
function sunAndMercury(loop: Loop): string {
  const { at: sun, radius } = sunOn(loop);
  const mercury = mercuryOn(loop.map, loop.retrograde.conjunction);
  const rays = Array.from({ length: 16 }, (_, i): [Point, Point] => [
    around(sun, i / 16, radius + 1.6),
    around(sun, i / 16, radius + (i % 2 === 0 ? 4.4 : 3)),
  ]);
  return group(
    { stroke: GOLD, 'stroke-width': 0.8 },
    element('path', { d: pathThrough([sun, mercury]), 'stroke-dasharray': '0 2.6' }),
    ring(sun, radius),
    ring(sun, 0.4),
    element('path', { d: ticks(rays) }),
    ring(mercury, 3.4),
  );
}

function ring([cx, cy]: Point, r: number): string {
  return element('circle', { cx, cy, r, fill: INK_DEEP });
}

function stationStar(at: Point): string {
  const corners = Array.from({ length: 16 }, (_, i) =>
    around(at, i / 16, i % 4 === 0 ? 6.2 : i % 2 === 0 ? 3.6 : 1.7),
  );
  return `${pathThrough(corners)}z`;
}

function dayTicks(map: ZodiacMap, midnights: readonly Instant[]): string {
  return ticks(midnights.map((at) => tickAcross(map, at, isMarked(at) ? 4 : 1.8)));
}

function arrows(map: ZodiacMap, at: readonly Instant[]): string {
  return at.map((instant) => arrowAlong(map, instant, 7)).join('');
}

/** The point at fraction `turn` of a circle, clockwise from the top. */
function around([x, y]: Point, turn: number, radius: number): Point {
  const angle = turn * 2 * Math.PI;
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
}
