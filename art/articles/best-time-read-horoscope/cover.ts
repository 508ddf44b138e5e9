import { starPlace } from '../../atlas/planet-path.ts';
import type { SkyPoint } from '../../atlas/sky-projection.ts';
import { ELEMENT_SIGNS } from '../../figures/inks.ts';
import { line } from '../../plate/line.ts';
import { moonTowardSun } from '../../plate/moon-disc.ts';
import { FINE_LINES, nightSky } from '../../plate/night-sky.ts';
import { color, type Flat, type Layer, WIDTH } from '../../plate/plate.ts';
import { ring, ringScale } from '../../plate/ring-scale.ts';
import { openSea } from '../../plate/sea.ts';
import { type SkyMap, skyMap } from '../../plate/sky-map.ts';
import { sun } from '../../plate/sun-disc.ts';
import { READING_TIMES } from './reading-times.ts';

const LATITUDE = 50;
/** Half past seven in the evening, solar time, at Greenwich. */
const EVENING = Date.UTC(2025, 3, 2, 19, 34);
const EVENING_HOUR = 19.5;
const MORNING_HOUR = 8;

const HORIZON = 600;
const MIDDLE: Flat = [WIDTH / 2, HORIZON];
const LIMB = 520;

/**
 * The southern sky at 50 degrees north on 2 April 2025, from the east over the zenith to the west: the evening's
 * stars and young Moon, and the morning's Sun on its daily path. Around it the limb of a 24-hour dial, noon at the
 * top, with the reading hours.
 */
export function cover(): Layer[] {
  const [sunRa, sunDec] = starPlace('Sun', EVENING).sky;
  const meridian = sunRa + hourAngle(EVENING_HOUR);
  const map = skyMap({
    center: [meridian, LATITUDE - 90],
    degree: (LIMB / 2) * (Math.PI / 180),
    middle: MIDDLE,
  });
  const sunAt = (hour: number): SkyPoint => [meridian - hourAngle(hour), sunDec];
  const moonSky = starPlace('Moon', EVENING).sky;
  const morningSun = map.place(sunAt(MORNING_HOUR))!;
  return [
    ...nightSky(map, CONSTELLATIONS, { lines: FINE_LINES, starSize: 2.9, faintest: 4.7 }),
    ...dayPath(map, sunAt),
    ...limb(),
    openSea(HORIZON, [morningSun, map.place(moonSky)!], limb(), 0.65),
    sun(morningSun, 46),
    moonTowardSun(map, moonSky, { at: EVENING, radius: 46, sun: sunAt(EVENING_HOUR) }),
  ];
}

/** The Sun's path above the horizon, with a stroke every quarter hour. */
function dayPath(map: SkyMap, sunAt: (hour: number) => SkyPoint): Layer[] {
  const quarters = Array.from({ length: 61 }, (_, i) => 4.5 + i / 4);
  const gold = color('gold');
  return [
    line(
      quarters.map((hour) => map.place(sunAt(hour))),
      { color: gold, width: 1.8 },
    ),
    ...quarters.map((hour) => {
      const [ra, dec] = sunAt(hour);
      const reach = Number.isInteger(hour) ? 2 : 0.9;
      return line([map.place([ra, dec]), map.place([ra, dec - reach])], {
        color: gold,
        width: 1.3,
      });
    }),
  ];
}

function limb(): Layer[] {
  return [
    ring(MIDDLE, LIMB + 16, { color: color('ink-deep'), width: 34 }),
    ...READING_TIMES.map(({ element, from, to }) =>
      ringScale({
        middle: MIDDLE,
        radius: LIMB + 8,
        strokes: (to - from) * 24 + 1,
        span: (to - from) * 15,
        start: hourAngle(from),
        reach: () => 18,
        color: color(ELEMENT_SIGNS[element]),
        width: 3.8,
      }),
    ),
    ...[
      [LIMB, 1],
      [LIMB + 6, 1],
      [LIMB + 28, 1],
      [LIMB + 33, 2],
    ].map(([radius, width]) => ring(MIDDLE, radius!, { color: color('gold'), width: width! })),
    ringScale({
      middle: MIDDLE,
      radius: LIMB,
      strokes: 96,
      reach: (quarter) => (quarter % 4 === 0 ? -18 : -8),
      color: color('gold'),
    }),
  ];
}

/** The hour angle in degrees at an hour of solar time. */
function hourAngle(hour: number): number {
  return (hour - 12) * 15;
}

const CONSTELLATIONS =
  'Ori Tau Gem Cnc Leo Vir Hya CMa CMi Aur Lep Pup Per UMa Crv Crt Lyn LMi Ari Boo Com Eri Mon And Tri CVn';
