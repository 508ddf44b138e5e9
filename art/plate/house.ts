import { burinLine, line } from './line.ts';
import { color, type Flat, type Layer, type Pen } from './plate.ts';
import { filled, placed } from './shapes.ts';

/** A snow-covered house seen from the front: the gable end, or the slope of the roof. */
export interface House {
  gable: boolean;
  width: number;
  wall: number;
  roof: number;
  /** The chimney's position as a fraction of the width. */
  chimney: number;
  /** Lit windows and smoke from the chimney. */
  lit?: boolean;
}

/** The roof's overhang, and the depth of snow on a gable. */
const EAVES = 8;
const SNOW = 16;
/** Spacing of a wall's vertical strokes and of a roof's horizontal ones. */
const WALL_GAP = 4;
const ROOF_GAP = 4.2;
const PANE = { width: 20, height: 25 };
const DOOR = { width: 22, height: 44 };
const CHIMNEY = { width: 16, height: 60 };

/** A house with its lower left corner at a point. */
export function house(shown: House, foot: Flat): Layer {
  return placed(foot, {}, (pen) => {
    chimney(pen, shown);
    walls(pen, shown);
    if (shown.gable) snowOnGable(pen, shown);
    else snowOnSlope(pen, shown);
    door(pen, shown);
    for (const place of panesOf(shown)) pane(pen, place, shown.lit ?? false);
  });
}

/** The front in vertical strokes, up to the peak of a gable. */
function walls(pen: Pen, { gable, width, wall, roof }: House): void {
  const riseAt = (x: number) => (gable ? roof * (1 - Math.abs(x / (width / 2) - 1)) : 0);
  const topAt = (x: number): Flat => [x, -wall - riseAt(x)];
  shape(pen, [[0, 0], topAt(0), topAt(width / 2), topAt(width), [width, 0]], 'ink-deep');
  for (let x = WALL_GAP; x < width; x += WALL_GAP) {
    line([[x, 0], topAt(x)], { color: color('ink-line'), width: 1 })(pen);
  }
  const edges: Flat[] = [[0, 0], topAt(0), topAt(width), [width, 0]];
  line(edges, { color: color('ivory-dim'), width: 1.6 })(pen);
}

/** Snow along both slopes of a gable, with two strokes in it. */
function snowOnGable(pen: Pen, { width, wall, roof }: House): void {
  const foot = -wall + (EAVES * roof) / (width / 2);
  const along = (up: number): Flat[] => [
    [-EAVES, foot - up],
    [width / 2, -wall - roof - up],
    [width + EAVES, foot - up],
  ];
  shape(pen, [...along(0), ...along(SNOW).reverse()], 'ivory');
  line(along(SNOW * 0.35), { color: color('ink', 0.75), width: 1 })(pen);
  line(along(SNOW * 0.65), { color: color('ink', 0.75), width: 0.6 })(pen);
}

/** Snow on the front slope in horizontal strokes, thinner toward the eaves. */
function snowOnSlope(pen: Pen, { width, wall, roof }: House): void {
  const inset = width * 0.1;
  const level = (share: number): Flat[] => {
    const x = inset - (inset + EAVES) * share;
    const y = -wall - roof + (roof + EAVES / 2) * share;
    return [
      [x, y],
      [width - x, y],
    ];
  };
  shape(pen, [...level(0), ...level(1).reverse()], 'ink', 'ivory', 1.8);
  const strokes = Math.round(roof / ROOF_GAP);
  for (let stroke = 0; stroke < strokes; stroke++) {
    const share = stroke / strokes;
    line(level(share), { color: color('ivory'), width: 3.6 - 2 * share })(pen);
  }
}

/** The chimney with its cap of snow, and smoke if the house is lit. */
function chimney(pen: Pen, { gable, width, wall, roof, chimney: share, lit }: House): void {
  const x = width * share;
  const top = -wall - roof - (gable ? 4 : 22);
  const { width: across, height } = CHIMNEY;
  shape(pen, box([x - across / 2, top], across, height), 'ink-deep', 'ivory-dim', 1.8);
  shape(pen, box([x - across / 2 - 2, top - 5], across + 4, 7), 'ivory');
  for (const strand of lit ? [-1, 0, 1] : []) {
    const smoke = Array.from({ length: 41 }, (_, i): Flat => {
      const up = i * 2.6;
      const sway = (4 + up * 0.1) * Math.sin(up / 17 + strand * 0.5);
      return [x + strand * (2 + up * 0.07) + sway + up * 0.12, top - 8 - up];
    });
    burinLine(smoke, color('ivory-soft'), (i) => 1.7 * (1 - i / 40))(pen);
  }
}

function door(pen: Pen, { width, wall }: House): void {
  const height = Math.min(DOOR.height, wall * 0.56);
  const corner: Flat = [(width - DOOR.width) / 2, -height];
  shape(pen, box(corner, DOOR.width, height), 'ink', 'ivory-dim', 1.4);
}

/** The centers of the windows: one on each side of the door, and one in a gable. */
function panesOf({ gable, width, wall }: House): Flat[] {
  const sides = [0.2, 0.8].map((share): Flat => [width * share, -wall * 0.62]);
  return gable ? [...sides, [width / 2, -wall - 24]] : sides;
}

function pane(pen: Pen, [x, y]: Flat, lit: boolean): void {
  const [across, up] = [PANE.width / 2, PANE.height / 2];
  const corners = box([x - across, y - up], PANE.width, PANE.height);
  shape(pen, corners, lit ? 'gold-bright' : 'ink-deep', lit ? 'gold-bright' : 'ivory-dim', 1.4);
  const bars: (Flat | null)[] = [[x, y - up], [x, y + up], null, [x - across, y], [x + across, y]];
  line(bars, { color: color(lit ? 'ink' : 'ivory-dim'), width: 1.6 })(pen);
}

function box([x, y]: Flat, width: number, height: number): Flat[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** A filled shape, with an outline if one is given. */
function shape(
  pen: Pen,
  corners: readonly Flat[],
  fill: string,
  outline = fill,
  width = 0.5,
): void {
  filled(corners, color(fill))(pen);
  line([...corners, corners[0]!], { color: color(outline), width })(pen);
}
