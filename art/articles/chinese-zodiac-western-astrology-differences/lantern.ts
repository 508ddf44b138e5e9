import { color, type Flat, type Layer } from '../../plate/plate.ts';
import { placed } from '../../plate/shapes.ts';
import { strokes } from '../../plate/strokes.ts';

/** Ribs, caps and tassel in radii of the slightly flattened lantern. */
const FLATTENED = 0.84;
const RIBS = [0.34, 0.7];
const CAP = 0.36;
const TASSEL = { long: 0.85, threads: [-0.14, 0, 0.14] };

/** A round paper lantern over ribs, hanging from a cord; a lit one is gold throughout. */
export function lantern([x, y]: Flat, radius: number, cord: number, isLit: boolean): Layer {
  return placed([x, y], {}, (pen) => {
    const gold = color('gold');
    const high = radius * FLATTENED;
    const oval = (share: number) => {
      pen.beginPath();
      pen.ellipse(0, 0, radius * share, high, 0, 0, 2 * Math.PI);
    };
    const threads = TASSEL.threads.map((share) => share * radius);
    strokes(
      [
        [0, cord - y, 0, -high],
        ...threads.map((at) => [at, high, at, high + TASSEL.long * radius] as const),
      ],
      { color: gold, width: 1.4 },
    )(pen);
    pen.fillStyle = isLit ? color('gold-bright') : color('ink-deep');
    pen.strokeStyle = gold;
    pen.lineWidth = 2.2;
    oval(1);
    pen.fill();
    pen.stroke();
    pen.strokeStyle = isLit ? color('ink') : gold;
    pen.lineWidth = 1.4;
    for (const rib of RIBS) {
      oval(rib);
      pen.stroke();
    }
    pen.fillStyle = gold;
    for (const end of [-high, high]) pen.fillRect(-CAP * radius, end - 2.5, 2 * CAP * radius, 5);
  });
}
