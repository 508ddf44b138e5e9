import { Path2D } from '@napi-rs/canvas';
import { starPlace } from '../../atlas/planet-path.ts';
import { dots, line } from '../../plate/line.ts';
import { color, type Flat, type Layer } from '../../plate/plate.ts';
import { discGround, ring, ringScale } from '../../plate/ring-scale.ts';
import { placed, within } from '../../plate/shapes.ts';
import { BIRTH, MIDDLE, onFace, PLATE, plate } from './astrolabe-plate.ts';
import { bodies, rete } from './rete.ts';

/** The outer radius of the limb. */
const EDGE = 366;

/** An astrolabe set to Nora's birth. */
export function astrolabe(): Layer[] {
  return [
    ...crest(),
    discGround(MIDDLE, EDGE),
    within(MIDDLE, PLATE, plate()),
    ...rete(),
    ...limb(),
    ...rule(),
    ...bodies(),
  ];
}

/** The rim with its degrees, and a long stroke for each of the 24 hours. */
function limb(): Layer[] {
  const gold = color('gold');
  const width = EDGE - PLATE;
  const inner = EDGE - 7;
  return [
    ring(MIDDLE, EDGE - width / 2, { color: color('ink'), width }),
    ring(MIDDLE, EDGE, { color: gold, width: 3.4 }),
    ring(MIDDLE, inner, { color: gold, width: 1 }),
    ring(MIDDLE, PLATE, { color: gold, width: 2.4 }),
    ringScale({
      middle: MIDDLE,
      radius: PLATE,
      strokes: 360,
      reach: (degree) => (degree % 15 === 0 ? inner - PLATE : degree % 5 === 0 ? 14 : 8),
      color: gold,
    }),
  ];
}

/** The rule across the face, aligned with the Sun. */
function rule(): Layer[] {
  const [x, y] = onFace(starPlace('Sun', BIRTH.at).sky);
  const turn = (Math.atan2(x - MIDDLE[0], MIDDLE[1] - y) * 180) / Math.PI;
  return [
    placed(MIDDLE, { turn }, engraved(RULE, 'ivory', 2)),
    discGround(MIDDLE, 13),
    ring(MIDDLE, 13, { color: color('ivory'), width: 2.4 }),
    dots([MIDDLE], 5, color('ivory')),
  ];
}

/** The suspension: a pierced crest on the limb, a ring, and a cord from the plate's upper edge. */
function crest(): Layer[] {
  const gold = color('gold');
  const [x, top] = [MIDDLE[0], MIDDLE[1] - EDGE];
  const cord: Flat[] = [
    [x, 0],
    [x, top - 62],
  ];
  return [
    line(cord, { color: gold, width: 2.4 }),
    ring([x, top - 48], 17, { color: gold, width: 4 }),
    placed([x, top], {}, engraved(CREST, 'gold', 3)),
    ...HOLES.map(([across, down]) => ring([x + across, top + down], 5, { color: gold, width: 2 })),
  ];
}

/** An ink-filled shape with an outline. */
function engraved(path: string, ink: string, width: number): Layer {
  const shape = new Path2D(path);
  return (pen) => {
    pen.fillStyle = color('ink');
    pen.strokeStyle = color(ink);
    pen.lineWidth = width;
    pen.fill(shape);
    pen.stroke(shape);
  };
}

/** Vertical, centered on the hub. */
const RULE = 'M0-354L4-340V-24L16 0L4 24V340L0 354L-4 340V24L-16 0L-4-24V-340z';
/** Centered on the top of the limb: from one foot over the tip to the other, and its holes. */
const CREST = 'M-120 26C-90-16-60 4-44-14C-30-34-14-22 0-44C14-22 30-34 44-14C60 4 90-16 120 26';
const HOLES: readonly Flat[] = [
  [-30, -10],
  [0, -17],
  [30, -10],
];
