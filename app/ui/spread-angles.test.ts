import { describe, expect, it } from 'vitest';
import { spreadAngles } from './spread-angles.ts';

describe('spreadAngles', () => {
  it('leaves angles that are far enough apart where they are', () => {
    expect(spreadAngles([10, 200, 90], 10)).toEqual([10, 200, 90]);
  });

  it('moves two close angles apart by the same amount', () => {
    expect(spreadAngles([100, 104], 10)).toEqual([97, 107]);
  });

  it('keeps the given order and the order on the circle', () => {
    expect(spreadAngles([104, 100], 10)).toEqual([107, 97]);
  });

  it('works across 0 degrees', () => {
    expect(spreadAngles([359, 1], 10)).toEqual([355, 5]);
  });

  it('lets a growing block push its neighbor', () => {
    expect(spreadAngles([100, 100, 109], 10)).toEqual([93, 103, 113]);
  });

  it('spaces a crowd evenly if there is no room for all', () => {
    expect(spreadAngles([0, 0, 0, 0], 200).sort((a, b) => a - b)).toEqual([45, 135, 225, 315]);
  });

  it('separates ten bodies at one degree', () => {
    const placed = spreadAngles(new Array(10).fill(30), 9).sort((a, b) => a - b);
    const gaps = placed.map((angle, i) => (placed[(i + 1) % 10]! - angle + 360) % 360);
    expect(Math.min(...gaps)).toBeCloseTo(9, 9);
  });

  it('separates ten bodies at any position', () => {
    const narrowest = Array.from({ length: 500 }, (_, day) => {
      const bodies = Array.from({ length: 10 }, (_, n) => (day * (n + 1) * 7.3 + n * n * 11) % 360);
      const placed = spreadAngles(bodies, 10).sort((a, b) => a - b);
      return Math.min(...placed.map((angle, i) => (placed[(i + 1) % 10]! - angle + 360) % 360));
    });
    expect(Math.min(...narrowest)).toBeGreaterThan(10 - 1e-6);
  });

  it.each([
    ['nothing', [], []],
    ['a single angle', [370], [10]],
  ])('takes %s', (_, angles, expected) => {
    expect(spreadAngles(angles, 9)).toEqual(expected);
  });
});
