import { readFileSync } from 'node:fs';
import type { SkyPoint } from './sky-projection.ts';

/** The outline of one brightness level of the Milky Way, 1 to 5, by the even-odd rule. */
interface Contour {
  level: number;
  rings: SkyPoint[][];
}

/** Reads the Milky Way's outlines from d3-celestial's data folder. */
export function readMilkyWay(folder: string): Contour[] {
  const { features } = JSON.parse(readFileSync(`${folder}/mw.json`, 'utf8')) as {
    features: { id: string; geometry: { coordinates: SkyPoint[][][] } }[];
  };
  return features.map(({ id, geometry }) => ({
    level: Number(id.slice(2)),
    rings: geometry.coordinates.flat(),
  }));
}

/**
 * The level at the center of each square degree: one row per degree of declination from 90 down, by increasing right
 * ascension, run-length encoded as counts and levels (`12x0 3x1`).
 */
export function milkyWayRows(contours: Contour[]): string[] {
  const meridians = Array.from({ length: 360 }, (_, ra) =>
    contours.map(({ level, rings }) => ({ level, edges: edgesOn(rings, ra + 0.5) })),
  );
  return Array.from({ length: 180 }, (_, row) =>
    runLengths(
      meridians.map((edges) =>
        edges.reduce((top, edge) => (holds(edge.edges, 89.5 - row) ? edge.level : top), 0),
      ),
    ),
  );
}

/** The declinations at which outlines cross a meridian. */
function edgesOn(rings: SkyPoint[][], ra: number): number[] {
  return rings.flatMap((ring) =>
    ring.flatMap(([ra1, dec1], i) => {
      const [ra2, dec2] = ring[(i + 1) % ring.length]!;
      const width = turn(ra2 - ra1);
      const share = turn(ra - ra1);
      const crosses = width > 0 ? share >= 0 && share < width : share < 0 && share >= width;
      return crosses ? [dec1 + ((dec2 - dec1) * share) / width] : [];
    }),
  );
}

/**
 * Whether a point is inside. No outline contains the north pole, so a point inside has an odd number of edges north
 * of it.
 */
function holds(edges: number[], declination: number): boolean {
  return edges.filter((edge) => edge > declination).length % 2 === 1;
}

function runLengths(levels: number[]): string {
  const runs: { count: number; level: number }[] = [];
  for (const level of levels) {
    const last = runs.at(-1);
    if (last?.level === level) {
      last.count++;
    } else {
      runs.push({ count: 1, level });
    }
  }
  return runs.map(({ count, level }) => `${count}x${level}`).join(' ');
}

/** Wraps a difference in degrees into [-180, 180). */
function turn(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
