import { milkyWay } from './milky-way.ts';
import type { Layer } from './plate.ts';
import { skyGrid } from './sky-lines.ts';
import type { SkyMap } from './sky-map.ts';
import { constellationLines, stars } from './star-field.ts';

interface NightSky {
  /** The constellations whose lines are drawn, as the IAU's three letters with spaces between. */
  constellations: string;
  /** Style of their lines: the pixels kept clear of a star, and the width. */
  lines?: { clear?: number; width?: number; color?: string };
  starSize?: number;
  faintest?: number;
}

/** The ground of a cover: the grid, the Milky Way, the lines of the constellations, and the stars over them. */
export function nightSky(map: SkyMap, sky: NightSky): Layer[] {
  const { constellations, lines, starSize, faintest } = sky;
  return [
    skyGrid(map),
    milkyWay(map),
    constellationLines(map, constellations.split(' ').filter(Boolean), lines),
    stars(map, { size: starSize, faintest }),
  ];
}
