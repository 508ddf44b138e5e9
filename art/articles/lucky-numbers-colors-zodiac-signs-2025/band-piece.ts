import { round } from '#app/ui/round.ts';
import { wheelPoint } from '#app/ui/wheel-geometry.ts';

type Pair = readonly [number, number];

/** The part of a band between two longitudes and two radii, as path data; inset by `inset` units at both ends. */
export function bandPiece([from, to]: Pair, [inner, outer]: Pair, inset = 0): string {
  const corner = (longitude: number, radius: number, side: number) => {
    const degrees = (inset / radius) * (180 / Math.PI);
    return wheelPoint(longitude + side * degrees, 0, radius).join(' ');
  };
  const arc = (radius: number, sweep: 0 | 1) => `A${round(radius)} ${round(radius)} 0 0 ${sweep} `;
  return [
    `M${corner(from, outer, 1)}${arc(outer, 0)}${corner(to, outer, -1)}`,
    `L${corner(to, inner, -1)}${arc(inner, 1)}${corner(from, inner, 1)}z`,
  ].join('');
}
