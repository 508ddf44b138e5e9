import { PLANET_PATHS, RETROGRADE_PATH, ZODIAC_PATHS } from '#app/ui/glyph-paths.ts';
import { spreadAngles } from '#app/ui/spread-angles.ts';
import { chord, type Point, wheelPoint } from '#app/ui/wheel-geometry.ts';
import type { Body } from '#domain/sky/bodies.ts';
import { SIGNS, type Sign, signIndex } from '#domain/zodiac/signs.ts';
import { BRIGHT, DIM, GOLD, LINE, SOFT, signInk } from './inks.ts';
import { circle, ringScale } from './rings.ts';
import { element, glyph, group, lettering, pathThrough, stroked, ticks } from './svg-marks.ts';

type Pair = readonly [from: number, to: number];
type Turned = Pick<ZodiacWheel, 'start'>;

/** The zodiac as a ring around the origin, longitude increasing counterclockwise. */
export interface ZodiacWheel {
  /** The longitude at the left, the ascendant's place. */
  start: number;
  /** The outer and inner radius of the signs; the degree marks extend outward from the inner one. */
  rim: number;
  scale: number;
  /** Gold glyphs instead of each sign's own color. */
  plain?: boolean;
}

/** The wheel's point at a longitude and radius. */
export function onWheel({ start }: Turned, longitude: number, radius: number): Point {
  return wheelPoint(longitude, start, radius);
}

/** The longitude of a sign's middle. */
export function middleOf(sign: Sign): number {
  return signIndex(sign) * 30 + 15;
}

/** The arc from one longitude to a later one, as path data. */
export function arcOn(wheel: Turned, [from, to]: Pair, radius: number): string {
  const [start, end] = [from, to].map((longitude) => onWheel(wheel, longitude, radius).join(' '));
  return `M${start}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 0 ${end}`;
}

/** Sign borders between two radii, as path data. */
export function signBorders(wheel: Turned, inner: number, outer: number): string {
  return ticks(SIGNS.map((_, i) => [onWheel(wheel, i * 30, inner), onWheel(wheel, i * 30, outer)]));
}

/** The ring: its edges, a degree scale, and the borders and glyphs of the signs. */
export function zodiacRing(wheel: ZodiacWheel): string {
  const { start, rim, scale, plain } = wheel;
  const degrees = (step: number, length: number, width: number) =>
    ringScale({ radius: scale, parts: 360, step, length, width, turn: start - 180 });
  const size = Math.min(22, (rim - scale) * 0.56);
  return (
    group(
      { stroke: DIM },
      circle(rim, 1.1),
      circle(rim - 2.6, 0.5),
      circle(scale, 1.1),
      circle(scale + 5, 0.5),
      degrees(1, 2.5, 0.2),
      degrees(5, 5, 0.4),
      element('path', { d: signBorders(wheel, scale, rim - 2.6), 'stroke-width': 1.1 }),
    ) +
    group(
      { stroke: GOLD, 'stroke-width': 1.8 },
      ...SIGNS.map((sign) => {
        const drawn = glyph(
          ZODIAC_PATHS[sign],
          onWheel(wheel, middleOf(sign), (rim + scale) / 2 + 1.2),
          size,
        );
        return plain ? drawn : group({ stroke: signInk(sign) }, drawn);
      }),
    )
  );
}

/** Whole-sign houses numbered from a sign, with borders down to `inner`. */
export function wholeSignHouses(
  wheel: ZodiacWheel,
  first: Sign,
  { inner, numbers, fontSize }: { inner: number; numbers: number; fontSize: number },
): string {
  const labels = SIGNS.map((_, i) => {
    const [x, y] = onWheel(wheel, (signIndex(first) + i) * 30 + 15, numbers);
    return lettering(String(i + 1), [x, y], fontSize, {
      'text-anchor': 'middle',
      'font-size': fontSize,
      fill: SOFT,
    });
  });
  return stroked(signBorders(wheel, inner, wheel.scale), LINE, 0.9) + labels.join('');
}

export interface BodyOnWheel {
  body: Body;
  longitude: number;
  retrograde?: boolean;
}

/**
 * Bodies at a radius, spread apart where they would touch, each with a leader to its true degree on the scale.
 * `ground` is a disc that covers the lines behind each glyph; `ink` can color a body differently.
 */
export function bodiesOnWheel(
  wheel: ZodiacWheel,
  bodies: readonly BodyOnWheel[],
  {
    radius,
    size,
    ground,
    ink,
  }: { radius: number; size: number; ground?: string; ink?: (body: Body) => string },
): string {
  const room = ((size * 1.15) / radius) * (180 / Math.PI);
  const shown = spreadAngles(
    bodies.map(({ longitude }) => longitude),
    room,
  );
  const leaders = bodies.map(({ longitude }, i) =>
    pathThrough([
      onWheel(wheel, longitude, wheel.scale),
      onWheel(wheel, longitude, wheel.scale - 4),
      onWheel(wheel, shown[i]!, radius + size * 0.62),
    ]),
  );
  const grounds = shown.map((longitude) => {
    const [cx, cy] = onWheel(wheel, longitude, radius);
    return element('circle', { cx, cy, r: size * 0.62, fill: ground });
  });
  const glyphs = bodies.map(
    ({ body, retrograde }, i) =>
      inInk(ink?.(body), glyph(PLANET_PATHS[body], onWheel(wheel, shown[i]!, radius), size)) +
      (retrograde
        ? group(
            { stroke: SOFT },
            glyph(RETROGRADE_PATH, onWheel(wheel, shown[i]!, radius - size * 0.95), size * 0.62),
          )
        : ''),
  );
  return (
    (ground === undefined ? '' : grounds.join('')) +
    stroked(leaders.join(''), GOLD, 0.9) +
    group({ stroke: BRIGHT, 'stroke-width': 1.8 }, ...glyphs)
  );
}

function inInk(stroke: string | undefined, drawn: string): string {
  return stroke === undefined ? drawn : group({ stroke }, drawn);
}

/** Straight lines between pairs of longitudes at a radius, as path data. */
export function chords(wheel: ZodiacWheel, pairs: readonly Pair[], radius: number): string {
  return pairs
    .map(([a, b]) => chord(onWheel(wheel, a, radius), onWheel(wheel, b, radius)))
    .join('');
}
