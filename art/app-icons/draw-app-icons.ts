import { readFileSync, writeFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';

/**
 * Draws `public/favicon.svg` as the icons that older browsers and home screens ask for:
 * `node art/app-icons/draw-app-icons.ts`.
 */
const svg = readFileSync('public/favicon.svg', 'utf8');

/** `bleed`: without rounded corners, because home screens round them; they may crop a tenth on each side. */
async function png(size: number, { bleed = false, scale = 1 } = {}): Promise<Buffer> {
  const sized = svg.replace('<svg ', `<svg width="${size}" height="${size}" `);
  const icon = await loadImage(Buffer.from(sized));
  const canvas = createCanvas(size, size);
  const pen = canvas.getContext('2d');
  if (bleed) {
    pen.fillStyle = '#0b1530';
    pen.fillRect(0, 0, size, size);
  }
  const margin = (size * (1 - scale)) / 2;
  pen.drawImage(icon, margin, margin, size * scale, size * scale);
  return canvas.toBuffer('image/png');
}

/** One picture as an ICO file: a header of 6 bytes, an entry of 16, and the PNG. */
async function ico(size: number): Promise<Buffer> {
  const picture = await png(size);
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits to a pixel
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

writeFileSync('public/apple-touch-icon.png', await png(180, { bleed: true }));
writeFileSync('public/icon-192.png', await png(192));
writeFileSync('public/icon-512.png', await png(512));
writeFileSync('public/icon-maskable-512.png', await png(512, { bleed: true, scale: 0.8 }));
writeFileSync('public/favicon.ico', await ico(32));
