import { expect, it } from 'vitest';
import { centerCrop } from './crop.ts';

const ORIGINAL = { width: 1600, height: 900 };

it.each([
  [
    'the same proportions, nothing cut',
    { width: 400, height: 225 },
    { x: 0, y: 0, width: 1600, height: 900 },
    { width: 400, height: 225 },
  ],
  [
    'a wider strip, cut above and below',
    { width: 800, height: 400 },
    { x: 0, y: 50, width: 1600, height: 800 },
    { width: 800, height: 400 },
  ],
  [
    'a square, cut on both sides',
    { width: 90, height: 90 },
    { x: 350, y: 0, width: 900, height: 900 },
    { width: 90, height: 90 },
  ],
  [
    'the size of social pictures',
    { width: 1200, height: 630 },
    { x: 0, y: 30, width: 1600, height: 840 },
    { width: 1200, height: 630 },
  ],
  [
    'more than the original has, no larger than it is',
    { width: 1600, height: 1600 },
    { x: 350, y: 0, width: 900, height: 900 },
    { width: 900, height: 900 },
  ],
  [
    'a line one pixel high',
    { width: 1600, height: 1 },
    { x: 0, y: 449.5, width: 1600, height: 1 },
    { width: 1600, height: 1 },
  ],
])('cuts %s', (_name, wanted, from, to) => {
  expect(centerCrop(ORIGINAL, wanted)).toEqual({ from, to });
});

it('leaves at least one pixel of a very narrow picture', () => {
  const { to } = centerCrop({ width: 10, height: 10 }, { width: 1600, height: 1 });
  expect(to).toEqual({ width: 10, height: 1 });
});
