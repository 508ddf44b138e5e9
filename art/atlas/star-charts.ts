import { type Sign, signIndex, signOfLongitude } from '#domain/zodiac/signs.ts';
import type { Star } from './celestial-data.ts';
import { eclipticOf, type SkyPoint, stereographic } from './sky-projection.ts';

/** Coordinates in a box of 1000 by 1000, and magnitude. */
type ChartStar = [x: number, y: number, magnitude: number];

/** Ecliptic longitude and latitude in degrees, J2000, magnitude, and the proper name if any. */
export type ZodiacStar = [longitude: number, latitude: number, magnitude: number, name?: string];

/**
 * The `count` brightest stars within 20 degrees of the ecliptic, longitude increasing leftward from 0 degrees at the
 * right edge.
 */
export function beltChart(stars: Star[], count: number): ChartStar[] {
  return brightest(stars, count, ([, latitude]) => Math.abs(latitude) <= 20).map(
    ([longitude, latitude, magnitude]) => [
      Math.round((360 - longitude) * (1000 / 360)),
      Math.round((20 - latitude) * (1000 / 40)),
      magnitude,
    ],
  );
}

/** The `count` brightest stars within 45 degrees of the north celestial pole, which is at the center. */
export function poleChart(stars: Star[], count: number): ChartStar[] {
  const reach = 2 * Math.tan((22.5 * Math.PI) / 180);
  return stars
    .filter(({ at }) => at[1] >= 45)
    .slice(0, count)
    .map(({ at, magnitude }) => {
      const [x, y] = stereographic(at, [0, 90]);
      return [Math.round(500 + (x / reach) * 500), Math.round(500 + (y / reach) * 500), magnitude];
    });
}

/** The `count` brightest stars in a sign's thirty degrees, within 25 degrees of the ecliptic. */
export function signChart(stars: Star[], sign: Sign, count: number): ChartStar[] {
  const start = signIndex(sign) * 30;
  const holds = ([longitude, latitude]: SkyPoint) =>
    longitude >= start + 1 && longitude < start + 29 && Math.abs(latitude) <= 25;
  return brightest(stars, count, holds).map(([longitude, latitude, magnitude]) => [
    Math.round((30 - (longitude - start)) * (1000 / 30)),
    Math.round((25 - latitude) * (1000 / 50)),
    magnitude,
  ]);
}

/** Stars to magnitude 6 in a sign's thirty degrees, within seven degrees of the ecliptic. */
export function zodiacStars(stars: Star[], sign: Sign): ZodiacStar[] {
  const hundredths = (degrees: number) => Math.round(degrees * 100) / 100;
  return stars.flatMap(({ at, magnitude, name }): ZodiacStar[] => {
    const [longitude, latitude] = eclipticOf(at);
    if (signOfLongitude(longitude) !== sign || Math.abs(latitude) > 7) return [];
    const place = [hundredths(longitude), hundredths(latitude)] as const;
    return [name ? [...place, magnitude, name] : [...place, magnitude]];
  });
}

function brightest(stars: Star[], count: number, holds: (ecliptic: SkyPoint) => boolean) {
  return stars
    .map(({ at, magnitude }) => [...eclipticOf(at), magnitude] as const)
    .filter(([longitude, latitude]) => holds([longitude, latitude]))
    .slice(0, count);
}
