import { type SkyPoint, stereographic } from '../atlas/sky-projection.ts';
import { type Flat, HEIGHT, WIDTH } from './plate.ts';

/** A stereographic map of the sky on a plate. Circles stay circles, and small shapes are preserved. */
export interface SkyMap {
  /** The plate coordinates of a point of the sky, or null if far off the plate. */
  place(point: SkyPoint): Flat | null;
  /** The point of the sky at plate coordinates. */
  skyAt(place: Flat): SkyPoint;
  /** Pixels per degree at the center. */
  degree: number;
}

interface MapFrame {
  /** Right ascension and declination of the center. */
  center: SkyPoint;
  /** Pixels per degree at the center. */
  degree: number;
  /** The center's position on the plate. */
  middle?: Flat;
  /** The map's rotation in degrees clockwise; unrotated, north is up and east left. */
  turn?: number;
}

const RADIANS = Math.PI / 180;
/** How far off the plate points are still returned, in pixels. */
const BLEED = 400;

export function skyMap({
  center,
  degree,
  middle = [WIDTH / 2, HEIGHT / 2],
  turn = 0,
}: MapFrame): SkyMap {
  const [cos, sin] = [Math.cos(turn * RADIANS), Math.sin(turn * RADIANS)];
  const scale = degree / RADIANS;
  return {
    degree,
    place(point) {
      const [u, v] = stereographic(point, center);
      const x = middle[0] + scale * (u * cos - v * sin);
      const y = middle[1] + scale * (u * sin + v * cos);
      const near = x > -BLEED && x < WIDTH + BLEED && y > -BLEED && y < HEIGHT + BLEED;
      return near ? [x, y] : null;
    },
    skyAt([x, y]) {
      const [dx, dy] = [(x - middle[0]) / scale, (y - middle[1]) / scale];
      return unprojected(dx * cos + dy * sin, -dx * sin + dy * cos, center);
    },
  };
}

/** The inverse of {@link stereographic}. Snyder, Map Projections (1987), eq. 20-14, 20-15 and 21-15. */
function unprojected(u: number, v: number, center: SkyPoint): SkyPoint {
  const [east, north] = [-u, -v];
  const distance = Math.hypot(east, north);
  if (distance === 0) {
    return center;
  }
  const c = 2 * Math.atan(distance / 2);
  const dec0 = center[1] * RADIANS;
  const dec = Math.asin(
    Math.cos(c) * Math.sin(dec0) + (north * Math.sin(c) * Math.cos(dec0)) / distance,
  );
  const ra = Math.atan2(
    east * Math.sin(c),
    distance * Math.cos(dec0) * Math.cos(c) - north * Math.sin(dec0) * Math.sin(c),
  );
  return [(((center[0] + ra / RADIANS) % 360) + 360) % 360, dec / RADIANS];
}
