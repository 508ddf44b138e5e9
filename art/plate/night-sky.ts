import { milkyWay } from './milky-way.ts';
import type { Layer } from './plate.ts';
import { skyGrid } from './sky-lines.ts';
import type { SkyMap } from './sky-map.ts';
import { constellationLines, stars } from './star-field.ts';

interface NightSky {
  /** The constellations to draw, as IAU abbreviations separated by spaces. */
  constellations: string;
  /** Style of their lines: the clearance around stars in pixels, and the width. */
  lines?: { clear?: number; width?: number; color?: string };
  starSize?: number;
  faintest?: number;
}

/** A cover's background: the grid, the Milky Way, constellation lines, and stars on top. */
export function nightSky(map: SkyMap, sky: NightSky): Layer[] {
  const { constellations, lines, starSize, faintest } = sky;
  return [
    skyGrid(map),
    milkyWay(map),
    constellationLines(map, constellations.split(' ').filter(Boolean), lines),
    stars(map, { size: starSize, faintest }),
  ];
}
