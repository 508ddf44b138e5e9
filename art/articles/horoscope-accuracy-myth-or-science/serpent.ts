import type { SkyPoint } from '../../atlas/sky-projection.ts';
import { burinLine, dots, line } from '../../plate/line.ts';
import { color, type Flat, type Layer } from '../../plate/plate.ts';
import { filled } from '../../plate/shapes.ts';
import type { SkyMap } from '../../plate/sky-map.ts';
import { smoothLine } from '../../plate/smooth-line.ts';

/**
 * The line of the Serpent from its neck through Ophiuchus's hands to its tail, star by star: right ascension and
 * declination, J2000.
 */
const SPINE: readonly SkyPoint[] = [
  [237.18, 18.14],
  [236.55, 15.42],
  [233.7, 10.54],
  [236.07, 6.43],
  [237.4, -3.43],
  [243.59, -3.69],
  [249.29, -10.57],
  [257.59, -15.72],
  [264.4, -15.4],
  [269.76, -9.77],
  [275.33, -2.9],
  [284.05, 4.2],
];
/** Pixels from the first star to the snout, and between the body's rings. */
const HEAD = 74;
const GAP = 5;
/** The ring with the eye. */
const EYE = 5;
/**
 * Half the body's thickness at these distances in pixels from the snout; after the last, it tapers to the tail's tip.
 */
const GIRTH = [
  [0, 6],
  [12, 15],
  [38, 25],
  [78, 13],
  [200, 15],
  [420, 20],
  [700, 20],
] as const;
/** How far the rings bend toward the tail, in half thicknesses. */
const BEND = 0.55;
/** The direction of the light: the upper left. */
const LIGHT: Flat = [-0.6, -0.8];

/** A point on the body's center line, the direction to its left side, and half the thickness there. */
interface Rib {
  at: Flat;
  left: Flat;
  half: number;
}

/** The Serpent along its stars, in rings that thicken toward the light. */
export function serpent(map: SkyMap): Layer[] {
  const [neck, next, ...others] = SPINE.map((star) => map.place(star)!) as [Flat, Flat, ...Flat[]];
  const ribs = ribsAlong(smoothLine([beyond(next, neck, HEAD), neck, next, ...others]));
  const skin = ([1, -1] as const).map((side) => ribs.map((rib) => across(rib, side, 0)));
  const outline = [...skin[0]!, ...skin[1]!.toReversed()];
  return [
    filled(outline),
    tongue(ribs),
    ...ribs.map(ringOf),
    line([...outline, outline[0]!], { color: color('gold-bright'), width: 2 }),
    ...eye(ribs),
  ];
}

/** A ring of the body, heavier where it faces the light. */
function ringOf(rib: Rib): Layer {
  const shares = Array.from({ length: 13 }, (_, i) => i / 6 - 1);
  const points = shares.map((share) => across(rib, share, BEND * Math.sqrt(1 - share ** 2)));
  return burinLine(points, color('gold'), (i) => {
    const facing = shares[i]! * (rib.left[0] * LIGHT[0] + rib.left[1] * LIGHT[1]);
    return GAP * (0.38 + 0.34 * facing);
  });
}

function eye(ribs: readonly Rib[]): Layer[] {
  const at = [across(ribs[EYE]!, 0.28, 0)];
  return [dots(at, 7.5, color('ink-deep')), dots(at, 3.6, color('ivory'))];
}

function tongue([snout]: readonly Rib[]): Layer {
  const at = (ahead: number, aside: number) => across({ ...snout!, half: 1 }, aside, -ahead);
  const prongs = [at(0, 0), at(20, 2), at(34, 10), null, at(20, 2), at(36, -3)];
  return line(prongs, { color: color('gold-bright'), width: 2 });
}

/**
 * The point across a rib, from -1 at the right edge to 1 at the left, moved this many half thicknesses toward the
 * tail.
 */
function across({ at: [x, y], left, half }: Rib, share: number, toTail: number): Flat {
  return [
    x + half * (left[0] * share - left[1] * toTail),
    y + half * (left[1] * share + left[0] * toTail),
  ];
}

/** Ribs at a fixed gap along a line from the snout. */
function ribsAlong(points: readonly Flat[]): Rib[] {
  const places: Flat[] = [];
  let walked = 0;
  for (const [i, at] of points.entries()) {
    const before = points[i - 1] ?? at;
    walked += Math.hypot(at[0] - before[0], at[1] - before[1]);
    if (walked >= places.length * GAP) places.push(at);
  }
  return places.map((at, i) => {
    const [before, after] = [places[i - 1] ?? at, places[i + 1] ?? at];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy);
    return { at, left: [dy / length, -dx / length], half: girth(i * GAP, places.length * GAP) };
  });
}

/** Half the thickness at a distance from the snout of a body this long. */
function girth(distance: number, length: number): number {
  const profile = [...GIRTH, [length, 0.5] as const];
  const next = profile.findIndex(([at]) => at > distance);
  const [[from, before], [to, after]] = [profile[next - 1]!, profile[next]!];
  return before + ((after - before) * (distance - from)) / (to - from);
}

/** The point this many pixels past another, coming from a first. */
function beyond([fromX, fromY]: Flat, [x, y]: Flat, pixels: number): Flat {
  const share = pixels / Math.hypot(x - fromX, y - fromY);
  return [x + (x - fromX) * share, y + (y - fromY) * share];
}
