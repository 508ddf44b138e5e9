import { ZODIAC_PATHS } from '#app/ui/glyph-paths.ts';
import { HOUR_MS } from '#domain/calendar/durations.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { precessionSince2000, starPlace } from '../../atlas/planet-path.ts';
import { equatorialOf } from '../../atlas/sky-projection.ts';
import { ATLAS_STARS } from '../../atlas/star-atlas.ts';
import { range } from '../../facts/spans.ts';
import { glyph } from '../../plate/glyph.ts';
import { horizonMap, type Observer } from '../../plate/horizon-map.ts';
import { burinLine, dots, line } from '../../plate/line.ts';
import { FINE_LINES, nightSky } from '../../plate/night-sky.ts';
import { color, type Flat, type Layer, WIDTH } from '../../plate/plate.ts';
import { onRing } from '../../plate/ring-scale.ts';
import { openSea } from '../../plate/sea.ts';
import { filled } from '../../plate/shapes.ts';
import type { SkyMap } from '../../plate/sky-map.ts';
import { stars } from '../../plate/star-field.ts';
import { CHICAGO, hourOfRising, MIDNIGHT } from './rising-day.ts';

/** The beginning of the sign Virgo. */
const RISING = 150;
const EVENING: Observer = { ...CHICAGO, at: MIDNIGHT + hourOfRising(RISING) * HOUR_MS };
const HORIZON = 622;
const STARS = { size: 2.8, faintest: 5 };
/** The trails: their faintest magnitude, and the sky's rotation in 40 minutes, in degrees. */
const TRAILS = { faintest: 4.8, degrees: 10 };

/**
 * Looking east over Lake Michigan from Chicago on the evening of the figure, in the minute the sign Virgo begins to
 * rise: the zodiac band rises out of the water, with what is still below shining through, and the stars leave trails
 * of their last forty minutes.
 */
export function cover(): Layer[] {
  const map = horizonMap(EVENING, {
    center: { azimuth: 88, altitude: 0 },
    degree: 11.5,
    middle: [WIDTH / 2, HORIZON],
  });
  const precession = precessionSince2000(EVENING.at);
  const band = zodiacBand(map, precession);
  return [
    ...nightSky(map, CONSTELLATIONS, {
      lines: FINE_LINES,
      starSize: STARS.size,
      faintest: STARS.faintest,
    }),
    trails(map),
    ...band,
    stars(map, STARS),
    ...mars(map),
    openSea(HORIZON, [], band),
    ...ascendant(map.place(equatorialOf([RISING - precession, 0]))!),
  ];
}

/** Trails behind the brighter stars. */
function trails(map: SkyMap): Layer {
  return (pen) => {
    for (let i = 0; i < ATLAS_STARS.length && ATLAS_STARS[i + 2]! <= TRAILS.faintest; i += 3) {
      const [ra, dec, magnitude] = [ATLAS_STARS[i]!, ATLAS_STARS[i + 1]!, ATLAS_STARS[i + 2]!];
      const way = range(0, 20).map((step) => map.place([ra + (TRAILS.degrees * step) / 20, dec]));
      const width = Math.max(0.7, 3 - 0.5 * magnitude);
      burinLine(way, color('ivory-soft'), (step) => width * (1 - step / 20))(pen);
    }
  };
}

/** Mars, four days after its opposition, next to Pollux. */
function mars(map: SkyMap): Layer[] {
  const at = [map.place(starPlace('Mars', EVENING.at).sky)];
  return [dots(at, 12, color('ink-deep')), dots(at, 8.5, color('aries'))];
}

/** The rising point, with sixteen rays. */
function ascendant(at: Flat): Layer[] {
  const rays = range(0, 15).map((ray) => {
    const reach = ray % 4 === 0 ? 64 : ray % 2 === 0 ? 40 : 24;
    const points = range(0, 10).map((step) => onRing(at, (reach * step) / 10, ray * 22.5));
    return burinLine(points, color('gold-bright'), (step) => 5 * (1 - step / 10));
  });
  return [dots([at], 17, color('ink-deep')), ...rays, dots([at], 8, color('gold-bright'))];
}

const CONSTELLATIONS = 'Leo Cnc Gem CMi Hya Ori CMa Tau';

/** Ecliptic latitudes of the band's edges, and of the inner lines that enclose its degrees. */
const EDGE = 5.9;
const SCALE = 5;
const GLYPH_SIZE = 92;

/**
 * The zodiac as a broad band on the map, as on armillary spheres: twelve signs, with degrees along both edges. The
 * map is for J2000; `precession` is the equinox's motion since then in degrees.
 */
function zodiacBand(map: SkyMap, precession: number): Layer[] {
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
