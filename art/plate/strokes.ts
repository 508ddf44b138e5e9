import { type LineStyle, line } from './line.ts';
import type { Flat, Layer } from './plate.ts';

/** A straight stroke from one place to another. */
export type Stroke = readonly [fromX: number, fromY: number, toX: number, toY: number];

/** Straight strokes of one width. */
export function strokes(all: readonly Stroke[], style: LineStyle): Layer {
  const places = all.flatMap(([x, y, toX, toY]): (Flat | null)[] => [[x, y], [toX, toY], null]);
  return line(places, style);
}

/** Numbers from one up to another, so far apart: where the strokes of a hatching stand. */
export function spaced(from: number, to: number, gap: number): number[] {
  return Array.from({ length: Math.ceil((to - from) / gap) }, (_, i) => from + i * gap);
}
