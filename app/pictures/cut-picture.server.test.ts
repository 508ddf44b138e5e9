import { readFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { cutPicture } from './cut-picture.server.ts';

/** 1600 by 900: red on the left half, blue on the right. */
function original(): Buffer {
  const canvas = createCanvas(1600, 900);
  const sheet = canvas.getContext('2d');
  sheet.fillStyle = '#ff0000';
  sheet.fillRect(0, 0, 800, 900);
  sheet.fillStyle = '#0000ff';
  sheet.fillRect(800, 0, 800, 900);
  return canvas.toBuffer('image/png');
}

it.each([
  ['image/avif', /^....ftypavif/s],
  ['image/webp', /^RIFF....WEBP/s],
  ['image/jpeg', /^\xff\xd8\xff/],
] as const)('cuts the middle out as %s', async (type, mark) => {
  const picture = await cutPicture(original(), { width: 800, height: 400 }, type);
  const image = await loadImage(picture.bytes);
  expect([picture.type, image.width, image.height]).toEqual([type, 800, 400]);
  expect(Buffer.from(picture.bytes).toString('latin1')).toMatch(mark);

  const canvas = createCanvas(800, 400);
  const sheet = canvas.getContext('2d');
  sheet.drawImage(image, 0, 0);
  const [red, , blue] = sheet.getImageData(390, 200, 1, 1).data;
  expect(red).toBeGreaterThan(200);
  expect(blue).toBeLessThan(60);
});

it('gives equal pictures the same ETag and others a different one', async () => {
  const cut = (width: number) => cutPicture(original(), { width, height: 225 }, 'image/webp');
  const [one, same, other] = await Promise.all([cut(400), cut(400), cut(300)]);
  expect(same.etag).toBe(one.etag);
  expect(other.etag).not.toBe(one.etag);
  expect(one.etag).toMatch(/^"[\w-]+"$/);
});

it('makes an AVIF smaller than the WebP of a cover, and nearer to the original', async () => {
  const cover = await readFile('content/articles/mercury-retrograde-guide/cover.webp');
  const size = { width: 800, height: 450 };
  const [avif, webp] = await Promise.all([
    cutPicture(cover, size, 'image/avif'),
    cutPicture(cover, size, 'image/webp'),
  ]);
  expect(avif.bytes.length).toBeLessThan(0.7 * webp.bytes.length);
  const pixels = await pixelsOf(cover, size);
  expect(distance(await pixelsOf(avif.bytes, size), pixels)).toBeLessThan(
    distance(await pixelsOf(webp.bytes, size), pixels),
  );
});

async function pixelsOf(bytes: Uint8Array, { width, height }: { width: number; height: number }) {
  const sheet = createCanvas(width, height).getContext('2d');
  sheet.imageSmoothingQuality = 'medium';
  sheet.drawImage(await loadImage(bytes), 0, 0, width, height);
  return sheet.getImageData(0, 0, width, height).data;
}

/** The sum of the squared differences. */
function distance(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  return a.reduce((sum, value, i) => sum + (value - b[i]!) ** 2, 0);
}
