import type { Point } from '#app/ui/wheel-geometry.ts';
import { element } from './svg-marks.ts';

/** Circles around a figure's origin, and the scales on them. */

export function circle(r: number, width: number, stroke?: string, dash?: string): string {
  return element('circle', { r, 'stroke-width': width, stroke, 'stroke-dasharray': dash });
}

export function circleAt([cx, cy]: Point, r: number, style: Record<string, string | number>) {
  return element('circle', { cx, cy, r, ...style });
}

interface Scale {
  /** The inner radius. */
  radius: number;
  /** The number of parts the circle is divided into, and the parts from one stroke to the next. */
  parts: number;
  step: number;
  /** The outward length of a stroke, and its width as a fraction of a part. */
  length: number;
  width: number;
  stroke?: string;
  /** The first stroke's position in degrees clockwise from the right. */
  turn?: number;
}

/** Strokes around a circle, as a dashed line across its width. */
export function ringScale({ radius, parts, step, length, width, stroke, turn }: Scale): string {
  return element('circle', {
    r: radius + length / 2,
    pathLength: parts,
    stroke,
    'stroke-width': length,
    'stroke-linecap': 'butt',
    'stroke-dasharray': `${width} ${step - width}`,
    'stroke-dashoffset': width / 2,
    transform: turn === undefined ? undefined : `rotate(${turn.toFixed(2)})`,
  });
}

/** Attributes that hatch a line across its width, divided into this many parts. */
export function hatching(parts: number, width: number) {
  return {
    pathLength: parts,
    'stroke-width': width,
    'stroke-linecap': 'butt',
    'stroke-dasharray': '0.24 0.76',
    'stroke-dashoffset': 0.12,
  };
}
