const RADIANS = Math.PI / 180;

/**
 * The Sun's height over the horizon in degrees at an hour of the day by the Sun (12 is its highest), below it when
 * negative. Meeus, Astronomical Algorithms (2nd ed.), eq. 13.6, without refraction.
 */
export function sunHeight(hour: number, declination: number, latitude: number): number {
  const hourAngle = (hour - 12) * 15 * RADIANS;
  const [d, p] = [declination * RADIANS, latitude * RADIANS];
  const sine = Math.sin(p) * Math.sin(d) + Math.cos(p) * Math.cos(d) * Math.cos(hourAngle);
  return Math.asin(sine) / RADIANS;
}
