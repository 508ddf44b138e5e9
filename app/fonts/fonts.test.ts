import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { expect, it } from 'vitest';

it.each(['eb-garamond-roman', 'eb-garamond-italic', 'alegreya-sans'])(
  'draws straight quotes as opening and closing ones in the part of %s that pages load first',
  (name) => {
    GlobalFonts.registerFromPath(`app/fonts/${name}.woff2`, `${name} whole`);
    GlobalFonts.registerFromPath(`app/fonts/${name}-first.woff2`, `${name} first`);
    const first = drawn(`${name} first`, '"Oh."');
    const differenceFrom = (text: string) => {
      const whole = drawn(`${name} whole`, text);
      return whole.filter((value, i) => Math.abs(value - first[i]!) > 127).length;
    };
    // Letters don't match to the pixel: the parts have coarser units than the whole fonts.
    const right = differenceFrom('“Oh.”');
    expect(right).toBeLessThan(differenceFrom('”Oh.”') / 2);
    expect(right).toBeLessThan(differenceFrom('“Oh.') / 2);
  },
);

function drawn(font: string, text: string): Uint8ClampedArray {
  const ink = createCanvas(800, 400).getContext('2d');
  ink.font = `200px "${font}"`;
  ink.fillText(text, 50, 250);
  return ink.getImageData(0, 0, 800, 400).data;
}
