import { round } from '#app/ui/round.ts';

/** The larger seas of the near side, north up, as ellipses: center and half axes in hundredths of the diameter. */
const MARIA: readonly (readonly [x: number, y: number, rx: number, ry: number])[] = [
  [-14, -24, 14, 13], // Imbrium
  [12, -19, 9, 8.5], // Serenitatis
  [20, -5, 10.5, 9], // Tranquillitatis
  [36.5, -14, 5, 6], // Crisium
  [33, 6, 5.5, 8.5], // Fecunditatis
  [22.5, 12, 4.5, 5], // Nectaris
  [-33, -8, 10, 19], // Oceanus Procellarum
  [-18, 3, 12, 8], // Insularum and Cognitum
  [-26, 20, 5.5, 5.5], // Humorum
  [-9, 17, 8.5, 7.5], // Nubium
];

/** The seas as filled shapes, in a disc of radius 50 around the origin. */
export const SEAS = MARIA.map(
  ([x, y, rx, ry]) =>
    `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`,
).join('');

/** Level lines through the seas, all on one grid, so that seas that touch become one. */
export function hatchSeas(gap: number): string {
  return MARIA.map(([x, y, rx, ry]) => {
    let lines = '';
    for (let row = Math.ceil((y - ry) / gap); row * gap < y + ry; row++) {
      const half = rx * Math.sqrt(1 - ((row * gap - y) / ry) ** 2);
      lines += `M${round(x - half)} ${round(row * gap)}h${round(2 * half)}`;
    }
    return lines;
  }).join('');
}

/** Tycho with its rays, Copernicus, Kepler, Aristarchus. */
export const CRATERS =
  'M-5 32.2a1.8 1.8 0 1 0 .1 0M-7.5 31l-5-6M-3.5 30.5l3-7M-1.8 33.5l9-2M-2 36l6 6M-5.5 37.5l-1 7M-8.5 35.5l-9 4M-20-6.5a1.7 1.7 0 1 0 .1 0M-32-4a1.2 1.2 0 1 0 .1 0M-36-20a1.1 1.1 0 1 0 .1 0';
