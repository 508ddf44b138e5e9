import { Path2D } from '@napi-rs/canvas';
import { starRadius, starShape } from '#app/ui/star-shape.ts';
import { ATLAS_FIGURES, ATLAS_STARS } from '../atlas/star-atlas.ts';
import { dots, line } from './line.ts';
import { color, type Flat, type Layer } from './plate.ts';
import { placed } from './shapes.ts';
import type { SkyMap } from './sky-map.ts';

interface StarStyle {
  /** The faintest magnitude drawn. */
  faintest?: number;
  /** Pixels per unit of app/ui/star-shape.ts. */
  size?: number;
  color?: string;
}

/** The map's stars, pointed by magnitude as in old atlases. */
export function stars(map: SkyMap, style: StarStyle = {}): Layer {
  return (pen) => {
    const { faintest = 5.4, size = 2.6, color: ink = color('ivory') } = style;
    for (const { place, magnitude } of starsOn(map, faintest)) {
      star(place, magnitude, size, ink)(pen);
    }
  };
}

/** Constellation lines by IAU abbreviation, clear of their stars. */
export function constellationLines(
  map: SkyMap,
  names: readonly string[],
  style: { color?: string; width?: number; clear?: number } = {},
): Layer {
  return (pen) => {
    const { width = 1.1, clear = 8 } = style;
    for (const figure of names.flatMap((name) => ATLAS_FIGURES[name] ?? [])) {
      const places = Array.from({ length: figure.length / 2 }, (_, i) =>
        map.place([figure[2 * i]!, figure[2 * i + 1]!]),
      );
      for (const [i, to] of places.entries()) {
        const from = places[i - 1];
        if (from && to) {
          const piece = shortened(from, to, clear);
          line(piece, { color: style.color ?? color('ivory-dim', 0.8), width })(pen);
        }
      }
    }
  };
}

function starsOn(map: SkyMap, faintest: number): { place: Flat; magnitude: number }[] {
  const found: { place: Flat; magnitude: number }[] = [];
  for (let i = 0; i < ATLAS_STARS.length; i += 3) {
    const [ra, dec, magnitude] = [ATLAS_STARS[i]!, ATLAS_STARS[i + 1]!, ATLAS_STARS[i + 2]!];
    const place = magnitude <= faintest ? map.place([ra, dec]) : null;
    if (place) {
      found.push({ place, magnitude });
    }
  }
  return found;
}

function star(place: Flat, magnitude: number, size: number, ink: string): Layer {
  const shape = starShape(0, 0, magnitude);
  if (!shape) return dots([place], Math.max(0.8, starRadius(magnitude) * size), ink);
  return placed(place, { scale: size }, (pen) => {
    pen.fillStyle = ink;
    pen.fill(new Path2D(shape));
  });
}

function shortened(from: Flat, to: Flat, by: number): Flat[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length <= 2 * by + 2) {
    return [];
  }
  const along = (share: number): Flat => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  return [along(by / length), along(1 - by / length)];
}
