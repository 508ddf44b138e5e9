import { horizonMap, type Observer } from '../../plate/horizon-map.ts';
import { FINE_LINES, nightSky } from '../../plate/night-sky.ts';
import { color, type Layer, WIDTH } from '../../plate/plate.ts';
import { openSea } from '../../plate/sea.ts';
import { eclipticScale } from '../../plate/sky-lines.ts';
import { constellationLines, stars } from '../../plate/star-field.ts';
import { serpent } from './serpent.ts';

/** Cape Hatteras, a quarter to six in the morning of January 14, 2025: the Sun is 17 degrees below the horizon. */
const CAPE: Observer = { at: Date.UTC(2025, 0, 14, 10, 45), latitude: 35.2, eastLongitude: -75.5 };
/** The faintest magnitude of the emphasized stars. */
const BRIGHT = 3.39;
const HORIZON = 775;

/** Ophiuchus and his Serpent rise over the sea in the east-southeast; the ecliptic, in gold, crosses his legs. */
export function cover(): Layer[] {
  const map = horizonMap(CAPE, {
    center: { azimuth: 112, altitude: 0 },
    degree: 11.7,
    middle: [WIDTH / 2, HORIZON],
  });
  return [
    ...nightSky(map, NEIGHBORS, { lines: FINE_LINES, starSize: 2.8, faintest: 5 }),
    eclipticScale(map, { halfWidth: 0.24 }),
    constellationLines(map, ['Oph'], { color: color('ivory'), width: 3.4, clear: 10 }),
    ...serpent(map),
    stars(map, { size: 7, faintest: BRIGHT, color: color('ink') }),
    stars(map, { size: 4, faintest: BRIGHT }),
    openSea(HORIZON),
  ];
}

/** The surrounding constellations. */
const NEIGHBORS = 'Sco Lib Her CrB Boo Sgr Sct Aql Lyr Vir Lup';
