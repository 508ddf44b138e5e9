import { Path2D } from '@napi-rs/canvas';
import { shadowHatching, shadowPath } from '#app/ui/moon-disc.ts';
import type { Instant } from '#domain/calendar/civil-date.ts';
import { phaseAngleAt } from '#domain/sky/position.ts';
import { starPlace } from '../atlas/planet-path.ts';
import type { SkyPoint } from '../atlas/sky-projection.ts';
import { directionOn } from './direction.ts';
import { dots } from './line.ts';
import { CRATERS, hatchSeas, SEAS } from './moon-seas.ts';
import { color, type Flat, type Layer } from './plate.ts';
import { ring } from './ring-scale.ts';
import { placed } from './shapes.ts';
import type { SkyMap } from './sky-map.ts';

/** The radius at which app/ui draws the Moon. */
const RADIUS = 50;
/** Line spacing of the seas and the shaded part. */
const GAP = 2.4;

/**
 * The Moon at a phase (its elongation from the Sun in degrees), rotated clockwise by degrees; unrotated, a waxing
 * Moon is lit on the right.
 */
export function moon(
  middle: Flat,
  { radius, phase, turn }: { radius: number; phase: number; turn: number },
): Layer {
  return placed(middle, { turn, scale: radius / RADIUS }, (pen) => {
    dots([[0, 0]], RADIUS, color('ivory'))(pen);
    pen.fillStyle = color('ink', 0.16);
    pen.fill(new Path2D(SEAS));
    pen.strokeStyle = color('ink', 0.75);
    pen.lineWidth = GAP * 0.4;
    pen.stroke(new Path2D(hatchSeas(GAP)));
    pen.lineWidth = 0.8;
    pen.stroke(new Path2D(CRATERS));
    pen.fillStyle = color('ink-deep');
    pen.fill(new Path2D(shadowPath(phase, RADIUS)));
    pen.strokeStyle = color('gold-dim');
    pen.lineWidth = 1;
    pen.stroke(new Path2D(shadowHatching(phase, RADIUS, GAP * 1.7)));
    ring([0, 0], RADIUS, { color: color('ivory'), width: 1.6 })(pen);
  });
}

/** The Moon of an instant at a point of the sky, its lit side toward the Sun. */
export function moonTowardSun(
  map: SkyMap,
  sky: SkyPoint,
  { at, radius, sun = starPlace('Sun', at).sky }: { at: Instant; radius: number; sun?: SkyPoint },
): Layer {
  const phase = phaseAngleAt(at);
  // Unrotated, it is lit on the right until it is full, and then on the left.
  const turn = directionOn(map, sky, sun) + (phase < 180 ? -90 : 90);
  return moon(map.place(sky)!, { radius, phase, turn });
}
