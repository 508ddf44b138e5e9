import { round } from './round.ts';

/**
 * A star as the old atlases mark its magnitude: the brighter the star, the larger it is and the more points it has.
 * Path data around (x, y), in units of a plate 100 wide; null for a star that is faint enough to be a dot.
 */
export function starShape(x: number, y: number, magnitude: number): string | null {
  if (magnitude >= FAINTEST_SHAPE) return null;
  const corners = cornersOf(magnitude).map(([dx, dy]) => `${round(x + dx)} ${round(y + dy)}`);
  return `M${corners.join('L')}z`;
}

/**
 * The same for a sheet of many stars, with magnitudes to the half: each point is relative to the one before, so that
 * all stars of a magnitude have the same path data, which compresses well.
 */
export function starMark(x: number, y: number, magnitude: number): string | null {
  if (magnitude >= FAINTEST_SHAPE) return null;
  const corners = cornersOf(Math.round(magnitude * 2) / 2);
  const steps = corners.map(([dx, dy], i) => {
    const [px, py] = corners[i - 1] ?? [0, 0];
    return `${round(dx - px)} ${round(dy - py)}`;
  });
  return `M${x} ${y}m${steps.join('l')}z`;
}

/** From this magnitude on a star is a dot. */
const FAINTEST_SHAPE = 3.4;

/** The points and notches around a star's place. */
function cornersOf(magnitude: number): [number, number][] {
  const points = magnitude < 1.6 ? 8 : magnitude < 2.6 ? 6 : 5;
  const outer = starRadius(magnitude) * 1.5;
  return Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i * Math.PI) / points;
    const reach = i % 2 === 0 ? outer : outer * 0.42;
    return [reach * Math.sin(angle), -reach * Math.cos(angle)];
  });
}

/** The radius of a star's dot in the same units: 2 at magnitude 1, and about half for each two magnitudes more. */
export function starRadius(magnitude: number): number {
  return round(2 * 0.72 ** (magnitude - 1));
}
