import { writeFileSync } from 'node:fs';
import { meridians, parallels } from '#app/pictures/share/moon-lines.ts';
import { BRIGHT_SPOTS, CRATER_SPOTS, SEA_SPOTS, type Spot, TYCHO } from './near-side.ts';

/**
 * Draws the Moon's near side, north up, in a disc of radius 500: as path data for the share pictures, and as the image
 * under the pages' phase shadow. `node art/moon/trace-face.ts`
 */
const PATHS = 'app/pictures/share/moon-face.ts';
const PICTURE = 'app/ui/moon-face.svg';
const RADIUS = 500;
const STEP = 9;
type Flat = readonly [x: number, y: number];
type Solid = readonly [x: number, y: number, z: number];

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** On the unit sphere: x to the right, y up, z toward the viewer. */
function onSphere(longitude: number, latitude: number): Solid {
  const [l, b] = [radians(longitude), radians(latitude)];
  return [Math.sin(l) * Math.cos(b), Math.sin(b), Math.cos(l) * Math.cos(b)];
}

function onDisc([x, y]: Solid): Flat {
  return [x * RADIUS, -y * RADIUS];
}

/** Deterministic value noise, 0 to 1. */
function noise(x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const ease = (t: number) => t * t * (3 - 2 * t);
  const [u, v] = [ease(x - i), ease(y - j)];
  const at = (a: number, b: number) => {
    const s = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
    return s - Math.floor(s);
  };
  const top = at(i, j) * (1 - u) + at(i + 1, j) * u;
  const bottom = at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u;
  return top * (1 - v) + bottom * v;
}

/** The darkness of the ground: above 0 in a sea, more toward its middle. */
function darkness(longitude: number, latitude: number): number {
  const reach = ([l, b, across, along = across]: Spot) => {
    const dx = ((longitude - l) * Math.cos(radians(latitude))) / across;
    const dy = (latitude - b) / along;
    return 1 - Math.hypot(dx, dy);
  };
  const sea = Math.max(...SEA_SPOTS.map(reach));
  const bright = Math.max(0, ...BRIGHT_SPOTS.map(reach));
  const rough =
    0.5 * (noise(longitude / 11, latitude / 11) - 0.5) +
    0.45 * (noise(longitude / 4.5 + 40, latitude / 4.5) - 0.5);
  return sea + rough - bright * 1.6;
}

function darknessAt([x, y]: Flat): number {
  const [u, v] = [x / RADIUS, -y / RADIUS];
  const square = u * u + v * v;
  if (square > 0.972) return -1;
  const latitude = Math.asin(v);
  const longitude = Math.atan2(u, Math.sqrt(1 - square));
  return darkness((longitude * 180) / Math.PI, (latitude * 180) / Math.PI);
}

/** The contour lines where the darkness is `level`, by marching squares. */
function contours(level: number): Flat[][] {
  const next = new Map<string, Flat[]>();
  const key = ([x, y]: Flat) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  const cut = (a: Flat, b: Flat, fa: number, fb: number): Flat => {
    const t = (level - fa) / (fb - fa);
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  };
  for (let x = -RADIUS; x < RADIUS; x += STEP) {
    for (let y = -RADIUS; y < RADIUS; y += STEP) {
      const corners: Flat[] = [
        [x, y],
        [x + STEP, y],
        [x + STEP, y + STEP],
        [x, y + STEP],
      ];
      const values = corners.map(darknessAt);
      const into: Flat[] = [];
      const out: Flat[] = [];
      corners.forEach((corner, i) => {
        const [a, b] = [values[i]!, values[(i + 1) % 4]!];
        if (a > level === b > level) return;
        (a > level ? out : into).push(cut(corner, corners[(i + 1) % 4]!, a, b));
      });
      into.forEach((from, i) => {
        next.set(key(from), [...(next.get(key(from)) ?? []), from, out[i]!]);
      });
    }
  }
  const loops: Flat[][] = [];
  while (next.size > 0) {
    const [first] = next.keys();
    const loop: Flat[] = [];
    let at = first!;
    while (next.has(at)) {
      const [from, to] = next.get(at)!;
      next.delete(at);
      loop.push(from!);
      at = key(to!);
    }
    loops.push(loop);
  }
  return loops.filter((loop) => area(loop) > 260);
}

function area(loop: Flat[]): number {
  const twice = loop.reduce((sum, [x, y], i) => {
    const [u, v] = loop[(i + 1) % loop.length]!;
    return sum + x * v - u * y;
  }, 0);
  return Math.abs(twice / 2);
}

/** Drops points within `slack` of the line between the remaining ones (Ramer, Douglas, Peucker). */
function simplified(line: Flat[], slack: number): Flat[] {
  if (line.length < 3) return line;
  const [[ax, ay], [bx, by]] = [line[0]!, line.at(-1)!];
  const length = Math.hypot(bx - ax, by - ay);
  let [furthest, index] = [0, 0];
  line.forEach(([x, y], i) => {
    const off =
      length === 0
        ? Math.hypot(x - ax, y - ay)
        : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
    if (off > furthest) [furthest, index] = [off, i];
  });
  if (furthest <= slack) return [line[0]!, line.at(-1)!];
  return [
    ...simplified(line.slice(0, index + 1), slack).slice(0, -1),
    ...simplified(line.slice(index), slack),
  ];
}

/** As path data in whole units, with relative points. */
function closed(loop: Flat[]): string {
  let [px, py] = [0, 0];
  const steps = loop.map(([x, y], i) => {
    const [dx, dy] = [Math.round(x) - px, Math.round(y) - py];
    [px, py] = [Math.round(x), Math.round(y)];
    const pair = `${dx}${dy < 0 ? '' : ' '}${dy}`;
    return i === 0 ? `M${pair}` : i === 1 ? `l${pair}` : `${dx < 0 ? '' : ' '}${pair}`;
  });
  return `${steps.join('')}z`;
}

function seas(level: number, slack: number): string {
  return contours(level)
    .map((loop) => closed(simplified([...loop, loop[0]!], slack).slice(0, -1)))
    .join('');
}

/** The shaded half of each rim, foreshortened toward the limb. */
function craters(): string {
  return CRATER_SPOTS.map(([longitude, latitude, size]) => {
    const [x, y] = onDisc(onSphere(longitude, latitude));
    const out = Math.hypot(x, y);
    const across = radians(size) * RADIUS;
    const short = across * Math.max(0.25, Math.sqrt(1 - (out / RADIUS) ** 2));
    const turn = Math.atan2(y, x);
    // The ends of the half that faces left.
    const end = Math.atan2(across * Math.cos(turn), -short * Math.sin(turn));
    const dx = short * Math.cos(turn) * Math.cos(end) - across * Math.sin(turn) * Math.sin(end);
    const dy = short * Math.sin(turn) * Math.cos(end) + across * Math.cos(turn) * Math.sin(end);
    const r = Math.round;
    return `M${r(x + dx)} ${r(y + dy)}a${r(short)} ${r(across)} ${r((turn * 180) / Math.PI)} 0 ${dy > 0 ? 1 : 0} ${r(-2 * dx)} ${r(-2 * dy)}`;
  }).join('');
}

/** Pointed wedges along great circles. */
function rays(): string {
  const [l, b] = TYCHO.at;
  const p = onSphere(l, b);
  const north: Solid = [
    -Math.sin(radians(b)) * Math.sin(radians(l)),
    Math.cos(radians(b)),
    -Math.sin(radians(b)) * Math.cos(radians(l)),
  ];
  const east: Solid = [Math.cos(radians(l)), 0, -Math.sin(radians(l))];
  const along = (way: number, reach: number): Flat => {
    const [c, s] = [Math.cos(radians(way)), Math.sin(radians(way))];
    const [cr, sr] = [Math.cos(radians(reach)), Math.sin(radians(reach))];
    return onDisc(
      [0, 1, 2].map((i) => p[i]! * cr + (north[i]! * c + east[i]! * s) * sr) as unknown as Solid,
    );
  };
  return TYCHO.rays
    .map(([way, reach]) =>
      closed([
        along(way - 30, 2.6),
        along(way - 1.2, reach * 0.6),
        along(way, reach),
        along(way + 1.2, reach * 0.6),
        along(way + 30, 2.6),
      ]),
    )
    .join('');
}

const [seaPaths, deepPaths, craterPaths, rayPaths] = [
  seas(0, 3),
  seas(0.4, 4.5),
  craters(),
  rays(),
];

writeFileSync(
  PATHS,
  `// biome-ignore-all format: written by art/moon/trace-face.ts, one path to a line
/** The Moon's near side as path data, north up, in a disc of radius 500 around the origin. */

/** The seas, and the deepest of them. */
export const SEAS = '${seaPaths}';
export const DEEPS = '${deepPaths}';
/** The rims of craters, to be stroked. */
export const CRATERS = '${craterPaths}';
/** Tycho's rays, which are brighter than the ground. */
export const RAYS = '${rayPaths}';
`,
);

const GAP = 14;
writeFileSync(
  PICTURE,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-500 -500 1000 1000" width="1000" height="1000" fill="none"><title>The Moon</title><radialGradient id="l"><stop offset=".6" stop-color="#6f6248" stop-opacity="0"/><stop offset="1" stop-color="#6f6248" stop-opacity=".3"/></radialGradient><clipPath id="s"><path id="a" d="${seaPaths}"/></clipPath><clipPath id="d"><path id="b" d="${deepPaths}"/></clipPath><circle r="500" fill="#f3e6c4"/><path d="${rayPaths}" fill="#fffaea" opacity=".6"/><g fill="#6f6248" stroke="#6f6248" stroke-linejoin="round"><use href="#a" stroke-width="9" opacity=".3"/><use href="#b" stroke-width="16" opacity=".16"/></g><g stroke="#6f6248" stroke-linecap="round"><path d="${parallels(RADIUS, GAP)}" clip-path="url(#s)" stroke-width="4.2" opacity=".8"/><path d="${meridians(RADIUS, GAP)}" clip-path="url(#d)" stroke-width="2.9" opacity=".8"/><path d="${craterPaths}" stroke-width="3.5" opacity=".6"/></g><circle r="500" fill="url(#l)"/></svg>
`,
);
