import { starPlace } from '../../atlas/planet-path.ts';
import { horizonMap, moonFrom } from '../../plate/horizon-map.ts';
import { moonTowardSun } from '../../plate/moon-disc.ts';
import { FINE_LINES, nightSky } from '../../plate/night-sky.ts';
import type { Layer } from '../../plate/plate.ts';
import { eclipticScale } from '../../plate/sky-lines.ts';
import { sun } from '../../plate/sun-disc.ts';
import { astrolabe } from './astrolabe.ts';
import { BIRTH } from './astrolabe-plate.ts';

/** The center of the plate: south, halfway up. */
const VIEW = {
  center: { azimuth: 180, altitude: 48 },
  degree: 14.5,
  middle: [704, 468] as const,
};

/**
 * The southern sky over Philadelphia at Nora's birth, without daylight; in front of it hangs an astrolabe set to the
 * same minute.
 */
export function cover(): Layer[] {
  const map = horizonMap(BIRTH, VIEW);
  return [
    ...nightSky(map, CONSTELLATIONS, { lines: FINE_LINES, starSize: 2.8 }),
    eclipticScale(map, { halfWidth: 0.3 }),
    sun(map.place(starPlace('Sun', BIRTH.at).sky)!, 42),
    moonTowardSun(map, moonFrom(BIRTH), { at: BIRTH.at, radius: 46 }),
    ...astrolabe(),
  ];
}

const CONSTELLATIONS =
  'Ori Tau Gem Cnc Leo CMa CMi Aur Lep Per Ari Psc Cet Eri And Tri Peg Aqr Hya Mon Lyn Cas UMa LMi Pup Col Aql Del Cyg';
