import { ZODIAC_PATHS } from '#app/ui/glyph-paths.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { equatorialOf } from '../../atlas/sky-projection.ts';
import { range } from '../../facts/spans.ts';
import { glyph } from '../../plate/glyph.ts';
import { dots, line } from '../../plate/line.ts';
import { color, type Flat, type Layer } from '../../plate/plate.ts';
import { filled } from '../../plate/shapes.ts';
import type { SkyMap } from '../../plate/sky-map.ts';

/** Ecliptic latitudes of the band's edges, and of the inner lines that enclose its degrees. */
const EDGE = 5.9;
const SCALE = 5;
const GLYPH_SIZE = 92;

/**
 * The zodiac as a broad band on the map, as on armillary spheres: twelve signs, with degrees along both edges. The
 * map is for J2000; `precession` is the equinox's motion since then in degrees.
 */
export function zodiacBand(map: SkyMap, precession: number): Layer[] {
  const at = (longitude: number, latitude: number) =>
    map.place(equatorialOf([longitude - precession, latitude]));
  const along = (latitude: number) => range(0, 720).map((half) => at(half / 2, latitude));
  const across = (longitude: number, ...latitudes: number[]) =>
    latitudes.map((latitude) => at(longitude, latitude));
  const gold = color('gold');
  return [
    filled([...along(EDGE), ...along(-EDGE).toReversed()]),
    ...[EDGE, -EDGE].map((latitude) => line(along(latitude), { color: gold, width: 2.6 })),
    ...[SCALE, -SCALE, 0].map((latitude) =>
      line(along(latitude), { color: gold, width: 1, dash: latitude ? [] : [2, 7] }),
    ),
    ...range(0, 359).flatMap((degree) => {
      const inner = degree % 5 === 0 ? SCALE - 0.7 : SCALE;
      const style = { color: gold, width: 1.3 };
      return [line(across(degree, EDGE, inner), style), line(across(degree, -EDGE, -inner), style)];
    }),
    ...SIGNS.flatMap((sign, i) => [
      line(across(i * 30, EDGE, -EDGE), { color: gold, width: 2.6 }),
      ...signGlyph(at, i * 30 + 15, ZODIAC_PATHS[sign]),
    ]),
  ];
}

type Place = (longitude: number, latitude: number) => Flat | null;

/** A sign's glyph, its top toward the sign that rises before it. */
function signGlyph(at: Place, longitude: number, path: string): Layer[] {
  const [middle, before] = [at(longitude, 0), at(longitude - 1, 0)];
  if (!middle || !before) return [];
  const turn = (Math.atan2(before[0] - middle[0], middle[1] - before[1]) * 180) / Math.PI;
  return [
    dots([middle], GLYPH_SIZE * 0.56, color('ink-deep')),
    glyph(path, middle, { size: GLYPH_SIZE, color: color('gold-bright'), turn }),
  ];
}
