import { equatorialOf, type SkyPoint } from '../atlas/sky-projection.ts';
import { range } from '../facts/spans.ts';
import { line } from './line.ts';
import { color, type Layer } from './plate.ts';
import { filled } from './shapes.ts';
import type { SkyMap } from './sky-map.ts';

/** Hour circles of right ascension and every ten degrees of declination, up to 80 degrees. */
export function skyGrid(map: SkyMap): Layer {
  return (pen) => {
    const hairline = { color: color('ink-line'), width: 1 };
    for (let ra = 0; ra < 360; ra += 15) {
      const points = range(-80, 80).map((dec) => map.place([ra, dec]));
      line(points, hairline)(pen);
    }
    for (let dec = -80; dec <= 80; dec += 10) {
      const points = range(0, 360).map((ra) => map.place([ra, dec]));
      line(points, hairline)(pen);
    }
  };
}

/**
 * The ecliptic as an atlas scale: two lines with every other degree between them filled, and a long stroke at each
 * sign.
 */
export function eclipticScale(
  map: SkyMap,
  style: { color?: string; halfWidth?: number } = {},
): Layer {
  return (pen) => {
    const { halfWidth = 0.16 } = style;
    const ink = style.color ?? color('gold');
    const at = (longitude: number, latitude: number) =>
      map.place(equatorialOf([longitude, latitude]));
    for (const side of [-1, 1]) {
      const points = range(0, 720).map((half) => at(half / 2, side * halfWidth));
      line(points, { color: ink, width: 1 })(pen);
    }
    for (let longitude = 0; longitude < 360; longitude++) {
      const reach =
        longitude % 30 === 0 ? 7 : longitude % 10 === 0 ? 3.4 : longitude % 5 === 0 ? 2.2 : 0;
      if (longitude % 2 === 0) {
        const corners = cell(longitude, halfWidth).map((corner) => at(...corner));
        if (corners.every(Boolean)) filled(corners, ink)(pen);
      }
      for (const side of [-1, 1]) {
        const tick = [side * halfWidth, side * halfWidth * (1 + reach)];
        line(
          tick.map((latitude) => at(longitude, latitude)),
          { color: ink, width: 1 },
        )(pen);
      }
    }
  };
}

/** The corners of a degree between the two lines. */
function cell(longitude: number, halfWidth: number): SkyPoint[] {
  return [
    [longitude, halfWidth],
    [longitude + 1, halfWidth],
    [longitude + 1, -halfWidth],
    [longitude, -halfWidth],
  ];
}
