import { round } from '#app/ui/round.ts';
import type { Point } from '#app/ui/wheel-geometry.ts';

/** Radii of the day's dial in units of the drawing, from the rim inward. */
export const RIM = 196;
export const BAND = { outer: 192, inner: 167, middle: 179.5 };
export const HOURS = 155.5;
export const SCALE = 144;
/** Where the horizon lies, one unit to a degree of the Sun's height. */
export const HORIZON = 80;

/** How far under its middle a line of lettering stands. */
export const BASELINE = 4.4;

export const GOLD = 'var(--color-gold)';
export const DIM = 'var(--color-gold-dim)';
export const SOFT = 'var(--color-ivory-soft)';
export const LINE = 'var(--color-ink-line)';
export const INK = 'var(--color-ink)';

/** The place of an hour on a circle: noon at the top, the hours with the clock. */
export function at(hour: number, radius: number): Point {
  const angle = ((hour - 12) / 12) * Math.PI;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

/** The same as coordinates in path data. */
export function corner(hour: number, radius: number): string {
  return at(hour, radius).map(round).join(' ');
}
