import { range } from '../../facts/spans.ts';
import { chance } from '../../plate/chance.ts';
import { burinLine, line } from '../../plate/line.ts';
import { color, type Flat, type Layer, type Pen } from '../../plate/plate.ts';
import { discGround, onRing, ring } from '../../plate/ring-scale.ts';
import { filled, placed } from '../../plate/shapes.ts';

/** The center of the Earth, far below the plate. */
export const CENTER: Flat = [800, 1912];
/** The lower edge of each element, from the earth up. */
const WATER = 1142;
const AIR = 1226;
const FIRE = 1316;
/** How far to either side of the top they are drawn, in degrees. */
const REACH = 44;

/** The spacing of the flames in degrees, and the range in which they are high. */
const FLAME = 2.3;
const SWELL = 13;
/** The lines of a flame, from the outermost to the filled one inside. */
const TONGUES = [
  { scale: 1, ink: color('aries'), width: 3.4 },
  { scale: 0.76, ink: color('aries'), width: 2 },
  { scale: 0.5, ink: color('leo'), width: 0 },
] as const;

/** The circles that make up a wave. */
const WAVE = [
  { radius: 26, width: 2.8 },
  { radius: 18.5, width: 1.9 },
  { radius: 11, width: 1.5 },
  { radius: 4, width: 1.5 },
];

/** Aristotle's four elements, each a sphere around the previous one; the flames are highest in one direction. */
export function spheres(highest: number): Layer[] {
  const rim = { color: color('gold'), from: -REACH, to: REACH };
  return [
    ...fire(highest),
    discGround(CENTER, FIRE),
    ...air(),
    ...water(),
    ...earth(),
    ring(CENTER, FIRE, { ...rim, width: 3 }),
    ring(CENTER, AIR, { ...rim, width: 2 }),
  ];
}

/** Hills as on old maps, shaded on the right, in overlapping rows. */
function earth(): Layer[] {
  const ink = color('taurus');
  return rows(WATER - 34, -34, 4, (row, r) =>
    steps(4.1, row % 2 ? 2.05 : 0).map((angle, i) => {
      const [width, height] = [44 + 12 * chance(i, row, 1), 34 + 20 * chance(i, row, 2)];
      const slope = (share: number): Flat => [
        share * width,
        -height * Math.cos((share * Math.PI) / 2) ** 1.4,
      ];
      const outline = range(-20, 20).map((k) => slope(k / 20));
      return standing(angle, r, (pen) => {
        filled(outline)(pen);
        burinLine(outline, ink, (k) => 1.8 + k / 18)(pen);
        for (const share of [0.12, 0.26, 0.4, 0.54, 0.68]) {
          const [x, y] = slope(share);
          const foot: Flat = [x + 0.3 * width * (1 - share), y + 0.62 * Math.abs(y)];
          burinLine([[x, y], foot], ink, (k) => 2 - 1.7 * k)(pen);
        }
      });
    }),
  );
}

/** Waves like rows of scales. */
function water(): Layer[] {
  const ink = color('scorpio');
  return rows(AIR - 26, -20, 5, (row, r) =>
    steps(2.4, row % 2 ? 1.2 : 0).map((angle) =>
      standing(angle, r, (pen) => {
        for (const { radius, width } of WAVE) {
          pen.beginPath();
          pen.arc(0, 0, radius, Math.PI, 2 * Math.PI);
          pen.fillStyle = color('ink-deep');
          pen.fill();
          pen.strokeStyle = ink;
          pen.lineWidth = width;
          pen.stroke();
        }
      }),
    ),
  );
}

/** Wind: long strokes that swell and thin out, with curls among them. */
function air(): Layer[] {
  const ink = color('gemini');
  const strokes = range(0, 8).flatMap((row) =>
    steps(9, 9 * chance(row, 0, 5)).map((from, i) => {
      const length = 4 + 4 * chance(row, i, 6);
      const points = range(0, 40).map((k) => {
        const angle = from + (length * k) / 40;
        const sway = 3.4 * Math.sin(angle * 0.9 + row * 0.5);
        return onRing(CENTER, AIR + 9 + row * 9 + sway, angle);
      });
      return burinLine(points, ink, (k) => 2.6 * Math.sin((Math.PI * k) / 40));
    }),
  );
  const curls = steps(7.5, 1.5).map((angle, i) =>
    standing(angle, AIR + 36 + 18 * (i % 2), (pen) => {
      const points = curl(17);
      line(points, { color: color('ink-deep'), width: 13 })(pen);
      burinLine(points, ink, (k) => 0.5 + 3 * Math.sin((Math.PI * k) / points.length))(pen);
    }),
  );
  return [...strokes, ...curls];
}

/** A line along the ground that curls up at its right end. */
function curl(radius: number): Flat[] {
  const tail = range(-24, -1).map((k): Flat => [k * 5, radius + 3 * Math.sin(k / 4)]);
  const roll = range(0, 48).map((k): Flat => {
    const [turn, reach] = [(k / 48) * 3.4 * Math.PI, radius * (1 - (0.84 * k) / 48)];
    return [reach * Math.sin(turn), reach * Math.cos(turn)];
  });
  return [...tail, ...roll];
}

/** Two rows of flames, each with smaller ones inside. */
function fire(highest: number): Layer[] {
  const row = (first: number, share: number) =>
    steps(FLAME, first).map((angle, i) => {
      const near = Math.exp(-(((angle - highest) / SWELL) ** 2));
      const size = share * (42 + 18 * chance(i, first, 8) + 84 * near);
      const lean = chance(i, first, 9) < 0.5 ? -1 : 1;
      return standing(angle, FIRE - 3, (pen) => {
        pen.scale(lean, 1);
        for (const { scale, ink, width } of TONGUES) flame(pen, size * scale, ink, width);
      });
    });
  return [...row(FLAME / 2, 1), ...row(0, 0.72)];
}

/** A tongue of flame: outlined over what is behind it, or filled if the line has no width. */
function flame(pen: Pen, size: number, ink: string, width: number): void {
  const half = 2.7 * Math.sqrt(size);
  pen.beginPath();
  pen.moveTo(-half, 0);
  pen.bezierCurveTo(-half * 1.6, -0.5 * size, half * 0.9, -0.55 * size, -half * 0.1, -size);
  pen.bezierCurveTo(half * 1.5, -0.72 * size, half * 0.6, -0.4 * size, half, 0);
  pen.fillStyle = width ? color('ink-deep') : ink;
  pen.fill();
  if (width === 0) return;
  pen.strokeStyle = ink;
  pen.lineWidth = width;
  pen.stroke();
}

/** Draws with the origin at a point of a sphere, upright there. */
function standing(angle: number, r: number, cut: Layer): Layer {
  return placed(onRing(CENTER, r, angle), { turn: angle }, cut);
}

/** Rows, the lower over the higher. */
function rows(
  top: number,
  step: number,
  count: number,
  draw: (row: number, r: number) => Layer[],
): Layer[] {
  return range(0, count - 1).flatMap((row) => draw(row, top + row * step));
}

/** Directions this many degrees apart. */
function steps(by: number, first: number): number[] {
  return range(0, Math.floor((2 * REACH) / by)).map((i) => -REACH + first + i * by);
}
