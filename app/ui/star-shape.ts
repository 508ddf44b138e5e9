import { round } from './round.ts';

/**
 * A star as the old atlases mark its magnitude: the brighter, the larger and the more points. Path data around (x, y),
 * in units of a plate 100 wide; null for a star that is faint enough to be a dot.
 */
export function starShape(x: number, y: number, magnitude: number): string | null {
  if (magnitude >= 3.4) {
    return null;
  }
  const points = magnitude < 1.6 ? 8 : magnitude < 2.6 ? 6 : 5;
  const outer = starRadius(magnitude) * 1.5;
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i * Math.PI) / points;
    const reach = i % 2 === 0 ? outer : outer * 0.42;
    return `${round(x + reach * Math.sin(angle))} ${round(y - reach * Math.cos(angle))}`;
  });
  return `M${corners.join('L')}z`;
}

/** The radius of a star's dot in the same units: 2 at magnitude 1, and about half for each two magnitudes more. */
export function starRadius(magnitude: number): number {
  return round(2 * 0.72 ** (magnitude - 1));
}
