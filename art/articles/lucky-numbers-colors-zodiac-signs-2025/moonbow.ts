import type { SkyPoint } from '../../atlas/sky-projection.ts';
import { horizontalOf, type Observer, skyPointAt } from '../../plate/horizon-map.ts';
import { dots, line } from '../../plate/line.ts';
import { color, type Flat, HEIGHT, type Layer, WIDTH } from '../../plate/plate.ts';
import type { SkyMap } from '../../plate/sky-map.ts';
import { type Stroke, spaced, strokes } from '../../plate/strokes.ts';

const RADIANS = Math.PI / 180;
/**
 * The angle from the antilunar point at which drops reflect red light: by Descartes's rule the maximum of 4r - 2i,
 * for water's index of 1.331.
 */
const RED_EDGE = 42.4;
/** Degrees per color. In nature all of them together span two. */
const WIDE = 1.7;
/** Pixels between strokes of a hatching. */
const GAP = 8.5;

/**
 * The colors from the outside in, red, yellow, green, blue and purple, in the hatchings of Silvester Petra Sancta,
 * 1638.
 */
const HATCHINGS = [upright(), dotted(), falling(), level(), rising()];
/** The bow's inner edge. */
export const INNER_EDGE = RED_EDGE - HATCHINGS.length * WIDE;

/** The Moon's bow in the rain, its red edge in its true place. */
export function moonbow(map: SkyMap, observer: Observer, middle: SkyPoint): Layer[] {
  const arcs = Array.from({ length: HATCHINGS.length + 1 }, (_, i) =>
    arcAround(observer, middle, RED_EDGE - i * WIDE).map((sky) => map.place(sky)!),
  );
  return [
    ...HATCHINGS.map((hatching, i) =>
      within([...arcs[i]!, ...arcs[i + 1]!.toReversed()], hatching),
    ),
    ...arcs.map((arc, i) => {
      const isEdge = i === 0 || i === HATCHINGS.length;
      return line(arc, { color: color('gold'), width: isEdge ? 2.8 : 1.4 });
    }),
  ];
}

/** The upper half of a circle this many degrees around a point of the sky, from left over the top to the right. */
export function arcAround(observer: Observer, middle: SkyPoint, radius: number): SkyPoint[] {
  const { azimuth, altitude } = horizontalOf(observer, middle);
  const [h, d] = [altitude * RADIANS, radius * RADIANS];
  return Array.from({ length: 181 }, (_, i) => {
    const bearing = (i - 90) * RADIANS;
    const sine = Math.sin(h) * Math.cos(d) + Math.cos(h) * Math.sin(d) * Math.cos(bearing);
    const aside = Math.atan2(
      Math.sin(bearing) * Math.sin(d) * Math.cos(h),
      Math.cos(d) - Math.sin(h) * sine,
    );
    return skyPointAt(observer, {
      azimuth: azimuth + aside / RADIANS,
      altitude: Math.asin(sine) / RADIANS,
    });
  });
}

/** A hatching clipped to a shape, over a dark background. */
function within(corners: readonly Flat[], hatching: Layer): Layer {
  return (pen) => {
    pen.save();
    pen.beginPath();
    for (const corner of corners) pen.lineTo(...corner);
    pen.clip();
    pen.fillStyle = color('ink-deep');
    pen.fillRect(0, 0, WIDTH, HEIGHT);
    hatching(pen);
    pen.restore();
  };
}

function upright(): Layer {
  return cut(spaced(0, WIDTH, GAP).map((x) => [x, 0, x, HEIGHT]));
}

function level(): Layer {
  return cut(spaced(0, HEIGHT, GAP).map((y) => [0, y, WIDTH, y]));
}

/** Slanting down to the right. */
function falling(): Layer {
  return cut(spaced(-HEIGHT, WIDTH, GAP * Math.SQRT2).map((x) => [x, 0, x + HEIGHT, HEIGHT]));
}

/** Slanting down to the left. */
function rising(): Layer {
  return cut(spaced(0, WIDTH + HEIGHT, GAP * Math.SQRT2).map((x) => [x, 0, x - HEIGHT, HEIGHT]));
}

function cut(all: readonly Stroke[]): Layer {
  return strokes(all, { color: color('ivory'), width: 2.2 });
}

function dotted(): Layer {
  const places = spaced(0, HEIGHT, GAP).flatMap((y, row) =>
    spaced(row % 2 ? GAP * 0.6 : 0, WIDTH, GAP * 1.2).map((x): Flat => [x, y]),
  );
  return dots(places, 2, color('gold-bright'));
}
