import { range } from '../../facts/spans.ts';
import { chance } from '../../plate/chance.ts';
import { burinLine, line } from '../../plate/line.ts';
import { color, type Flat, type Layer, WIDTH } from '../../plate/plate.ts';
import { onRing } from '../../plate/ring-scale.ts';
import { filled } from '../../plate/shapes.ts';

/** The waterline: half of the arch's circle is above it, and half is its reflection. */
export const WATER = 520;
const MIDDLE: Flat = [WIDTH / 2, WATER];
/**
 * The ring of the arch: its stones, the lines they are drawn with, and the direction of the light, in degrees from
 * its top.
 */
const ARCH = { inner: 250, outer: 288, stones: 33, lines: 6, depth: 5, light: 20 };
/** The road's height over the water at the middle and the ends, the distance of the ends, and the railing on it. */
const ROAD = { crown: 316, end: 62, reach: 430, railing: 20, post: 20, pillar: 15 };
const RISE = ROAD.crown - ROAD.end;
/** The road is an arc of a circle. */
const ROAD_RADIUS = (ROAD.reach ** 2 + RISE ** 2) / (2 * RISE);
const STONE = { width: 44, height: 17 };
/** Where a bank begins, the spacing of its strokes, and their slant. */
const BANK = { foot: 318, stroke: 6, lean: 0.5 };
/** The spacing and width of the reflection's strokes. */
const RIPPLE = { gap: 5.5, width: 3.4, steps: 40 };

/** A bridge with one arch of golden stone between two banks. */
export function bridge(): Layer[] {
  return [wall(), ...courses(), ...road(), ...[-1, 1].flatMap(bank), ...arch()];
}

/** The reflection of the arch: level strokes that ripple more the nearer they are. */
export function mirrored(): Layer[] {
  return range(1, Math.floor(ARCH.outer / RIPPLE.gap)).flatMap((row) => {
    const down = row * RIPPLE.gap;
    const sway = (end: number) => (chance(row, end, 42) - 0.5) * (2 + down / 20);
    const [inner, outer] = [halfChord(ARCH.inner, down), halfChord(ARCH.outer, down)];
    return inner === 0
      ? [ripple(-outer + sway(-2), outer + sway(2), down)]
      : [-1, 1].map((side) =>
          ripple(side * inner + sway(side), side * outer + sway(2 * side), down),
        );
  });
}

/** A level stroke below the waterline, pointed at both ends. */
function ripple(from: number, to: number, down: number): Layer {
  const { steps, width } = RIPPLE;
  const step = (to - from) / steps;
  const points = range(0, steps).map((i) => at(from + i * step, -down));
  return burinLine(points, color('gold'), (i) =>
    Math.min(width, (Math.min(i, steps - i) * Math.abs(step)) / 3),
  );
}

/** The area between the road and the arch, in deeper ink. */
function wall(): Layer {
  const inside = range(-90, 90).map((angle) => onRing(MIDDLE, ARCH.inner, angle));
  return filled([
    at(-ROAD.reach, 0),
    ...roadLine(ROAD.railing),
    at(ROAD.reach, 0),
    ...inside.reverse(),
  ]);
}

/** Level courses of stone with randomly shifted joints. */
function courses(): Layer[] {
  const rows = range(1, Math.floor(ROAD.crown / STONE.height));
  return rows.map((row) => {
    const up = row * STONE.height;
    const [inner, outer] = [halfChord(ARCH.outer, up), roadReach(up)];
    const joints = range(0, Math.floor((outer - inner) / STONE.width)).map(
      (i) => inner + (i + 0.3 + 0.5 * chance(row, i, 41)) * STONE.width,
    );
    const strokes = [-1, 1].flatMap((side) => [
      at(side * inner, up),
      at(side * outer, up),
      null,
      ...joints
        .filter((out) => out < outer)
        .flatMap((out) => [at(side * out, up), at(side * out, up - STONE.height), null]),
    ]);
    return line(strokes, { color: color('ivory-dim', 0.5), width: 1.1 });
  });
}

/** The edge of the road, its railing, and a pillar at each end. */
function road(): Layer[] {
  const posts = range(-ROAD.reach / ROAD.post, ROAD.reach / ROAD.post).flatMap((i) => {
    const across = i * ROAD.post;
    return [at(across, roadAt(across)), at(across, roadAt(across) + ROAD.railing), null];
  });
  const pillars = [-1, 1].flatMap((side) => [
    at(side * ROAD.reach, ROAD.end),
    at(side * ROAD.reach, ROAD.end + 2 * ROAD.railing),
    null,
  ]);
  return [
    line(posts, { color: color('ivory-dim'), width: 1.6 }),
    line(roadLine(0), { color: color('ivory'), width: 2.4 }),
    line(roadLine(ROAD.railing), { color: color('ivory'), width: 3 }),
    line(pillars, { color: color('ivory'), width: ROAD.pillar }),
    line(pillars, { color: color('ink-deep'), width: ROAD.pillar - 5 }),
  ];
}

/** The stones of the arch: lines along it, heavier in the light, and joints between them. */
function arch(): Layer[] {
  const angles = range(-90, 90);
  const along = (radius: number) => angles.map((angle) => onRing(MIDDLE, radius, angle));
  const gap = (ARCH.outer - ARCH.inner) / ARCH.lines;
  const depth = (i: number) =>
    ARCH.depth * (0.62 + 0.38 * Math.cos(((angles[i]! - ARCH.light) * Math.PI) / 90));
  const joints = range(1, ARCH.stones - 1).flatMap((i) => {
    const angle = -90 + (180 * i) / ARCH.stones;
    return [onRing(MIDDLE, ARCH.inner, angle), onRing(MIDDLE, ARCH.outer, angle), null];
  });
  return [
    ...range(1, ARCH.lines).map((i) =>
      burinLine(along(ARCH.inner + gap * (i - 0.5)), color('gold'), depth),
    ),
    line(joints, { color: color('ink-deep'), width: 3 }),
    ...[ARCH.inner, ARCH.outer].map((radius) =>
      line(along(radius), { color: color('gold-bright'), width: 3 }),
    ),
  ];
}

/** Land on one side, from the water in front of the bridge to the plate's edge. */
function bank(side: number): Layer[] {
  const crest = range(0, (WIDTH / 2 - BANK.foot) / BANK.stroke + 1).map((i) => {
    const out = BANK.foot + i * BANK.stroke;
    return at(side * out, bankAt(out, side));
  });
  const strokes = crest.map(([x, y], i) => {
    const length = (WATER - y) * (0.45 + 0.5 * chance(i, side, 43));
    const points = range(0, 8).map((step): Flat => {
      const down = (length * step) / 8;
      return [x - side * down * BANK.lean, y + down];
    });
    return burinLine(points, color('ivory-dim', 0.55), (step) => 1.9 * (1 - step / 8));
  });
  return [
    filled([...crest, [crest.at(-1)![0], WATER]]),
    ...strokes,
    line(crest, { color: color('ivory'), width: 2 }),
  ];
}

/** The height of the land by distance: steep at the water, gently rolling beyond the end of the road. */
function bankAt(out: number, side: number): number {
  const share = Math.min(1, (out - BANK.foot) / (ROAD.reach - BANK.foot));
  const beyond = Math.max(0, out - ROAD.reach);
  const waves = 12 * (Math.sin(beyond / 83 + side) - Math.sin(side));
  return ROAD.end * Math.sin((Math.PI / 2) * share) + beyond * 0.16 + waves;
}

/** A line parallel to the road, this far above it. */
function roadLine(over: number): Flat[] {
  return range(-ROAD.reach, ROAD.reach).map((across) => at(across, roadAt(across) + over));
}

/** The road's height above the water at a distance from the middle. */
function roadAt(across: number): number {
  return ROAD.crown - ROAD_RADIUS + halfChord(ROAD_RADIUS, across);
}

/** The distance from the middle at which the road has dropped to a height. */
function roadReach(up: number): number {
  return Math.min(ROAD.reach, halfChord(ROAD_RADIUS, ROAD_RADIUS - ROAD.crown + up));
}

/** Half the chord of a circle at a distance from its center; 0 outside. */
function halfChord(radius: number, off: number): number {
  return Math.sqrt(Math.max(0, radius ** 2 - off ** 2));
}

/** The point this far right of the arch's center and above the water. */
function at(across: number, up: number): Flat {
  return [MIDDLE[0] + across, WATER - up];
}
