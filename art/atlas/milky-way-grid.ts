import { readFileSync } from 'node:fs';
import type { SkyPoint } from './sky-projection.ts';

/** The edges of one brightness of the Milky Way, 1 to 5; the even-odd rule says what lies inside. */
interface Contour {
  level: number;
  rings: SkyPoint[][];
}

/** Reads the outlines of the Milky Way from the data folder of d3-celestial. */
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
 * The level in the middle of each square degree: a row for each degree of declination from 90 down, right ascension
 * growing along it, written as counts and levels (`12x0 3x1`).
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

/** The declinations at which an outline crosses a meridian. */
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

/** No outline holds the north pole, so what lies inside has an odd number of edges north of it. */
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

/** Brings a difference of degrees to -180 up to 180. */
function turn(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
