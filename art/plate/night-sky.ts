import { milkyWay } from './milky-way.ts';
import type { Layer } from './plate.ts';
import { skyGrid } from './sky-lines.ts';
import type { SkyMap } from './sky-map.ts';
import { constellationLines, stars } from './star-field.ts';

interface NightSky {
  /** Style of the constellations' lines: the clearance around stars in pixels, and the width. */
  lines?: { clear?: number; width?: number; color?: string };
  starSize?: number;
  faintest?: number;
}

/** Lines for a map that shows much of the sky. */
export const FINE_LINES = { clear: 6, width: 1 };

/**
 * A cover's background: the grid, the Milky Way, the lines of constellations (IAU abbreviations separated by spaces),
 * and stars on top.
 */
export function nightSky(map: SkyMap, constellations: string, sky: NightSky): Layer[] {
  const { lines, starSize, faintest } = sky;
  return [
    skyGrid(map),
    milkyWay(map),
    constellationLines(map, constellations.split(' ').filter(Boolean), lines),
    stars(map, { size: starSize, faintest }),
  ];
}
