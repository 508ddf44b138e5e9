import { Path2D } from '@napi-rs/canvas';
import { burinLine, dots } from '../../plate/line.ts';
import { moon } from '../../plate/moon-disc.ts';
import { SEAS } from '../../plate/moon-seas.ts';
import { color, type Flat, type Layer } from '../../plate/plate.ts';
import { ring } from '../../plate/ring-scale.ts';
import { placed, within } from '../../plate/shapes.ts';

interface Disc {
  place: Flat;
  radius: number;
  /** The rotation of its north in degrees clockwise from the top. */
  turn: number;
}

interface Shadow {
  middle: Flat;
  radius: number;
}

/** The radius at which app/ui draws the Moon. */
const DRAWN = 50;
/** Pixels between the copper lines. */
const GAP = 5;
const FULL = 180;

/** A full Moon. The part in the umbra is shaded in copper lines, and is nearly black next to a lit part. */
export function eclipsedMoon(disc: Disc, shadow: Shadow): Layer[] {
  const { place, radius, turn } = disc;
  const isTotal = fromMiddle(place, shadow) * shadow.radius + radius < shadow.radius;
  const dark = [
    dots([place], radius + 5, color('ink-deep')),
    copper(disc, shadow, isTotal ? [0.3, 0.72] : [0.02, 0.22]),
    darkSeas(disc),
    ring(place, radius, { color: color('aries'), width: isTotal ? 2.6 : 1.2 }),
  ];
  return [
    moon(place, { radius, phase: FULL, turn }),
    within(place, radius + 2, [within(shadow.middle, shadow.radius, dark)]),
  ];
}

/** The light refracted into the shadow, as line widths in fractions of the gap: at the center and at the edge. */
function copper(
  { place: [x, y], radius, turn }: Disc,
  shadow: Shadow,
  [inMiddle, atEdge]: readonly [number, number],
): Layer {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return (pen) => {
    for (let down = GAP / 2 - radius; down < radius; down += GAP) {
      const half = Math.sqrt(radius ** 2 - down ** 2);
      const points = Array.from({ length: 65 }, (_, i): Flat => {
        const across = (half * (i - 32)) / 32;
        return [x + across * cos - down * sin, y + across * sin + down * cos];
      });
      burinLine(points, color('aries'), (i) => {
        const out = fromMiddle(points[i]!, shadow) ** 2;
        return GAP * (inMiddle + (atEdge - inMiddle) * out);
      })(pen);
    }
  };
}

/** The distance from the shadow's center: 0 at the center, 1 at the edge. */
function fromMiddle([x, y]: Flat, { middle, radius }: Shadow): number {
  return Math.hypot(x - middle[0], y - middle[1]) / radius;
}

function darkSeas({ place, radius, turn }: Disc): Layer {
  return placed(place, { turn, scale: radius / DRAWN }, (pen) => {
    pen.fillStyle = color('ink-deep', 0.55);
    pen.fill(new Path2D(SEAS));
  });
}
