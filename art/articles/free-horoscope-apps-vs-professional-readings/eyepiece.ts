import { line } from '../../plate/line.ts';
import { color, type Flat, type Layer } from '../../plate/plate.ts';
import { discGround, onRing, ring, ringScale } from '../../plate/ring-scale.ts';
import { within } from '../../plate/shapes.ts';

/** A round field of view on the plate. */
export interface Field {
  middle: Flat;
  radius: number;
}

/** How far an eyepiece's milled rim extends beyond its field. */
const RIM = 30;
const MILLING = 4.6;

/** An eyepiece's view, clipped to its field, in a brass rim with a scale and a milled edge. */
export function eyepiece({ middle, radius }: Field, shown: readonly Layer[]): Layer[] {
  const gold = color('gold');
  const milled = Math.round((2 * Math.PI * (radius + RIM)) / MILLING / 2);
  return [
    discGround(middle, radius + RIM + 2),
    within(middle, radius, shown),
    ring(middle, radius, { color: gold, width: 3 }),
    ring(middle, radius + 5, { color: gold, width: 1 }),
    ringScale({
      middle,
      radius: radius + 5,
      strokes: 180,
      reach: (stroke) => (stroke % 15 === 0 ? 12 : stroke % 5 === 0 ? 8 : 4),
      color: gold,
    }),
    ring(middle, radius + 18, { color: gold, width: 1 }),
    ringScale({
      middle,
      radius: radius + 19,
      strokes: milled,
      reach: () => RIM - 20,
      color: color('gold-dim'),
      width: MILLING,
    }),
    ring(middle, radius + RIM, { color: gold, width: 2.4 }),
  ];
}

/** The outer tangents of two fields, from the smaller to the larger: how much of the sky goes into an eyepiece. */
export function rays(from: Field, to: Field): Layer[] {
  const [dx, dy] = [to.middle[0] - from.middle[0], to.middle[1] - from.middle[1]];
  const along = Math.atan2(dx, -dy) / RADIANS;
  const lean = Math.acos((from.radius - to.radius) / Math.hypot(dx, dy)) / RADIANS;
  return [-1, 1].map((side) =>
    line(
      [from, to].map(({ middle, radius }) => onRing(middle, radius, along + side * lean)),
      { color: color('gold'), width: 1.4 },
    ),
  );
}

const RADIANS = Math.PI / 180;
