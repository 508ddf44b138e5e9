import { type LineStyle, line } from './line.ts';
import type { Flat, Layer } from './plate.ts';

/** A straight stroke between two points. */
export type Stroke = readonly [fromX: number, fromY: number, toX: number, toY: number];

/** Straight strokes of equal width. */
export function strokes(all: readonly Stroke[], style: LineStyle): Layer {
  const places = all.flatMap(([x, y, toX, toY]): (Flat | null)[] => [[x, y], [toX, toY], null]);
  return line(places, style);
}

/** Numbers from `from` to `to`, end exclusive, `gap` apart: the positions of hatching strokes. */
export function spaced(from: number, to: number, gap: number): number[] {
  return Array.from({ length: Math.ceil((to - from) / gap) }, (_, i) => from + i * gap);
}
