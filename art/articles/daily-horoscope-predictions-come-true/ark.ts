import { range } from '../../facts/spans.ts';
import { burinLine, line } from '../../plate/line.ts';
import { color, type Flat, type Layer } from '../../plate/plate.ts';
import { filled } from '../../plate/shapes.ts';
import { hillAt } from './hill.ts';

/** The center of the keel. */
const KEEL: Flat = [925, 676];
/** Half the length of the keel, the overhang of bow and stern, the height amidships, and the rise of the ends. */
const HULL = { half: 300, overhang: 96, height: 138, rise: 88, planks: 9, hatching: 4, post: 9 };
const STEPS = 60;
/** The house on deck, its wall partly behind the rail; the roof overhangs the wall and is shorter at the ridge. */
const HOUSE = {
  half: 196,
  sill: 120,
  eaves: 188,
  ridge: 258,
  over: 16,
  hip: 32,
  boards: 66,
  courses: 14,
};
/** As many as there are readings to guess from, one of them lit. */
const WINDOWS = { count: 12, lit: 3, width: 17, height: 23, middle: 164 };
const DOOR = { left: 0.1, right: 0.24, sill: 0.36, top: 0.82 };
const BEAM = { width: 11, edge: 2 };
/** Positions of the props leaning against the hull. */
const PROPS = [-0.74, -0.4, 0.52, 0.8];
const LADDER = { reach: 58, foot: 42, wide: 12, rungs: 9 };

/** An ark on dry land: twelve windows, one of them lit, with props and a ladder against its side. */
export function ark(): Layer[] {
  return [...blocks(), ...house(), ...hull(), ...door(), ...props(), ...ladder()];
}

/** A point of the hull: `along` from -1 at the bow to 1 at the stern, `up` from 0 at the keel to 1 at the rail. */
function onHull(along: number, up: number): Flat {
  const half = HULL.half + HULL.overhang * up ** 0.75;
  const rise = HULL.rise * (0.12 + 0.88 * up) * Math.abs(along) ** 2.6;
  return at(along * half, HULL.height * up + rise);
}

/** The planks, in lines that thin out from the moonlit bow to the stern. */
function hull(): Layer[] {
  const edge = (up: number) => range(-STEPS, STEPS).map((i) => onHull(i / STEPS, up));
  const end = (along: number) => range(0, STEPS).map((i) => onHull(along, i / STEPS));
  const hatching = range(1, HULL.planks * HULL.hatching).map(
    (i) => i / HULL.planks / HULL.hatching,
  );
  const joints = range(0, HULL.planks - 1).flatMap((plank) =>
    range(-3, 3)
      .map((i) => (i + (plank % 2) * 0.5 + (plank % 3) * 0.1) / 3.6)
      .filter((along) => along < 0.93)
      .flatMap((along) => [
        onHull(along, plank / HULL.planks),
        onHull(along, (plank + 1) / HULL.planks),
        null,
      ]),
  );
  return [
    filled([...edge(1), ...end(1).reverse(), ...edge(0).reverse(), ...end(-1)]),
    ...hatching.map((up) =>
      burinLine(edge(up), color('ivory-soft'), (i) => {
        const along = i / STEPS - 1;
        const inPlank = (up * HULL.planks) % 1;
        return Math.max(0, 0.5 - 0.6 * along - 0.5 * along ** 2 + 0.3 * up) * (0.7 + inPlank);
      }),
    ),
    ...range(1, HULL.planks - 1).map((plank) =>
      line(edge(plank / HULL.planks), { color: color('ivory'), width: 1.6 }),
    ),
    line(joints, { color: color('ivory'), width: 1.4 }),
    ...[edge(0), end(-1), end(1), edge(1)].flatMap((beam) => timber(beam, HULL.post)),
  ];
}

/** The house on deck: a plank wall with windows, and a roof in level courses. */
function house(): Layer[] {
  const { half, sill, eaves, ridge, over, hip } = HOUSE;
  const wall = [at(-half, sill), at(-half, eaves), at(half, eaves), at(half, sill)];
  const roof = [
    at(-half - over, eaves - 5),
    at(hip - half, ridge),
    at(half - hip, ridge),
    at(half + over, eaves - 5),
  ];
  const boards = range(1, HOUSE.boards - 1).flatMap((i) => {
    const x = -half + (2 * half * i) / HOUSE.boards;
    return [at(x, sill), at(x, eaves), null];
  });
  const courses = range(1, HOUSE.courses - 1).map((i) => {
    const share = i / HOUSE.courses;
    const reach = half - hip + share * (over + hip);
    const up = ridge - share * (ridge - eaves + 5);
    return line([at(-reach, up), at(reach, up)], {
      color: color('ivory'),
      width: 2.8 - 1.6 * share,
    });
  });
  return [
    filled(wall),
    line(boards, { color: color('ivory-dim', 0.5), width: 1 }),
    outline(wall, 2),
    ...range(0, WINDOWS.count - 1).flatMap(pane),
    filled(roof),
    ...courses,
    outline(roof, 2.4),
  ];
}

/** A window. */
function pane(i: number): Layer[] {
  const { count, lit, width, height, middle } = WINDOWS;
  const x = 2 * HOUSE.half * ((i + 0.5) / count - 0.5);
  const corners = box(x - width / 2, middle - height / 2, width, height);
  return i === lit
    ? [filled(corners, color('gold-bright')), outline(corners, 3, 'gold-bright')]
    : [filled(corners), outline(corners, 1.4, 'ivory-dim')];
}

/** The door in the side. */
function door(): Layer[] {
  const { left, right, sill, top } = DOOR;
  const corners = [onHull(left, sill), onHull(left, top), onHull(right, top), onHull(right, sill)];
  return [filled(corners), outline(corners, 2.4)];
}

/** The blocks under the keel. */
function blocks(): Layer[] {
  return range(-5, 5).flatMap((i) => {
    const x = i * 54;
    const ground = KEEL[1] - hillAt(KEEL[0] + x) - 6;
    const corners = box(x - 13, ground, 26, -ground);
    return [filled(corners), outline(corners, 1.6, 'ivory-dim')];
  });
}

/** Timbers from the side to the ground in front of it. */
function props(): Layer[] {
  return PROPS.flatMap((along) => {
    const [x, y] = onHull(along, 0.6);
    const foot = x + along * 46;
    return timber(
      [
        [x, y],
        [foot, hillAt(foot) + 26],
      ],
      BEAM.width,
    );
  });
}

/** A ladder from the ground to the door. */
function ladder(): Layer[] {
  const [x, y] = onHull((DOOR.left + DOOR.right) / 2, DOOR.sill + 0.06);
  const foot: Flat = [x - LADDER.reach, hillAt(x - LADDER.reach) + LADDER.foot];
  const along = (share: number, side: number): Flat => [
    foot[0] + (x - foot[0]) * share + side * LADDER.wide,
    foot[1] + (y - foot[1]) * share,
  ];
  const rungs = range(1, LADDER.rungs).flatMap((i) => {
    const share = i / (LADDER.rungs + 0.5);
    return [along(share, -1), along(share, 1), null];
  });
  return [
    line(rungs, { color: color('ivory'), width: 2.2 }),
    ...[-1, 1].flatMap((side) => timber([along(0, side), along(1, side)], 6)),
  ];
}

/** A beam along a line: two edges with ink between them. */
function timber(points: readonly Flat[], width: number): Layer[] {
  return [
    line(points, { color: color('ivory'), width }),
    line(points, { color: color('ink-deep'), width: width - 2 * BEAM.edge }),
  ];
}

function outline(corners: readonly Flat[], width: number, ink = 'ivory'): Layer {
  return line([...corners, corners[0]!], { color: color(ink), width });
}

function box(left: number, foot: number, width: number, height: number): Flat[] {
  return [
    at(left, foot),
    at(left, foot + height),
    at(left + width, foot + height),
    at(left + width, foot),
  ];
}

/** The point this far right of the keel's center and above it. */
function at(across: number, up: number): Flat {
  return [KEEL[0] + across, KEEL[1] - up];
}
