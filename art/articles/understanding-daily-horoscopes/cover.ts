import { phaseAngleAt } from '#domain/sky/position.ts';
import { starPlace } from '../../atlas/planet-path.ts';
import { directionOn } from '../../plate/direction.ts';
import { horizonMap, moonFrom } from '../../plate/horizon-map.ts';
import { dots } from '../../plate/line.ts';
import { moon } from '../../plate/moon-disc.ts';
import { nightSky } from '../../plate/night-sky.ts';
import { color, type Flat, type Layer } from '../../plate/plate.ts';
import { discGround, ringScale } from '../../plate/ring-scale.ts';
import { village } from './village.ts';

/** Innsbruck at twenty to seven on the evening of the article's full Moon. */
const OBSERVER = { at: Date.UTC(2025, 0, 13, 17, 40), latitude: 47.27, eastLongitude: 11.39 };
const MOON_RADIUS = 48;

/**
 * The full Moon next to Mars below Gemini, with Orion on the right, over twelve snow-covered houses, two of them lit.
 */
export function cover(): Layer[] {
  const map = horizonMap(OBSERVER, {
    center: { azimuth: 93, altitude: 20 },
    degree: 22.5,
    middle: [800, 325],
  });
  const moonSky = moonFrom(OBSERVER);
  const moonPlace = map.place(moonSky)!;
  return [
    ...nightSky(map, CONSTELLATIONS, { lines: { clear: 7, width: 1.1 }, starSize: 2.9 }),
    discGround(moonPlace, MOON_RADIUS + 6),
    ...mars(map.place(starPlace('Mars', OBSERVER.at).sky)!),
    moon(moonPlace, {
      radius: MOON_RADIUS,
      phase: phaseAngleAt(OBSERVER.at),
      turn: directionOn(map, moonSky, [0, 90]),
    }),
    ...village(),
  ];
}

/** Mars, the one warm spark in the sky. */
function mars(middle: Flat): Layer[] {
  const ink = color('aries');
  const reach = (stroke: number) => (stroke % 2 === 0 ? 9 : 5);
  return [
    discGround(middle, 17),
    ringScale({ middle, radius: 11, strokes: 8, reach, color: ink, width: 2 }),
    dots([middle], 7.5, ink),
  ];
}

const CONSTELLATIONS = 'Gem Ori Tau Aur Cnc CMi CMa Mon Lep Leo Lyn Hya Eri Per UMa';
