import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { expect, it } from 'vitest';

it.each(['eb-garamond-roman', 'eb-garamond-italic', 'alegreya-sans'])(
  'opens and closes straight quotes in the part of %s that pages load first',
  (name) => {
    GlobalFonts.registerFromPath(`app/fonts/${name}.woff2`, `${name} whole`);
    GlobalFonts.registerFromPath(`app/fonts/${name}-first.woff2`, `${name} first`);
    const whole = drawn(`${name} whole`, '“Oh.”');
    const first = drawn(`${name} first`, '"Oh."');
    expect(whole.some((value) => value > 200)).toBe(true);
    expect(whole.filter((value, i) => Math.abs(value - first[i]!) > 127)).toHaveLength(0);
  },
);

function drawn(font: string, text: string): Uint8ClampedArray {
  const ink = createCanvas(160, 80).getContext('2d');
  ink.font = `40px "${font}"`;
  ink.fillText(text, 10, 50);
  return ink.getImageData(0, 0, 160, 80).data;
}
