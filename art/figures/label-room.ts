import type { Point } from '#app/ui/wheel-geometry.ts';
import type { Sheet } from '../atlas/label-place.ts';
import { element } from './svg-marks.ts';

/** A drawn point that labels should avoid covering; the weight is the cost of covering it. */
export type Ink = readonly [x: number, y: number, weight: number];

/** Words near a point, and the cost of what they cover. */
export interface Label {
  at: Point;
  words: string;
  cost: number;
}

/** A sheet being labeled: what is placed on it blocks later labels. */
export interface LabelSheet {
  sheet: Sheet;
  fontSize: number;
  ink: Ink[];
}

/** Mean letter width and capital height in EB Garamond, as fractions of the font size. */
const LETTER_WIDTH = 0.47;
const CAPITAL_HEIGHT = 0.65;
const AIR = 2.2;
const DIRECTIONS = 24;
const OUTSIDE = 10_000;

/** Labels a point at distance `clear`, in the direction where the label covers least. */
export function labelAround(on: LabelSheet, words: string, [x, y]: Point, clear: number): Label {
  const [width, height] = halfSize(words, on.fontSize);
  return cheapest(
    on,
    words,
    [clear, clear + 3].flatMap((distance) =>
      Array.from({ length: DIRECTIONS }, (_, i): Point => {
        const [across, down] = onCircle((i * 2 * Math.PI) / DIRECTIONS);
        const off = distance + Math.min(width / Math.abs(across), height / Math.abs(down));
        return [x + off * across, y + off * down];
      }),
    ),
  );
}

/** The label at the position where it covers least. */
export function cheapest(on: LabelSheet, words: string, places: readonly Point[]): Label {
  const labels = places.map((at) => ({ at, words, cost: costAt(on, words, at) }));
  return labels.reduce((best, label) => (label.cost < best.cost ? label : best));
}

/** Reserves a label's space so later labels avoid it. */
export function keepClear(on: LabelSheet, { at: [x, y], words }: Label): void {
  const [width, height] = halfSize(words, on.fontSize);
  for (let dx = -width; dx <= width; dx += 2) {
    for (let dy = -height; dy <= height; dy += 2) on.ink.push([x + dx, y + dy, 20]);
  }
}

export function setLabel({ at: [x, y], words }: Label, fontSize: number): string {
  const base = y + (CAPITAL_HEIGHT / 2) * fontSize;
  const place = { x: Math.round(x * 10) / 10, y: Math.round(base * 10) / 10 };
  return element('text', { ...place, 'text-anchor': 'middle' }, words);
}

function costAt({ ink, sheet, fontSize }: LabelSheet, words: string, [x, y]: Point): number {
  const [width, height] = halfSize(words, fontSize);
  const [left, right] = [x - width - AIR, x + width + AIR];
  const [top, bottom] = [y - height - AIR, y + height + AIR];
  const isOut =
    left < sheet.left || right > sheet.right || top < sheet.top || bottom > sheet.bottom;
  return ink.reduce(
    (sum, [px, py, weight]) =>
      px > left && px < right && py > top && py < bottom ? sum + weight : sum,
    isOut ? OUTSIDE : 0,
  );
}

function halfSize(words: string, fontSize: number): Point {
  return [(words.length * LETTER_WIDTH * fontSize) / 2, (CAPITAL_HEIGHT * fontSize) / 2];
}

function onCircle(angle: number): Point {
  return [Math.cos(angle), Math.sin(angle)];
}
