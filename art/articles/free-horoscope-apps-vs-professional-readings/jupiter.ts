import type { Instant } from '#domain/calendar/civil-date.ts';
import { burinLine, dots, line } from '../../plate/line.ts';
import { color, type Flat, type Layer } from '../../plate/plate.ts';
import { discGround, onRing } from '../../plate/ring-scale.ts';
import { type JupiterMoon, jupiterMoons } from './jupiter-moons.ts';

/** Jupiter in a telescope. */
interface JupiterView {
  at: Instant;
  middle: Flat;
  /** Pixels to an equatorial radius, for the places of the moons. */
  radius: number;
  /** How much larger than that the disc is drawn, to be seen at all. */
  enlarged: number;
  /** Where its north pole points, in degrees clockwise from the top of the plate. */
  turn: number;
}

/** Its polar radius in equatorial ones. */
const POLAR = 0.935;
/** Pixels between the engraver's lines. */
const GAP = 4;
/** Belts and zones by their northern edge, as the sine of the latitude, from the south: how much light each gives back. */
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

/** Jupiter's belts, its four moons at their places, and their orbits. */
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

/** Level lines across the disc, each as deep as its belt is bright, finer toward the limb. */
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

/** The place on the plate so many radii to the west of Jupiter's middle and to the north. */
function place({ middle, radius, turn }: JupiterView, west: number, north: number): Flat {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  return [
    middle[0] + radius * (west * cos + north * sin),
    middle[1] + radius * (west * sin - north * cos),
  ];
}
