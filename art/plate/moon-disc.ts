import { Path2D } from '@napi-rs/canvas';
import { shadowHatching, shadowPath } from '#app/ui/moon-disc.ts';
import { CRATERS, hatchSeas, SEAS } from './moon-seas.ts';
import { color, type Flat, type Layer, type Pen } from './plate.ts';

/** The radius at which app/ui draws the Moon. */
const RADIUS = 50;
/** Line spacing of the seas and the shaded part. */
const GAP = 2.4;

/**
 * The Moon at a phase (its elongation from the Sun in degrees), rotated clockwise by degrees; unrotated, a waxing
 * Moon is lit on the right.
 */
export function moon([x, y]: Flat, moon: { radius: number; phase: number; turn: number }): Layer {
  return (pen) => {
    pen.save();
    pen.translate(x, y);
    pen.rotate((moon.turn * Math.PI) / 180);
    pen.scale(moon.radius / RADIUS, moon.radius / RADIUS);
    pen.fillStyle = color('ivory');
    disc(pen, RADIUS);
    pen.fill();
    pen.fillStyle = color('ink', 0.16);
    pen.fill(new Path2D(SEAS));
    pen.strokeStyle = color('ink', 0.75);
    pen.lineWidth = GAP * 0.4;
    pen.stroke(new Path2D(hatchSeas(GAP)));
    pen.lineWidth = 0.8;
    pen.stroke(new Path2D(CRATERS));
    pen.fillStyle = color('ink-deep');
    pen.fill(new Path2D(shadowPath(moon.phase, RADIUS)));
    pen.strokeStyle = color('gold-dim');
    pen.lineWidth = 1;
    pen.stroke(new Path2D(shadowHatching(moon.phase, RADIUS, GAP * 1.7)));
    pen.strokeStyle = color('ivory');
    pen.lineWidth = 1.6;
    disc(pen, RADIUS);
    pen.stroke();
    pen.restore();
  };
}

function disc(pen: Pen, radius: number): void {
  pen.beginPath();
  pen.arc(0, 0, radius, 0, 2 * Math.PI);
}
