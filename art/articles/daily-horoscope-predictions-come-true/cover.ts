import { phaseAngleAt } from '#domain/sky/position.ts';
import { starPlace } from '../../atlas/planet-path.ts';
import { directionOn } from '../../plate/direction.ts';
import { horizonMap, moonFrom } from '../../plate/horizon-map.ts';
import { moon } from '../../plate/moon-disc.ts';
import { nightSky } from '../../plate/night-sky.ts';
import { color, type Layer } from '../../plate/plate.ts';
import { eclipticScale } from '../../plate/sky-lines.ts';
import { ark } from './ark.ts';
import { hill } from './hill.ts';

/** Six in the morning in New York on the article's date. */
const MORNING = { at: Date.UTC(2025, 0, 22, 11), latitude: 40.71, eastLongitude: -74.01 };
const VIEW = { center: { azimuth: 171, altitude: 20 }, degree: 17, middle: [800, 412] as const };
const MOON_RADIUS = 50;

/** The flood that never came: an ark on a dry hill before dawn, and above it the Moon between Spica and Antares. */
export function cover(): Layer[] {
  const map = horizonMap(MORNING, VIEW);
  const [moonSky, sunSky] = [moonFrom(MORNING), starPlace('Sun', MORNING.at).sky];
  return [
    ...nightSky(map, { constellations: CONSTELLATIONS, starSize: 3 }),
    eclipticScale(map, { color: color('gold-dim'), halfWidth: 0.14 }),
    moon(map.place(moonSky)!, {
      radius: MOON_RADIUS,
      phase: phaseAngleAt(MORNING.at),
      // An unrotated waning Moon is lit on the left.
      turn: directionOn(map, moonSky, sunSky) + 90,
    }),
    ...hill(),
    ...ark(),
  ];
}

const CONSTELLATIONS = 'Vir Lib Sco Crv Crt Boo Com Leo';
