import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Canvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { artOf, contentFolder, SLUGS, textsOf } from './articles.ts';
import { newPlate } from './plate/plate.ts';

/** On a phone screen this wide the figure's letters must still be legible. */
const PHONE_WIDTH = 342;
const SMALLEST_LETTERS_PX = 9.5;
const HEAVIEST_FIGURE_KB = 40;
/** Mean error per channel value, out of 255, allowed for WebP compression. */
const PRESSED = 4;

describe.each(SLUGS)('%s', async (slug) => {
  const art = await artOf(slug);
  const kept = (name: string) => readFileSync(join(contentFolder(slug), name));
  const texts = textsOf(art);
  const figures = Object.entries(texts).filter(([name]) => name.endsWith('.svg'));

  it.each(Object.entries(texts))('%s matches what is computed now', (name, text) => {
    expect(kept(name).toString()).toBe(text);
  });

  it('keeps no drawing that is no longer generated', () => {
    const files = readdirSync(contentFolder(slug)).filter((name) => name.endsWith('.svg'));
    expect(files.sort()).toEqual(Object.keys(art.figures).sort());
  });

  it.each(figures)('%s is small, with letters large enough for a phone', (_name, svg) => {
    expect(Buffer.byteLength(svg)).toBeLessThan(HEAVIEST_FIGURE_KB * 1024);
    const [, width] = svg.match(/viewBox="\S+ \S+ (\S+) /)!;
    const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
    expect(sizes.length).toBeGreaterThan(0);
    expect((Math.min(...sizes) / Number(width)) * PHONE_WIDTH).toBeGreaterThan(SMALLEST_LETTERS_PX);
  });

  it('keeps a cover of 1600 by 900 pixels and at most 250 KB that matches what is drawn now', async () => {
    const cover = kept('cover.webp');
    expect(cover.length).toBeLessThanOrEqual(250 * 1024);
    const image = await loadImage(cover);
    expect([image.width, image.height]).toEqual([1600, 900]);
    const [was, is] = [newPlate(), newPlate()];
    was.pen.drawImage(image, 0, 0);
    for (const cut of art.cover()) cut(is.pen);
    expect(differenceOf(was.canvas, is.canvas)).toBeLessThan(PRESSED);
  });
});

/** Mean difference between the pixels of two canvases. */
function differenceOf(a: Canvas, b: Canvas): number {
  const [one, other] = [a, b].map((canvas) => canvas.data());
  let sum = 0;
  // Sample every seventh value.
  for (let i = 0; i < one!.length; i += 7) sum += Math.abs(one![i]! - other![i]!);
  return (7 * sum) / one!.length;
}
