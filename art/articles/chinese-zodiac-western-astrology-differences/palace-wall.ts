import { dots } from '../../plate/line.ts';
import { color, type Flat, HEIGHT, type Layer, WIDTH } from '../../plate/plate.ts';
import { type Stroke, spaced, strokes } from '../../plate/strokes.ts';
import { eaveAt, type TiledRoof } from './tiled-roof.ts';

/** The tile spacing and height of the coping, and the height of a course of bricks. */
const TILE = 12;
const COPING = 22;
const COURSE = 13;
/** A roof's overhang as a fraction of half its length. */
const OVERHANG = 0.1;
/** The height of a beam, half the width of a column, and the spacing of lattice bars. */
const BEAM = 22;
const COLUMN = 8;
const LATTICE = 15;

/** A wall across the plate, topped with tiles. */
export function palaceWall(top: number): Layer {
  return (pen) => {
    pen.fillStyle = color('ink-deep');
    pen.fillRect(0, top, WIDTH, HEIGHT - top);
    const level = (y: number): Stroke => [0, y, WIDTH, y];
    const ends = spaced(0, WIDTH, TILE).map((x): Flat => [x, top + COPING * 0.72]);
    const tiles = ends.map(([x, y]): Stroke => [x, top, x, y]);
    const courses = spaced(top + COPING + COURSE, HEIGHT, COURSE).map(level);
    const ink = color('ivory-dim');
    strokes(courses, { color: color('ink-line'), width: 1 })(pen);
    strokes(tiles, { color: ink, width: 1.4 })(pen);
    strokes([level(top), level(top + COPING)], { color: ink, width: 2 })(pen);
    dots(ends, 3, ink)(pen);
  };
}

/** The dark front below a roof. */
export function wallUnder(roof: TiledRoof): Layer {
  return (pen) => {
    const [left, right] = sidesOf(roof);
    pen.fillStyle = color('ink-deep');
    pen.fillRect(left, eaveAt(roof, left), right - left, HEIGHT);
  };
}

/** A beam along the front, and below it columns with lattices in between. */
export function bays(roof: TiledRoof, count: number): Layer {
  return (pen) => {
    const [left, right] = sidesOf(roof);
    const top = roof.eave[1] + 2 * BEAM;
    const run = HEIGHT - top;
    const starts = spaced(left - run, right, LATTICE);
    pen.save();
    pen.beginPath();
    pen.rect(left, top, right - left, run);
    pen.clip();
    const falling = starts.map((x): Stroke => [x, top, x + run, HEIGHT]);
    const rising = starts.map((x): Stroke => [x, HEIGHT, x + run, top]);
    strokes([...falling, ...rising], { color: color('ink-line'), width: 1 })(pen);
    pen.restore();
    const columns = spaced(left, right + 1, (right - left) / count);
    pen.fillStyle = color('ink-deep');
    for (const x of columns) pen.fillRect(x - COLUMN, top, 2 * COLUMN, run);
    const edges = columns.flatMap((x) => [x - COLUMN, x + COLUMN]);
    const uprights = edges.map((x): Stroke => [x, top, x, HEIGHT]);
    const beam = [top - BEAM, top].map((y): Stroke => [left, y, right, y]);
    strokes([...uprights, ...beam], { color: color('ivory-dim'), width: 1.6 })(pen);
  };
}

function sidesOf({ eave: [middle], half }: TiledRoof): readonly [left: number, right: number] {
  const side = half * (1 - OVERHANG);
  return [middle - side, middle + side];
}
