import { createCanvas } from '@napi-rs/canvas';

/** A PNG with enough content to compress. */
export async function picture(width = 200, height = 100): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const sheet = canvas.getContext('2d');
  for (let x = 0; x < width; x++) {
    sheet.fillStyle = `hsl(${x * 7}, 80%, ${30 + (x % 5) * 10}%)`;
    sheet.fillRect(x, 0, 1, height);
  }
  return canvas.encode('png');
}
