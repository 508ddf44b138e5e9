import type { Instant } from '#domain/calendar/civil-date.ts';
import { distanceAt } from '#domain/sky/position.ts';
import { precessionSince2000, starPlace } from '../atlas/planet-path.ts';
import { eclipticOf, equatorialOf, type SkyPoint } from '../atlas/sky-projection.ts';
import { siderealDegrees } from '../facts/sidereal-time.ts';
import { directionOn } from './direction.ts';
import type { Flat } from './plate.ts';
import { type SkyMap, skyMap } from './sky-map.ts';

/** An observer on the Earth; east longitudes are positive. */
export interface Observer {
  at: Instant;
  latitude: number;
  eastLongitude: number;
}

/** Horizontal coordinates in degrees: azimuth from north through east, and altitude without refraction. */
export interface Horizontal {
  azimuth: number;
  altitude: number;
}

interface View {
  /** The direction the observer faces. */
  center: Horizontal;
  /** Pixels per degree at the center. */
  degree: number;
  /** The center's position on the plate. */
  middle?: Flat;
}

const RADIANS = Math.PI / 180;
/** The Earth's equatorial radius in astronomical units. */
const EARTH_RADIUS = 6378.137 / 149_597_870.7;

/** The sky as seen by an observer, zenith up. */
export function horizonMap(observer: Observer, { center, degree, middle }: View): SkyMap {
  const sky = skyPointAt(observer, center);
  const frame = { center: sky, degree, middle };
  const zenith = skyPointAt(observer, { azimuth: 0, altitude: 90 });
  return skyMap({ ...frame, turn: -directionOn(skyMap(frame), sky, zenith) });
}

/**
 * The J2000 point of the sky at an observer's azimuth and altitude. Meeus, Astronomical Algorithms (2nd ed.), ch. 13.
 */
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

/** The horizontal coordinates of a J2000 point for an observer. Meeus, eq. 13.5 and 13.6. */
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

/** The Moon for an observer, lowered by its parallax. Meeus, chapter 40, for a spherical Earth. */
export function moonFrom(observer: Observer): SkyPoint {
  const { azimuth, altitude } = horizontalOf(observer, starPlace('Moon', observer.at).sky);
  const parallax = Math.asin(EARTH_RADIUS / distanceAt('Moon', observer.at)) / RADIANS;
  const h = altitude * RADIANS;
  const lower = Math.atan2(Math.sin(h) - Math.sin(parallax * RADIANS), Math.cos(h)) / RADIANS;
  return skyPointAt(observer, { azimuth, altitude: lower });
}

/** The right ascension of date on the southern meridian. */
function meridianOf({ at, eastLongitude }: Observer): number {
  return siderealDegrees(at, eastLongitude);
}

function turnedAlongEcliptic(sky: SkyPoint, degrees: number): SkyPoint {
  const [longitude, latitude] = eclipticOf(sky);
  return equatorialOf([longitude + degrees, latitude]);
}
