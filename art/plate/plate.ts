import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';

export type Pen = SKRSContext2D;
/** One step of the engraving, drawn over what is there. */
export type Layer = (pen: Pen) => void;
export type Flat = readonly [x: number, y: number];

/**
 * The sheet in pixels. The site crops it to 16:9, 1200 by 630 and 2:1, so keep essentials 50 pixels clear of top and
 * bottom.
 */
export const WIDTH = 1600;
export const HEIGHT = 900;

/** A blank night sheet. */
export function newPlate(): { canvas: Canvas; pen: Pen } {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const pen = canvas.getContext('2d');
  pen.fillStyle = color('ink');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  return { canvas, pen };
}

/** A color token of app/styles/tokens.css, at an opacity. */
export function color(name: string, strength = 1): string {
  const hex = TOKENS.get(name);
  if (!hex) {
    throw new Error(`Unknown color token: ${name}`);
  }
  return `${hex}${Math.round(strength * 255)
    .toString(16)
    .padStart(2, '0')}`;
}

const TOKENS = new Map(
  Array.from(
    readFileSync(
      fileURLToPath(new URL('../../app/styles/tokens.css', import.meta.url)),
      'utf8',
    ).matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g),
    ([, name, hex]) => [name!, hex!] as const,
  ),
);
