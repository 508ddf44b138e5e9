import { describe, expect, it } from 'vitest';
import { starMark, starRadius, starShape } from './star-shape.ts';

describe('starShape', () => {
  it.each([
    { magnitude: 0.9, points: 8 },
    { magnitude: 2, points: 6 },
    { magnitude: 3, points: 5 },
  ])('gives a star of magnitude $magnitude $points points', ({ magnitude, points }) => {
    expect(starShape(50, 50, magnitude)?.match(/L/g)).toHaveLength(points * 2 - 1);
  });

  it('draws a faint star as a dot', () => {
    expect(starShape(50, 50, 4.2)).toBeNull();
  });

  it('is centered on its position with one point up', () => {
    expect(starShape(50, 50, 1)).toMatch(/^M50 47L/);
  });
});

describe('starMark', () => {
  it('has the same text for all stars of a class except for their positions', () => {
    const [a, b] = [starMark(10, 20, 1.9)!, starMark(30, 40, 2.1)!];
    expect(a.replace(/^M10 20/, '')).toBe(b.replace(/^M30 40/, ''));
    expect(a).toMatch(/^M10 20m0 -/);
  });

  it('draws a faint star as a dot', () => {
    expect(starMark(50, 50, 4.2)).toBeNull();
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
