import { phaseAngleAt } from '#domain/sky/position.ts';
import { starPlace } from '../../atlas/planet-path.ts';
import { directionOn } from '../../plate/direction.ts';
import { horizonMap, moonFrom } from '../../plate/horizon-map.ts';
import { moon } from '../../plate/moon-disc.ts';
import { nightSky } from '../../plate/night-sky.ts';
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
  const [sunSky, moonSky] = [starPlace('Sun', BIRTH.at).sky, moonFrom(BIRTH)];
  return [
    ...nightSky(map, {
      constellations: CONSTELLATIONS,
      lines: { clear: 6, width: 1 },
      starSize: 2.8,
    }),
    eclipticScale(map, { halfWidth: 0.3 }),
    sun(map.place(sunSky)!, 42),
    moon(map.place(moonSky)!, {
      radius: 46,
      phase: phaseAngleAt(BIRTH.at),
      turn: directionOn(map, moonSky, sunSky) - 90,
    }),
    ...astrolabe(),
  ];
}

const CONSTELLATIONS =
  'Ori Tau Gem Cnc Leo CMa CMi Aur Lep Per Ari Psc Cet Eri And Tri Peg Aqr Hya Mon Lyn Cas UMa LMi Pup Col Aql Del Cyg';
