import type { SkyPoint } from '../../atlas/sky-projection.ts';
import { type Observer, skyPointAt } from '../../plate/horizon-map.ts';
import { line } from '../../plate/line.ts';
import { color, type Flat, type Layer } from '../../plate/plate.ts';
import { onRing, ring } from '../../plate/ring-scale.ts';
import { filled } from '../../plate/shapes.ts';
import { NORA, OBLIQUITY } from './nora.ts';

export const BIRTH: Observer = { ...NORA, at: NORA.born };
/** The celestial pole, around which the instrument rotates. */
export const MIDDLE: Flat = [852, 470];
/** The plate's edge, which is the tropic of Capricorn, and the circle of the equator. */
export const PLATE = 321;
export const EQUATOR = PLATE / Math.tan(((90 + OBLIQUITY) / 2) * (Math.PI / 180));

const RADIANS = Math.PI / 180;
const [MERIDIAN] = skyPointAt(BIRTH, { azimuth: 180, altitude: 45 });

/**
 * The position of a point of the sky on the face at the birth: stereographic from the south pole, with south at the
 * top and east on the left, as on a globe seen from outside.
 */
export function onFace([ra, dec]: SkyPoint): Flat {
  return onRing(MIDDLE, declinationRadius(dec), MERIDIAN - ra);
}

/** The lines of the plate for Philadelphia: circles of altitude and azimuth, the hours of the night, the horizon. */
export function plate(): Layer[] {
  const fine = { color: color('gold-dim', 0.9), width: 1.1 };
  const horizon = altitudeCircle(0);
  return [
    filled(horizon, color('ink')),
    ...steps(0, 345, 15).map((azimuth) =>
      line(
        steps(0, 80, 2).map((altitude) => overHorizon(azimuth, altitude)),
        { color: color('ink-line'), width: 1.2 },
      ),
    ),
    ...steps(10, 80, 10).map((altitude) => line(altitudeCircle(altitude), fine)),
    ...[0, OBLIQUITY].map((dec) => ring(MIDDLE, declinationRadius(dec), fine)),
    ...steps(0, 12, 1).map((hour) => line(nightHour(hour), fine)),
    line(horizon, { color: color('gold-bright'), width: 4 }),
  ];
}

/** Numbers from first to last, inclusive. */
export function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);
}

function altitudeCircle(altitude: number): Flat[] {
  return steps(0, 360, 2).map((azimuth) => overHorizon(azimuth, altitude));
}

function overHorizon(azimuth: number, altitude: number): Flat {
  return onFace(skyPointAt(BIRTH, { azimuth, altitude }));
}

/** The Sun's positions through the year when this many twelfths of the night have passed. */
function nightHour(hour: number): Flat[] {
  return steps(-OBLIQUITY, OBLIQUITY, OBLIQUITY / 8).map((dec) => {
    const cosine = -Math.tan(NORA.latitude * RADIANS) * Math.tan(dec * RADIANS);
    const setting = Math.acos(cosine) / RADIANS;
    return onFace([MERIDIAN - setting - ((360 - 2 * setting) * hour) / 12, dec]);
  });
}

function declinationRadius(dec: number): number {
  return EQUATOR * Math.tan(((90 - dec) / 2) * RADIANS);
}
