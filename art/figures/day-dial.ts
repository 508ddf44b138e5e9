import { round } from '#app/ui/round.ts';
import type { Point } from '#app/ui/wheel-geometry.ts';
import { BASELINE, GOLD, SOFT } from './inks.ts';
import { element } from './svg-marks.ts';

/** A day as a 24-hour dial around the origin: noon at the top, hours clockwise. */

/** The point of an hour (fractions allowed) on a circle. */
export function atHour(hour: number, radius: number): Point {
  const angle = ((hour - 12) / 12) * Math.PI;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

/** The same point as path data coordinates. */
export function hourCorner(hour: number, radius: number): string {
  return atHour(hour, radius).map(round).join(' ');
}

/** The part of a band from one hour to a later one, as path data. */
export function hourSector(from: number, to: number, inner: number, outer: number): string {
  const wide = to - from > 12 ? 1 : 0;
  const arc = (radius: number, hour: number, sweep: 0 | 1) =>
    `A${radius} ${radius} 0 ${wide} ${sweep} ${hourCorner(hour, radius)}`;
  return `M${hourCorner(from, outer)}${arc(outer, to, 1)}L${hourCorner(to, inner)}${arc(inner, from, 0)}z`;
}

/** The hours of a clock, with noon and midnight as words; those in `marked` are gold. */
export function hourNames(
  radius: number,
  fontSize: number,
  marked: ReadonlySet<number> = new Set(),
) {
  const names = Array.from({ length: 24 }, (_, hour) => {
    const [x, y] = atHour(hour, radius);
    const words = hour === 0 ? 'midnight' : hour === 12 ? 'noon' : String(hour % 12);
    const fill = marked.has(hour) ? GOLD : SOFT;
    const place = { x, y: y + BASELINE * fontSize, 'text-anchor': 'middle' };
    return element('text', { ...place, fill, 'font-size': fontSize }, words);
  });
  return names.join('');
}
