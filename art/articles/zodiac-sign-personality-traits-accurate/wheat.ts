import { burinLine } from '../../plate/line.ts';
import { color, type Flat, type Layer, type Pen } from '../../plate/plate.ts';
import { placed } from '../../plate/shapes.ts';

/** A stalk of wheat, from the plate's edge to its topmost grain. */
interface Stalk {
  root: Flat;
  tip: Flat;
  /** The straw's bow to the right in pixels. */
  bow: number;
  /** The length of the ear. */
  ear: number;
}

/** Pairs of grains in an ear. */
const PAIRS = 9;
const STEPS = 60;

/**
 * An engraved stalk: its straw, two blades, and the ear with its awns; the place of the topmost grain is left empty.
 */
export function wheat(stalk: Stalk): Layer {
  return (pen) => {
    const straw = Array.from({ length: STEPS + 1 }, (_, i) => along(stalk, i / STEPS));
    burinLine(straw, color('ink-deep'), () => 15)(pen);
    burinLine(straw, color('gold'), (i) => 8 - (5 * i) / STEPS)(pen);
    blade(pen, stalk, { from: 0.2, reach: -190, rise: 120 });
    blade(pen, stalk, { from: 0.36, reach: 170, rise: 60 });
    for (let pair = 0; pair < PAIRS; pair++) {
      for (const side of [-1, 1] as const) grain(stalk, pair, side)(pen);
    }
  };
}

/** A point on the straw's center line, 0 at the root and 1 at the tip. */
function along({ root, tip, bow }: Stalk, share: number): Flat {
  return [
    root[0] + (tip[0] - root[0]) * share + bow * Math.sin(Math.PI * share),
    root[1] + (tip[1] - root[1]) * share,
  ];
}

/** Grains are closer and smaller toward the tip; each has an awn that leans away from the ear. */
function grain(stalk: Stalk, pair: number, side: -1 | 1): Layer {
  const height = stalk.root[1] - stalk.tip[1];
  const up = pair / PAIRS;
  const share = 1 - (stalk.ear * (1 - up * 0.86)) / height;
  const foot = along(stalk, share + (side * 0.25 * stalk.ear) / PAIRS / height);
  const size = (stalk.ear / 4.9) * (1 - 0.42 * up ** 2) * (pair === 0 ? 0.8 : 1);
  const lean = side * (36 - 12 * up);
  const beard = Array.from({ length: 21 }, (_, i): Flat => {
    const out = (i / 20) * (stalk.ear * 0.72 + size);
    return [-side * 0.00105 * out ** 2 * (1 - up * 0.4), -size * 0.8 - out];
  });
  return placed(foot, { turn: lean }, (pen) => {
    burinLine(beard, color('gold'), (i) => 2.1 * (1 - i / 21))(pen);
    pen.fillStyle = color('gold');
    pen.strokeStyle = color('ink-deep');
    pen.lineWidth = 2.6;
    kernel(pen, size);
    pen.fill();
    pen.stroke();
    pen.clip();
    pen.strokeStyle = color('ink');
    pen.lineWidth = 1.2;
    for (let cut = 0; cut < 3; cut++) {
      const x = size * (0.06 + 0.085 * cut);
      pen.beginPath();
      pen.moveTo(x * 0.6, -size);
      pen.quadraticCurveTo(x * 1.9, -size * 0.45, x * 0.8, 0);
      pen.stroke();
    }
  });
}

function kernel(pen: Pen, size: number): void {
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.bezierCurveTo(-size * 0.5, -size * 0.2, -size * 0.38, -size * 0.75, 0, -size);
  pen.bezierCurveTo(size * 0.38, -size * 0.75, size * 0.5, -size * 0.2, 0, 0);
  pen.closePath();
}

/** A long leaf that leaves the straw, rises and droops. */
function blade(
  pen: Pen,
  stalk: Stalk,
  { from, reach, rise }: { from: number; reach: number; rise: number },
): void {
  const [x, y] = along(stalk, from);
  const spine = Array.from({ length: 41 }, (_, i): Flat => {
    const t = i / 40;
    return [x + reach * t, y - rise * 4 * t * (1 - t) * (1 - 0.15 * t) + rise * 0.9 * t ** 3];
  });
  const depth = (i: number) => 13 * Math.sin(Math.PI * (0.14 + 0.86 * (i / 40))) ** 0.8;
  burinLine(spine, color('ink-deep'), (i) => depth(i) + 6)(pen);
  burinLine(spine, color('gold'), depth)(pen);
  burinLine(spine, color('ink-deep'), (i) => depth(i) * 0.55)(pen);
  burinLine(spine, color('gold'), () => 1.2)(pen);
}
