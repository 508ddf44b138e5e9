import { readFile } from 'node:fs/promises';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { encodeAndFree } from '../encode-and-free.server.ts';
import { SOCIAL_PICTURE } from '../image-url.ts';
import type { MadePicture } from '../made-picture.server.ts';

/** An empty sheet in the size of a share picture, with its drawing context. */
export interface Sheet {
  ink: SKRSContext2D;
  /** A color of `app/styles/tokens.css` by its name, such as `gold` or `aries-pale`. */
  color(name: string): string;
  /** Fills and strokes path data, in the units of the sheet. */
  path(data: string, look: { fill?: string; stroke?: string; width?: number }): void;
  /** Draws only inside the outline of path data. */
  within(outline: string, draw: () => void): void;
  finish(): Promise<MadePicture>;
}

const ROMAN = 'app/fonts/eb-garamond-roman.woff2';
const ITALIC = 'app/fonts/eb-garamond-italic.woff2';
const TOKENS = 'app/styles/tokens.css';

/** A sheet in the night color. The drawing library, fonts and colors are loaded with the first one. */
export async function openSheet(): Promise<Sheet> {
  tools ??= loadTools();
  const { createCanvas, Path2D, colors } = await tools.catch((error) => {
    tools = undefined;
    throw error;
  });
  const { width, height } = SOCIAL_PICTURE;
  const canvas = createCanvas(width, height);
  const ink = canvas.getContext('2d');

  function color(name: string): string {
    const value = colors.get(name);
    if (!value) throw new Error(`${TOKENS} has no color ${name}.`);
    return value;
  }

  ink.fillStyle = color('ink');
  ink.fillRect(0, 0, width, height);
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  return {
    ink,
    color,
    path(data, { fill, stroke, width = 1 }) {
      const shape = new Path2D(data);
      if (fill) {
        ink.fillStyle = fill;
        ink.fill(shape);
      }
      if (stroke) {
        ink.strokeStyle = stroke;
        ink.lineWidth = width;
        ink.stroke(shape);
      }
    },
    within(outline, draw) {
      ink.save();
      ink.clip(new Path2D(outline));
      draw();
      ink.restore();
    },
    finish: () => encodeAndFree(canvas, 'image/png'),
  };
}

let tools: ReturnType<typeof loadTools> | undefined;

async function loadTools() {
  const { createCanvas, GlobalFonts, Path2D } = await import('@napi-rs/canvas');
  for (const file of [ROMAN, ITALIC]) GlobalFonts.register(await readFile(file), 'Share Garamond');
  const tokens = await readFile(TOKENS, 'utf8');
  const colors = new Map(
    [...tokens.matchAll(/--(?:color-)?([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  );
  return { createCanvas, Path2D, colors };
}
