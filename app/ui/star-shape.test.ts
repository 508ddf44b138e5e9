import { describe, expect, it } from 'vitest';
import { starRadius, starShape } from './star-shape.ts';

describe('starShape', () => {
  it.each([
    { magnitude: 0.9, points: 8 },
    { magnitude: 2, points: 6 },
    { magnitude: 3, points: 5 },
  ])('gives a star of magnitude $magnitude $points points', ({ magnitude, points }) => {
    expect(starShape(50, 50, magnitude)?.match(/L/g)).toHaveLength(points * 2 - 1);
  });

  it('leaves a faint star to be a dot', () => {
    expect(starShape(50, 50, 4.2)).toBeNull();
  });

  it('stands on its place with one point up', () => {
    expect(starShape(50, 50, 1)).toMatch(/^M50 47L/);
  });
});

describe('starRadius', () => {
  it.each([
    [1, 2],
    [3, 1.04],
    [4.5, 0.63],
  ])('of magnitude %d is %d', (magnitude, radius) => {
    expect(starRadius(magnitude)).toBe(radius);
  });
});
