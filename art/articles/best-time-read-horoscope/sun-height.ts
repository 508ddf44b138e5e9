const RADIANS = Math.PI / 180;

/**
 * The Sun's altitude in degrees at an hour of solar time (12 is its highest), negative below the horizon. Meeus,
 * Astronomical Algorithms (2nd ed.), eq. 13.6, without refraction.
 */
export function sunHeight(hour: number, declination: number, latitude: number): number {
  const hourAngle = (hour - 12) * 15 * RADIANS;
  const [d, p] = [declination * RADIANS, latitude * RADIANS];
  const sine = Math.sin(p) * Math.sin(d) + Math.cos(p) * Math.cos(d) * Math.cos(hourAngle);
  return Math.asin(sine) / RADIANS;
}
