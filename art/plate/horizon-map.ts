import type { Instant } from '#domain/calendar/civil-date.ts';
import { distanceAt } from '#domain/sky/position.ts';
import { precessionSince2000, starPlace } from '../atlas/planet-path.ts';
import { eclipticOf, equatorialOf, type SkyPoint } from '../atlas/sky-projection.ts';
import { siderealDegrees } from '../facts/sidereal-time.ts';
import { directionOn } from './direction.ts';
import type { Flat } from './plate.ts';
import { type SkyMap, skyMap } from './sky-map.ts';

/** Somebody who looks at the sky; east longitudes are positive. */
export interface Observer {
  at: Instant;
  latitude: number;
  eastLongitude: number;
}

/** Where a point of the sky stands in degrees: from north over east, and over the horizon, refraction left out. */
export interface Horizontal {
  azimuth: number;
  altitude: number;
}

interface View {
  /** What the observer looks at. */
  center: Horizontal;
  /** Pixels to a degree in the middle. */
  degree: number;
  /** Where the middle stands on the plate. */
  middle?: Flat;
}

const RADIANS = Math.PI / 180;
/** The Earth's equatorial radius in astronomical units. */
const EARTH_RADIUS = 6378.137 / 149_597_870.7;

/** The sky as an observer sees it, the zenith upward. */
export function horizonMap(observer: Observer, { center, degree, middle }: View): SkyMap {
  const sky = skyPointAt(observer, center);
  const frame = { center: sky, degree, middle };
  const zenith = skyPointAt(observer, { azimuth: 0, altitude: 90 });
  return skyMap({ ...frame, turn: -directionOn(skyMap(frame), sky, zenith) });
}

/** The point of the sky, J2000, at a place over an observer's horizon. Meeus, Astronomical Algorithms (2nd ed.), ch. 13. */
export function skyPointAt(observer: Observer, { azimuth, altitude }: Horizontal): SkyPoint {
  const [a, h, p] = [azimuth * RADIANS, altitude * RADIANS, observer.latitude * RADIANS];
  const west = Math.atan2(
    -Math.sin(a) * Math.cos(h),
    Math.sin(h) * Math.cos(p) - Math.cos(h) * Math.sin(p) * Math.cos(a),
  );
  const dec = Math.asin(Math.sin(p) * Math.sin(h) + Math.cos(p) * Math.cos(h) * Math.cos(a));
  const ra = meridianOf(observer) - west / RADIANS;
  return turnedAlongEcliptic([ra, dec / RADIANS], -precessionSince2000(observer.at));
}

/** Where an observer sees a point of the sky given for J2000. Meeus, eq. 13.5 and 13.6. */
export function horizontalOf(observer: Observer, sky: SkyPoint): Horizontal {
  const [ra, dec] = turnedAlongEcliptic(sky, precessionSince2000(observer.at));
  const [west, d, p] = [
    (meridianOf(observer) - ra) * RADIANS,
    dec * RADIANS,
    observer.latitude * RADIANS,
  ];
  const south = Math.atan2(
    Math.sin(west),
    Math.cos(west) * Math.sin(p) - Math.tan(d) * Math.cos(p),
  );
  const sine = Math.sin(p) * Math.sin(d) + Math.cos(p) * Math.cos(d) * Math.cos(west);
  return { azimuth: (south / RADIANS + 180) % 360, altitude: Math.asin(sine) / RADIANS };
}

/** The Moon as an observer sees it, lower than from the middle of the Earth. Meeus, chapter 40, for a round Earth. */
export function moonFrom(observer: Observer): SkyPoint {
  const { azimuth, altitude } = horizontalOf(observer, starPlace('Moon', observer.at).sky);
  const parallax = Math.asin(EARTH_RADIUS / distanceAt('Moon', observer.at)) / RADIANS;
  const h = altitude * RADIANS;
  const lower = Math.atan2(Math.sin(h) - Math.sin(parallax * RADIANS), Math.cos(h)) / RADIANS;
  return skyPointAt(observer, { azimuth, altitude: lower });
}

/** The right ascension that stands in the south, of date. */
function meridianOf({ at, eastLongitude }: Observer): number {
  return siderealDegrees(at, eastLongitude);
}

function turnedAlongEcliptic(sky: SkyPoint, degrees: number): SkyPoint {
  const [longitude, latitude] = eclipticOf(sky);
  return equatorialOf([longitude + degrees, latitude]);
}
