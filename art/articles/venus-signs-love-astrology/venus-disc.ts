import { Path2D } from '@napi-rs/canvas';
import { shadowHatching, shadowPath } from '#app/ui/moon-disc.ts';
import { dots, line } from '../../plate/line.ts';
import { color, type Flat, type Layer } from '../../plate/plate.ts';
import { onRing, ring } from '../../plate/ring-scale.ts';
import { placed } from '../../plate/shapes.ts';

/** Pixels between the lines shading the dark side. */
const GAP = 4.6;
const RAYS = 48;
/** The length of a long ray from the center, in radii of the disc. */
const LONGEST = 2.1;

/** Venus at a phase, lit on the right unless rotated clockwise by degrees. */
export function venusDisc(
  middle: Flat,
  { radius, phase, turn }: { radius: number; phase: number; turn: number },
): Layer {
  return placed(middle, { turn }, (pen) => {
    dots([[0, 0]], radius, color('ivory'))(pen);
    pen.fillStyle = color('ink-deep');
    pen.fill(new Path2D(shadowPath(phase, radius)));
    pen.strokeStyle = color('gold-dim', 0.65);
    pen.lineWidth = 1;
    pen.stroke(new Path2D(shadowHatching(phase, radius, GAP)));
    ring([0, 0], radius, { color: color('gold'), width: 1.2 })(pen);
  });
}

/** Alternating long and short rays around a disc, on a cleared background. */
export function rays(middle: Flat, radius: number): Layer {
  return (pen) => {
    dots([middle], LONGEST * radius, color('ink'))(pen);
    for (let ray = 0; ray < RAYS; ray++) {
      const reach = ray % 4 === 0 ? LONGEST : ray % 2 === 0 ? 1.75 : 1.5;
      const ends = [1.22 * radius, reach * radius];
      const style = { color: color('gold'), width: ray % 2 === 0 ? 2.4 : 1.4 };
      line(
        ends.map((r) => onRing(middle, r, (ray / RAYS) * 360)),
        style,
      )(pen);
    }
  };
}
