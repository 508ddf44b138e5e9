import { expect, it } from 'vitest';
import { spreadOf } from './spread.ts';

it.each([
  ['an odd count', [3, 1, 10], { min: 1, median: 3, max: 10 }],
  ['an even count', [4, 1, 2, 10], { min: 1, median: 3, max: 10 }],
  ['one alone', [7], { min: 7, median: 7, max: 7 }],
])('returns the minimum, median and maximum of %s', (_, numbers, spread) => {
  expect(spreadOf(numbers)).toEqual(spread);
});
