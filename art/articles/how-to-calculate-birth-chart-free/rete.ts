import { STAR_PATH, ZODIAC_PATHS } from '#app/ui/glyph-paths.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { equatorialOf, type SkyPoint } from '../../atlas/sky-projection.ts';
import { glyph } from '../../plate/glyph.ts';
import { burinLine, dots, line } from '../../plate/line.ts';
import { color, type Flat, type Layer } from '../../plate/plate.ts';
import { onRing, ring } from '../../plate/ring-scale.ts';
import { sun } from '../../plate/sun-disc.ts';
import { EQUATOR, onFace, steps } from './astrolabe-plate.ts';
import { chart, OBLIQUITY } from './nora.ts';

const RADIANS = Math.PI / 180;
/** The zodiac ring: its outer edge is the ecliptic, a circle centered off the pole. */
export const RING = {
  middle: halfway(onFace(equatorialOf([90, 0])), onFace(equatorialOf([270, 0]))),
  outer: EQUATOR / Math.cos(OBLIQUITY * RADIANS),
  width: 36,
};
const DEGREES = 9;
/** The sideways offset of a thorn's foot: at most in pixels, and as a fraction of its length. */
const BEND = { most: 34, share: 0.7 };

/** Sirius, Rigel, Procyon, Betelgeuse, Diphda; Algol, Alpheratz, Deneb, Enif, Vega, Altair, Rasalhague, Arcturus. */
const STARS: readonly SkyPoint[] = [
  [101.29, -16.72],
  [78.63, -8.2],
  [114.83, 5.23],
  [88.79, 7.41],
  [10.9, -17.99],
  [47.04, 40.96],
  [2.1, 29.09],
  [310.36, 45.28],
  [326.05, 9.88],
  [279.23, 38.78],
  [297.7, 8.87],
  [263.73, 12.56],
  [213.92, 19.18],
];

/** The rotating net: the zodiac ring, and thorns pointing to thirteen bright stars. */
export function rete(): Layer[] {
  const { middle, outer, width } = RING;
  const gold = color('gold');
  const stroke = (longitude: number, to: number, thick: number) =>
    line([onZodiac(longitude, 0), onZodiac(longitude, to)], { color: gold, width: thick });
  return [
    ...STARS.map((star) => thorn(onFace(star))),
    ring(middle, outer - width / 2, { color: color('ink'), width }),
    ring(middle, outer, { color: gold, width: 3 }),
    ring(middle, outer - DEGREES, { color: gold, width: 1 }),
    ring(middle, outer - width, { color: gold, width: 2 }),
    ...steps(0, 358, 2).map((degree) => stroke(degree, degree % 10 === 0 ? DEGREES : 5, 1)),
    ...SIGNS.flatMap((sign, i) => [
      stroke(i * 30, width, 1.6),
      glyph(ZODIAC_PATHS[sign], onZodiac(i * 30 + 15, (width + DEGREES) / 2), {
        size: 21,
        color: color('gold-bright'),
        width: 1.7,
      }),
    ]),
  ];
}

/** Nora's bodies on the zodiac ring, and a star where it crosses the eastern horizon: her Ascendant. */
export function bodies(): Layer[] {
  const { bodies, ascendant } = chart();
  const places = bodies.map(({ longitude }) => onZodiac(longitude, 0));
  const [sunPlace, ...others] = places;
  const rising = onZodiac(ascendant, 0);
  return [
    dots(others, 8.5, color('ink-deep')),
    dots(others, 6, color('ivory')),
    sun(sunPlace!, 11, 16),
    dots([rising], 17, color('ink-deep')),
    glyph(STAR_PATH, rising, { size: 40, color: color('gold-bright'), width: 2 }),
  ];
}

/** The point of a longitude on the ecliptic, or this many pixels inside it. */
function onZodiac(longitude: number, depth: number): Flat {
  const [x, y] = onFace(equatorialOf([longitude, 0]));
  const share = depth / RING.outer;
  return [x + (RING.middle[0] - x) * share, y + (RING.middle[1] - y) * share];
}

/** A curved thorn from the nearest edge of the ring to a star. */
function thorn([x, y]: Flat): Layer {
  const { middle, outer, width } = RING;
  const [right, down] = [x - middle[0], y - middle[1]];
  const distance = Math.hypot(right, down);
  const foot = distance > outer ? outer : outer - width;
  const angle = Math.atan2(right, -down) / RADIANS;
  const bend = Math.min(BEND.most, BEND.share * Math.abs(distance - foot)) / foot / RADIANS;
  const points = steps(0, 1, 1 / 24).map((along) =>
    onRing(middle, foot + (distance - foot) * along, angle - bend * (1 - along) ** 2),
  );
  return (pen) => {
    burinLine(points, color('gold'), (i) => 1 + 7 * (1 - i / 24) ** 1.4)(pen);
    dots([[x, y]], 4, color('ivory'))(pen);
  };
}

function halfway([ax, ay]: Flat, [bx, by]: Flat): Flat {
  return [(ax + bx) / 2, (ay + by) / 2];
}
