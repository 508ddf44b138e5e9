import { horizonMap, moonFrom } from '../../plate/horizon-map.ts';
import { moonTowardSun } from '../../plate/moon-disc.ts';
import { nightSky } from '../../plate/night-sky.ts';
import { color, type Layer } from '../../plate/plate.ts';
import { eclipticScale } from '../../plate/sky-lines.ts';
import { ark } from './ark.ts';
import { hill } from './hill.ts';

/** Six in the morning in New York on the article's date. */
const MORNING = { at: Date.UTC(2025, 0, 22, 11), latitude: 40.71, eastLongitude: -74.01 };
const VIEW = { center: { azimuth: 171, altitude: 20 }, degree: 17, middle: [800, 412] as const };

/** The flood that never came: an ark on a dry hill before dawn, and above it the Moon between Spica and Antares. */
export function cover(): Layer[] {
  const map = horizonMap(MORNING, VIEW);
  return [
    ...nightSky(map, CONSTELLATIONS, { starSize: 3 }),
    eclipticScale(map, { color: color('gold-dim'), halfWidth: 0.14 }),
    moonTowardSun(map, moonFrom(MORNING), { at: MORNING.at, radius: 50 }),
    ...hill(),
    ...ark(),
  ];
}

const CONSTELLATIONS = 'Vir Lib Sco Crv Crt Boo Com Leo';
