import { round } from './round.ts';
import type { Point } from './wheel-geometry.ts';

/** The transform that centers a drawing of the 24-unit grid on `point`, `size` units wide. */
export function glyphAt([x, y]: Point, size: number): string {
  return `translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${round(size / 24)})`;
}
