import type { Instant } from '#domain/calendar/civil-date.ts';
import { burinLine, dots, line } from '../../plate/line.ts';
import { color, type Flat, type Layer } from '../../plate/plate.ts';
import { discGround, onRing } from '../../plate/ring-scale.ts';
import { type JupiterMoon, jupiterMoons } from './jupiter-moons.ts';

/** Jupiter in a telescope. */
interface JupiterView {
  at: Instant;
  middle: Flat;
  /** Pixels per equatorial radius, for the positions of the moons. */
  radius: number;
  /** The enlargement of the disc relative to that, for visibility. */
  enlarged: number;
  /** The direction of the north pole in degrees clockwise from the plate's top. */
  turn: number;
}

/** The polar radius in equatorial radii. */
const POLAR = 0.935;
/** Pixels between the engraved lines. */
const GAP = 4;
/** Belts and zones from the south: the sine of the northern edge's latitude, and the albedo. */
const BELTS = [
  [-0.72, 0.55],
  [-0.5, 0.78],
  [-0.42, 0.5],
  [-0.34, 0.92],
  [-0.14, 0.34],
  [0.12, 1],
  [0.32, 0.3],
  [0.5, 0.95],
  [0.57, 0.6],
  [0.72, 0.85],
  [1, 0.55],
] as const;

/** Jupiter's belts, its four moons in position, and their orbits. */
export function jupiter(view: JupiterView): Layer[] {
  const { moons, tilt } = jupiterMoons(view.at);
  return [
    ...moons.map((moon) => orbit(view, moon, tilt)),
    discGround(view.middle, view.radius * view.enlarged * 1.06),
    ...belts(view),
    dots(
      moons.map(({ west, north }) => place(view, west, north)),
      12,
      color('ink-deep'),
    ),
    dots(
      moons.map(({ west, north }) => place(view, west, north)),
      6.5,
      color('ivory'),
    ),
  ];
}

function orbit(view: JupiterView, { orbit }: JupiterMoon, tilt: number): Layer {
  const squeeze = Math.sin((tilt * Math.PI) / 180);
  const points = Array.from({ length: 361 }, (_, i) => {
    const [x, y] = onRing([0, 0], orbit, i);
    return place(view, x, y * squeeze);
  });
  return line(points, { color: color('gold-dim'), width: 1.5 });
}

/** Level lines across the disc, as heavy as their belt is bright, finer toward the limb. */
function belts(view: JupiterView): Layer[] {
  const radius = view.enlarged;
  const count = Math.round((2 * radius * view.radius * POLAR) / GAP);
  return Array.from({ length: count }, (_, i) => {
    const sine = (2 * (i + 0.5)) / count - 1;
    const half = radius * Math.sqrt(1 - sine ** 2);
    const points = Array.from({ length: 49 }, (_, j) =>
      place(view, (half * (j - 24)) / 24, radius * POLAR * sine),
    );
    const light = BELTS.find(([edge]) => sine <= edge)![1];
    return burinLine(points, color('ivory'), (j) => {
      const across = ((half / radius) * (j - 24)) / 24;
      const facing = Math.sqrt(Math.max(0, 1 - sine ** 2 - across ** 2));
      return GAP * 0.8 * light * facing ** 0.5;
    });
  });
}

/** The plate point this many radii west and north of Jupiter's center. */
function place({ middle, radius, turn }: JupiterView, west: number, north: number): Flat {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  return [
    middle[0] + radius * (west * cos + north * sin),
    middle[1] + radius * (west * sin - north * cos),
  ];
}
