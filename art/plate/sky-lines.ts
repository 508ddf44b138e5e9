import { equatorialOf, type SkyPoint } from '../atlas/sky-projection.ts';
import { line } from './line.ts';
import { color, type Layer, type Pen } from './plate.ts';
import type { SkyMap } from './sky-map.ts';

/** Hour circles of right ascension and every ten degrees of declination, up to 80 degrees. */
export function skyGrid(map: SkyMap, style: { color?: string; width?: number } = {}): Layer {
  return (pen) => {
    const hairline = { color: style.color ?? color('ink-line'), width: style.width ?? 1 };
    for (let ra = 0; ra < 360; ra += 15) {
      const points = degrees(-80, 80).map((dec) => map.place([ra, dec]));
      line(points, hairline)(pen);
    }
    for (let dec = -80; dec <= 80; dec += 10) {
      const points = degrees(0, 360).map((ra) => map.place([ra, dec]));
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
      const points = degrees(0, 720).map((half) => at(half / 2, side * halfWidth));
      line(points, { color: ink, width: 1 })(pen);
    }
    for (let longitude = 0; longitude < 360; longitude++) {
      const reach =
        longitude % 30 === 0 ? 7 : longitude % 10 === 0 ? 3.4 : longitude % 5 === 0 ? 2.2 : 0;
      if (longitude % 2 === 0) {
        fillCell(pen, map, [longitude, longitude + 1], halfWidth, ink);
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

function fillCell(
  pen: Pen,
  map: SkyMap,
  [from, to]: readonly [number, number],
  halfWidth: number,
  ink: string,
): void {
  const corners: SkyPoint[] = [
    [from, halfWidth],
    [to, halfWidth],
    [to, -halfWidth],
    [from, -halfWidth],
  ];
  const places = corners.map((corner) => map.place(equatorialOf(corner)));
  if (places.some((place) => !place)) {
    return;
  }
  pen.save();
  pen.fillStyle = ink;
  pen.beginPath();
  for (const place of places) {
    pen.lineTo(...place!);
  }
  pen.fill();
  pen.restore();
}

function degrees(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
