import { HOUR_MS } from '#domain/calendar/durations.ts';
import { precessionSince2000, starPlace } from '../../atlas/planet-path.ts';
import { equatorialOf } from '../../atlas/sky-projection.ts';
import { ATLAS_STARS } from '../../atlas/star-atlas.ts';
import { range } from '../../facts/spans.ts';
import { horizonMap, type Observer } from '../../plate/horizon-map.ts';
import { burinLine, dots } from '../../plate/line.ts';
import { FINE_LINES, nightSky } from '../../plate/night-sky.ts';
import { color, type Flat, type Layer, WIDTH } from '../../plate/plate.ts';
import { onRing } from '../../plate/ring-scale.ts';
import { openSea } from '../../plate/sea.ts';
import type { SkyMap } from '../../plate/sky-map.ts';
import { stars } from '../../plate/star-field.ts';
import { CHICAGO, hourOfRising, MIDNIGHT } from './rising-day.ts';
import { zodiacBand } from './zodiac-band.ts';

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
