/** A point on the sky in degrees: right ascension and declination, or ecliptic longitude and latitude. */
export type SkyPoint = readonly [longitude: number, latitude: number];

const RADIANS = Math.PI / 180;
/** Mean obliquity of the ecliptic at J2000.0 in degrees, IAU 2006. */
const OBLIQUITY_J2000 = 23.4392794;

/**
 * Stereographic projection of `point` around `center`, as seen from Earth: north up, east left, y downward. One unit
 * is one radian at the center. Snyder, Map Projections (1987), eq. 21-2 to 21-4, with x mirrored.
 */
export function stereographic(point: SkyPoint, center: SkyPoint): [x: number, y: number] {
  const [ra, dec] = [(point[0] - center[0]) * RADIANS, point[1] * RADIANS];
  const dec0 = center[1] * RADIANS;
  const cosDistance =
    Math.sin(dec0) * Math.sin(dec) + Math.cos(dec0) * Math.cos(dec) * Math.cos(ra);
  const scale = 2 / (1 + cosDistance);
  const east = scale * Math.cos(dec) * Math.sin(ra);
  const north =
    scale * (Math.cos(dec0) * Math.sin(dec) - Math.sin(dec0) * Math.cos(dec) * Math.cos(ra));
  return [-east, -north];
}

/** The center of `points`: the direction of their mean vector. */
export function skyCenter(points: readonly SkyPoint[]): SkyPoint {
  let [x, y, z] = [0, 0, 0];
  for (const [longitude, latitude] of points) {
    x += Math.cos(latitude * RADIANS) * Math.cos(longitude * RADIANS);
    y += Math.cos(latitude * RADIANS) * Math.sin(longitude * RADIANS);
    z += Math.sin(latitude * RADIANS);
  }
  return [Math.atan2(y, x) / RADIANS, Math.atan2(z, Math.hypot(x, y)) / RADIANS];
}

/**
 * Converts right ascension and declination to ecliptic longitude, in [0, 360), and latitude, all J2000. Meeus eq.
 * 13.1, 13.2.
 */
export function eclipticOf([ra, dec]: SkyPoint): SkyPoint {
  const [a, d, e] = [ra * RADIANS, dec * RADIANS, OBLIQUITY_J2000 * RADIANS];
  const longitude = Math.atan2(Math.sin(a) * Math.cos(e) + Math.tan(d) * Math.sin(e), Math.cos(a));
  const latitude = Math.asin(Math.sin(d) * Math.cos(e) - Math.cos(d) * Math.sin(e) * Math.sin(a));
  return [(longitude / RADIANS + 360) % 360, latitude / RADIANS];
}

/**
 * Converts ecliptic longitude and latitude to right ascension, in [0, 360), and declination, all J2000. Meeus eq.
 * 13.3, 13.4.
 */
export function equatorialOf([longitude, latitude]: SkyPoint): SkyPoint {
  const [l, b, e] = [longitude * RADIANS, latitude * RADIANS, OBLIQUITY_J2000 * RADIANS];
  const ra = Math.atan2(Math.sin(l) * Math.cos(e) - Math.tan(b) * Math.sin(e), Math.cos(l));
  const dec = Math.asin(Math.sin(b) * Math.cos(e) + Math.cos(b) * Math.sin(e) * Math.sin(l));
  return [(ra / RADIANS + 360) % 360, dec / RADIANS];
}

/** Angular distance between two points on the sky in degrees, by the haversine formula. Meeus eq. 17.5. */
export function angularDistance(a: SkyPoint, b: SkyPoint): number {
  const haversine = (degrees: number) => Math.sin((degrees * RADIANS) / 2) ** 2;
  const sum =
    haversine(a[1] - b[1]) +
    Math.cos(a[1] * RADIANS) * Math.cos(b[1] * RADIANS) * haversine(a[0] - b[0]);
  return (2 * Math.asin(Math.min(1, Math.sqrt(sum)))) / RADIANS;
}
