import { shadowPath } from '#app/ui/moon-disc.ts';
import { round } from '#app/ui/round.ts';
import type { Point } from '#app/ui/wheel-geometry.ts';
import { BRIGHT, GOLD, INK, MOON_DARK, MOON_LIT } from './inks.ts';
import { element, group, stroked } from './svg-marks.ts';

/**
 * The Moon at a phase (its elongation from the Sun in degrees), as seen from the northern hemisphere, centered on a
 * point.
 */
export function littleMoon([x, y]: Point, radius: number, phase: number): string {
  return group(
    { transform: `translate(${round(x)} ${round(y)})` },
    element('circle', { r: radius, fill: MOON_LIT }),
    element('path', { d: shadowPath(phase, radius), fill: MOON_DARK }),
    element('circle', { r: radius, stroke: GOLD, 'stroke-width': 0.7 }),
  );
}

/** A small Sun: a disc and its rays. */
export function littleSun([x, y]: Point, radius: number): string {
  const rays = Array.from({ length: 16 }, (_, i) => {
    const angle = (i / 8) * Math.PI;
    const end = (reach: number) =>
      `${round(x + reach * Math.sin(angle))} ${round(y - reach * Math.cos(angle))}`;
    return `M${end(radius * 1.35)}L${end(radius * (i % 2 === 0 ? 2.15 : 1.8))}`;
  });
  return (
    element('circle', { cx: x, cy: y, r: radius * 2.3, fill: INK }) +
    stroked(rays.join(''), BRIGHT, radius * 0.22) +
    element('circle', { cx: x, cy: y, r: radius, fill: BRIGHT })
  );
}
