import { round } from '#app/ui/round.ts';
import type { Point } from '#app/ui/wheel-geometry.ts';
import { type Element, signProfile } from '#domain/zodiac/profiles.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { range } from '../../facts/spans.ts';
import { elementInk, INK } from '../../figures/inks.ts';
import { pathThrough, stroked } from '../../figures/svg-marks.ts';
import { onWheel, type ZodiacWheel } from '../../figures/zodiac-wheel.ts';

/** The style and color of an element's triangle. */
export interface ElementLine {
  name: Element;
  ink: string;
  width: number;
  dash?: string;
  wave?: Wave;
}

interface Wave {
  length: number;
  /** The offset of the curve's control points; the line itself swings half as far. */
  height: number;
}

/** From the most conspicuous to the quietest; distinguishable without color too. */
export const ELEMENT_LINES: readonly ElementLine[] = [
  { name: 'Fire', ink: elementInk('Fire'), width: 3.6 },
  { name: 'Earth', ink: elementInk('Earth'), width: 1.5 },
  { name: 'Air', ink: elementInk('Air'), width: 1.7, dash: '7 5' },
  { name: 'Water', ink: elementInk('Water'), width: 1.4, wave: { length: 9, height: 4 } },
];

/** The clearance of a line to those it crosses over. */
const AIR = 5;

/** The triangle through the middles of an element's three signs. */
export function elementTriangle(wheel: ZodiacWheel, radius: number, line: ElementLine): string {
  const corners = SIGNS.flatMap((sign, i) =>
    signProfile(sign).element === line.name ? [onWheel(wheel, 30 * i + 15, radius)] : [],
  );
  return elementLine(line, [...corners, corners[0]!]);
}

/** A line through points in an element's style; closed if it returns to the first point. */
export function elementLine({ ink, width, dash, wave }: ElementLine, points: Point[]): string {
  const closed = points[0] === points.at(-1) ? 'z' : '';
  const straight = pathThrough(points) + closed;
  return (
    stroked(straight, INK, width + AIR) +
    stroked(wave ? wavesThrough(points, wave) + closed : straight, ink, width, {
      'stroke-dasharray': dash,
    })
  );
}

/** Whole waves from each point to the next. */
function wavesThrough(points: readonly Point[], { length, height }: Wave): string {
  const [first, ...others] = points;
  const waves = others.map(([x2, y2], i) => {
    const [x1, y1] = points[i]!;
    const [dx, dy] = [x2 - x1, y2 - y1];
    const distance = Math.hypot(dx, dy);
    const halves = 2 * Math.round(distance / length);
    const along = (half: number) => [x1 + (dx * half) / halves, y1 + (dy * half) / halves];
    const [middleX, middleY] = along(0.5);
    const crest = [middleX! - (dy / distance) * height, middleY! + (dx / distance) * height];
    const ends = range(2, halves).map((half) => `T${along(half).map(round).join(' ')}`);
    return `Q${crest.map(round).join(' ')} ${along(1).map(round).join(' ')}${ends.join('')}`;
  });
  return `M${first!.join(' ')}${waves.join('')}`;
}
