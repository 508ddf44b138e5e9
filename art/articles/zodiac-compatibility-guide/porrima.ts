import type { SkyPoint } from '../../atlas/sky-projection.ts';

/**
 * Porrima (gamma Virginis): a binary of two stars of equal mass. Orbital elements of one about the other, J2000, from
 * Wikipedia's article Gamma Virginis; angles in degrees.
 */
const ORBIT = {
  years: 169.104,
  arcseconds: 3.639,
  eccentricity: 0.8815,
  inclination: 149.46,
  node: 35.34,
  periastron: 255.02,
  closestInYear: 2005.511,
};

/** Right ascension and declination, J2000. */
export const PORRIMA: SkyPoint = [190.415, -1.449];
export const PERIOD_YEARS = ORBIT.years;

const RADIANS = Math.PI / 180;

/**
 * The apparent separation in arcseconds, and the position angle of the second star: degrees from north through east.
 */
export interface Separation {
  arcseconds: number;
  positionAngle: number;
}

/** As seen from Earth at a time in years. Meeus, Astronomical Algorithms (2nd ed.), chapter 57. */
export function separationIn(year: number): Separation {
  const { arcseconds, eccentricity: e } = ORBIT;
  const E = eccentricAnomaly(((2 * Math.PI) / ORBIT.years) * (year - ORBIT.closestInYear));
  const anomaly = 2 * Math.atan(Math.sqrt((1 + e) / (1 - e)) * Math.tan(E / 2));
  return projected(arcseconds * (1 - e * Math.cos(E)), anomaly);
}

/** The same at a true anomaly: degrees from periastron. */
export function separationAt(anomaly: number): Separation {
  const { arcseconds, eccentricity: e } = ORBIT;
  const radians = anomaly * RADIANS;
  return projected((arcseconds * (1 - e ** 2)) / (1 + e * Math.cos(radians)), radians);
}

function projected(distance: number, anomaly: number): Separation {
  const along = anomaly + ORBIT.periastron * RADIANS;
  const [x, y] = [Math.cos(along), Math.sin(along) * Math.cos(ORBIT.inclination * RADIANS)];
  return {
    arcseconds: distance * Math.hypot(x, y),
    positionAngle: Math.atan2(y, x) / RADIANS + ORBIT.node,
  };
}

/** Solves Kepler's equation by bisection: Newton's method may diverge at such a high eccentricity. */
function eccentricAnomaly(meanAnomaly: number): number {
  let [low, high] = [meanAnomaly - 1, meanAnomaly + 1];
  while (high - low > 1e-10) {
    const middle = (low + high) / 2;
    if (middle - ORBIT.eccentricity * Math.sin(middle) < meanAnomaly) low = middle;
    else high = middle;
  }
  return low;
}
