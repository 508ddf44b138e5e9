import { burinLine } from './line.ts';
import { color, type Flat, type Layer, type Pen } from './plate.ts';
import { dot, meetsGlobe, POLAR, RINGS, ringOver, unit, type Vector } from './saturn-shape.ts';

export interface RingedPlanet {
  middle: Flat;
  /** The globe's equatorial radius in pixels. */
  radius: number;
  /** The Earth's elevation above the ring plane in degrees, positive north. */
  tilt: number;
  /** The phase angle in degrees, positive with the Sun on the right: at most 6.4 for Saturn. */
  phase: number;
  /** The pole's rotation in degrees, clockwise from the plate's top. */
  turn: number;
}

/** Pixels between the engraved lines. */
const GAP = 4.6;
const RADIANS = Math.PI / 180;

/** Saturn in engraved lines: the globe's parallels and the rings' circles, with the shadows they cast on each other. */
export function ringedPlanet(planet: RingedPlanet): Layer {
  return (pen) => {
    const { tilt, phase } = planet;
    const toEarth: Vector = [0, Math.sin(tilt * RADIANS), Math.cos(tilt * RADIANS)];
    const toSun: Vector = [
      Math.sin(phase * RADIANS) * toEarth[2],
      toEarth[1],
      Math.cos(phase * RADIANS) * toEarth[2],
    ];
    clearGround(pen, planet);
    for (const line of [...ringLines(planet), ...globeLines(planet)]) {
      const cuts = line.points.map((point) => line.depth(point, toEarth, toSun));
      const places = line.points.map((point) => placeOf(point, planet));
      burinLine(places, line.ink, (i) => cuts[i]!)(pen);
    }
  };
}

interface Line {
  points: Vector[];
  ink: string;
  depth(point: Vector, toEarth: Vector, toSun: Vector): number;
}

function ringLines({ radius }: RingedPlanet): Line[] {
  return RINGS.flatMap(({ inner, outer, light }) => {
    const count = Math.max(2, Math.round(((outer - inner) * radius) / GAP));
    return Array.from({ length: count + 1 }, (_, i): Line => {
      const r = inner + ((outer - inner) * i) / count;
      const edge = i === 0 || i === count;
      return {
        points: around((angle) => [r * Math.sin(angle), 0, r * Math.cos(angle)]),
        ink: color('gold'),
        depth: (point, toEarth, toSun) => {
          if (meetsGlobe(point, toEarth)) return 0;
          if (meetsGlobe(point, toSun)) return 0.12;
          return edge && light > 0.5 ? 1.9 : GAP * light * (0.3 + 0.14 * (i % 2));
        },
      };
    });
  });
}

/** Belts and zones: latitude and albedo. */
const BELTS = [
  [-90, 0.5],
  [-40, 0.6],
  [-22, 0.85],
  [-12, 0.6],
  [-5, 0.92],
  [5, 0.96],
  [12, 0.62],
  [19, 0.98],
  [30, 1],
  [37, 0.74],
  [44, 0.98],
  [54, 0.66],
  [62, 0.92],
  [74, 0.6],
  [90, 0.45],
] as const;

function globeLines({ radius }: RingedPlanet): Line[] {
  const count = Math.round((Math.PI * radius) / GAP);
  const step = Math.PI / count;
  const parallels = Array.from({ length: count - 1 }, (_, i): Line => {
    const latitude = (((i + 1) / count) * 180 - 90) * RADIANS;
    const albedo = albedoAt(latitude / RADIANS);
    return {
      points: around((angle) => [
        Math.cos(latitude) * Math.sin(angle),
        POLAR * Math.sin(latitude),
        Math.cos(latitude) * Math.cos(angle),
      ]),
      ink: color('ivory'),
      depth: (point, toEarth, toSun) => {
        const normal = unit([point[0], point[1] / POLAR ** 2, point[2]]);
        const [seen, lit] = [dot(normal, toEarth), dot(normal, toSun)];
        if (seen <= 0) return 0;
        const veil = ringOver(point, toEarth);
        if (lit <= 0 || veil > 0.5) return 0;
        const shade = ringOver(point, toSun) > 0.5 ? 0.16 : 1;
        // Lines crowd toward the limb; draw them thinner as the spacing shrinks.
        const receding = (point[0] / Math.hypot(point[0], point[2])) * toEarth[2];
        const room = (step * radius * seen) / Math.sqrt(1 - receding ** 2);
        return Math.min(room, GAP) * 0.64 * albedo * shade * (1 - veil) * lit ** 1.1;
      },
    };
  });
  return parallels;
}

function albedoAt(latitude: number): number {
  const next = BELTS.findIndex(([belt]) => belt >= latitude);
  const [b, after] = BELTS[Math.max(1, next)]!;
  const [a, before] = BELTS[Math.max(1, next) - 1]!;
  return before + ((after - before) * (latitude - a)) / (b - a);
}

/** Clears the stars behind the globe and rings. */
function clearGround(pen: Pen, { middle, radius, tilt, turn }: RingedPlanet): void {
  const squeeze = Math.abs(Math.sin(tilt * RADIANS));
  const polar = Math.hypot(POLAR * Math.cos(tilt * RADIANS), Math.sin(tilt * RADIANS));
  pen.save();
  pen.fillStyle = color('ink');
  pen.translate(...middle);
  pen.rotate(turn * RADIANS);
  for (const [across, down] of [
    [2.31, 2.31 * squeeze],
    [1.03, 1.03 * polar],
  ] as const) {
    pen.beginPath();
    pen.ellipse(0, 0, across * radius, down * radius, 0, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.restore();
}

function placeOf([x, y, z]: Vector, { middle, radius, tilt, turn }: RingedPlanet): Flat {
  const up = y * Math.cos(tilt * RADIANS) - z * Math.sin(tilt * RADIANS);
  const [cos, sin] = [Math.cos(turn * RADIANS), Math.sin(turn * RADIANS)];
  return [middle[0] + radius * (x * cos + up * sin), middle[1] + radius * (x * sin - up * cos)];
}

function around(point: (angle: number) => Vector): Vector[] {
  const steps = 720;
  return Array.from({ length: steps + 1 }, (_, i) => point((i / steps) * 2 * Math.PI));
}
