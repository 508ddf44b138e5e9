import type { Point } from '#app/ui/wheel-geometry.ts';
import { BRIGHT, GOLD, INK, PALE, TENSE } from '../../figures/inks.ts';
import { element, pathThrough } from '../../figures/svg-marks.ts';

/** The name for a number of steps between two signs, and the strokes of its line. */
export interface Relation {
  inWords: string;
  steps: readonly number[];
  strokes: readonly Stroke[];
}

interface Stroke {
  stroke: string;
  'stroke-width': number;
  'stroke-dasharray'?: string;
  'stroke-linecap'?: 'butt';
}

/**
 * The relations from the strongest mark to the faintest. An opposition's double line is a broad one with its middle
 * removed.
 */
export const RELATIONS: readonly Relation[] = [
  { inWords: 'Trine, 4 steps', steps: [4], strokes: [{ stroke: BRIGHT, 'stroke-width': 4.2 }] },
  { inWords: 'Sextile, 2', steps: [2], strokes: [{ stroke: BRIGHT, 'stroke-width': 1.3 }] },
  {
    inWords: 'Square, 3',
    steps: [3],
    strokes: [{ stroke: TENSE, 'stroke-width': 2.2, 'stroke-dasharray': '9 6' }],
  },
  {
    inWords: 'Opposition, 6',
    steps: [6],
    strokes: [
      { stroke: GOLD, 'stroke-width': 6, 'stroke-linecap': 'butt' },
      { stroke: INK, 'stroke-width': 3, 'stroke-linecap': 'butt' },
    ],
  },
  {
    inWords: 'No old aspect, 1 and 5',
    steps: [1, 5],
    strokes: [{ stroke: PALE, 'stroke-width': 1.8, 'stroke-dasharray': '0 6.5' }],
  },
];

export function inkOf({ strokes }: Relation): string {
  return strokes[0]!.stroke;
}

/** A line in a relation's style. */
export function relationLine({ strokes }: Relation, from: Point, to: Point): string {
  const d = pathThrough([from, to]);
  return strokes.map((stroke) => element('path', { d, ...stroke })).join('');
}
